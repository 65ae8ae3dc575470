"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { serveCustomer } from "@/components/customers/current-customer";
import { useAction } from "@/components/page/use-action";
import { useGo } from "@/components/page/use-go";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { basketPlace } from "@/lib/domains/basket/place";
import type { Order } from "@/lib/domains/orders/schema";
import { ToldDialog } from "./told-dialog";
import { useOrderRefusal } from "./use-order-refusal";
import { WithdrawButton } from "./withdraw-button";

interface Props {
  order: Pick<Order, "orderId" | "customerId" | "transmission">;
  may: { withdraw: boolean; tell: boolean; again: boolean };
}

/** What a seller does with a whole order: withdraw it, say that it was told by telephone, order the same again. */
export function OrderActions({ order, may }: Props) {
  const { orderId, transmission } = order;
  const unanswered = transmission === "unknown";
  const t = useTranslations("orders");
  const router = useRouter();
  const { go, going } = useGo();
  const [telling, setTelling] = useState(false);
  const refusal = useOrderRefusal();
  const { busy, run } = useAction(
    (problem) => {
      router.refresh();
      return refusal(problem);
    },
    { id: `order-${orderId}` },
  );
  const again = () =>
    run(async () => {
      const { customerId, added, missing } = await call("post", "/order/again", { body: { orderId } });
      const isOwn = customerId === null;
      if (!isOwn) serveCustomer(customerId);
      if (missing.length > 0) toast.warning(t("againMissing", { names: missing.join(", ") }));
      toast.info(t(isOwn ? "againDoneOwn" : "againDone", { count: added }));
      if (added > 0) go(isOwn ? basketPlace : "/cart?tab=cart");
    });
  return (
    <>
      {may.withdraw ? <WithdrawButton order={order} /> : null}
      {may.tell ? (
        <Button variant="primary" aria-haspopup="dialog" onClick={() => setTelling(true)}>
          {t(unanswered ? "toldUnanswered" : "told")}
        </Button>
      ) : null}
      {may.again ? (
        <Button busy={busy || going} onClick={() => void again()}>
          {t("again")}
        </Button>
      ) : null}
      {telling ? <ToldDialog orderId={orderId} unanswered={unanswered} onClose={() => setTelling(false)} /> : null}
    </>
  );
}
