"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, useTransition } from "react";
import { useAction, wordOf } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import type { BasketTotals } from "@/lib/domains/basket/schema";
import { RenewedNote, renewedOf, type Renewed } from "./renewed-note";
import { SendDialog, type DeliveryLines } from "./send-dialog";
import { useStandingQuantities } from "./use-standing-quantities";

const refusals = {
  "basket-changed": "changed",
  "basket-empty": "empty",
  "company-address-missing": "address",
  "supplier-silent": "silent",
  "store-silent": "silent",
} as const;

interface Props {
  mark: string;
  totals: BasketTotals;
  deliverTo: DeliveryLines;
}

/** Orders the basket that the page shows, asked once; what Techauto changed meanwhile stands beside it until it is ordered anew. */
export function SendButton({ mark, totals, deliverTo }: Props) {
  const t = useTranslations("basket");
  const router = useRouter();
  const [reading, start] = useTransition();
  const [asking, setAsking] = useState(false);
  const [renewed, setRenewed] = useState<Renewed | null>(null);
  const { waiting, onceStanding } = useStandingQuantities();
  const refresh = () => start(() => router.refresh());
  const { busy, run } = useAction(
    (problem) => {
      setAsking(false);
      refresh();
      if (problem.code === "basket-renewed") {
        setRenewed(renewedOf(problem));
        return null;
      }
      return t(`refusal.${wordOf(refusals, problem, "failed")}`);
    },
    { id: "send-basket" },
  );
  const send = async () => {
    const { data } = await call("post", "/sendTechautoCart", { query: { mark } });
    setRenewed(null);
    setAsking(false);
    const action = { label: t("openOrder"), onClick: () => router.push(`/orders/${data.orderId}`) };
    toast.success(t("sent", { orderId: data.orderId }), { id: "send-basket", action, persistent: true });
    refresh();
  };
  return (
    <div className="grid gap-2">
      {renewed ? <RenewedNote renewed={renewed} /> : null}
      <Button
        variant="primary"
        size="lg"
        aria-haspopup="dialog"
        busy={busy || reading || waiting}
        onClick={() => void onceStanding(() => setAsking(true))}
      >
        {t("send")}
      </Button>
      <p className="text-data text-ink-3">{t("sendHint")}</p>
      {asking ? (
        <SendDialog {...{ totals, deliverTo, busy }} onSend={() => void run(send)} onClose={() => setAsking(false)} />
      ) : null}
    </div>
  );
}
