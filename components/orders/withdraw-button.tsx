"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import type { Order } from "@/lib/domains/orders/schema";
import { AskDialog } from "./ask-dialog";
import { useOrderRefusal } from "./use-order-refusal";

/** Takes an order back once that is confirmed. */
export function WithdrawButton({ order: { orderId, customerId } }: { order: Pick<Order, "orderId" | "customerId"> }) {
  const t = useTranslations("orders");
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const refusal = useOrderRefusal();
  const { busy, run } = useAction(
    (problem) => {
      router.refresh();
      return refusal(problem);
    },
    { id: `order-${orderId}` },
  );
  const isOwn = customerId === null;
  const withdraw = () =>
    run(async () => {
      await call("post", "/order/withdraw", { body: { orderId } });
      toast.success(t(isOwn ? "withdrawnOwn" : "withdrawn", { number: orderId }));
      setAsking(false);
      router.refresh();
    });
  return (
    <>
      <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t("withdraw")}
      </Button>
      {asking ? (
        <AskDialog
          title={t("withdrawTitle", { number: orderId })}
          text={t(isOwn ? "withdrawTextOwn" : "withdrawText")}
          confirm={t("withdrawNow")}
          variant="danger"
          busy={busy}
          onConfirm={() => void withdraw()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
