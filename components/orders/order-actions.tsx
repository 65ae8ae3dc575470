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
import type { Order } from "@/lib/domains/orders/schema";
import { ToldDialog } from "./told-dialog";
import { useOrderRefusal } from "./use-order-refusal";

interface Props {
  order: Pick<Order, "orderId" | "customerId">;
  may: { withdraw: boolean; tell: boolean; again: boolean };
}

/** What a seller does with a whole order: withdraw it, say that it was told by telephone, order the same again. */
export function OrderActions({ order: { orderId, customerId }, may }: Props) {
  const t = useTranslations("orders");
  const router = useRouter();
  const { go, going } = useGo();
  const [telling, setTelling] = useState(false);
  const refusal = useOrderRefusal();
  const { about, run } = useAction<"withdraw" | "again">(
    (problem) => {
      router.refresh();
      return refusal(problem);
    },
    { id: `order-${orderId}` },
  );
  const withdraw = () =>
    run(async () => {
      await call("post", "/order/withdraw", { body: { orderId } });
      toast.success(t(customerId === null ? "withdrawnOwn" : "withdrawn", { number: orderId }));
      router.refresh();
    }, "withdraw");
  const again = () =>
    run(async () => {
      const made = await call("post", "/order/again", { body: { orderId } });
      serveCustomer(made.customerId);
      if (made.missing.length > 0) toast.warning(t("againMissing", { names: made.missing.join(", ") }));
      toast.info(t("againDone", { count: made.added }));
      if (made.added > 0) go("/cart?tab=cart");
    }, "again");
  return (
    <>
      {may.withdraw ? (
        <Button variant="danger" busy={about === "withdraw"} onClick={() => void withdraw()}>
          {t("withdraw")}
        </Button>
      ) : null}
      {may.tell ? (
        <Button variant="primary" onClick={() => setTelling(true)}>
          {t("told")}
        </Button>
      ) : null}
      {may.again ? (
        <Button busy={about === "again" || going} onClick={() => void again()}>
          {t("again")}
        </Button>
      ) : null}
      {telling ? <ToldDialog orderId={orderId} onClose={() => setTelling(false)} /> : null}
    </>
  );
}
