"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, useTransition } from "react";
import { quantitiesStand } from "@/components/cart/quantities";
import { useAction, wordOf } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { RenewedNote, renewedOf, type Renewed } from "./renewed-note";

const refusals = {
  "basket-changed": "changed",
  "basket-empty": "empty",
  "company-address-missing": "address",
  "supplier-silent": "silent",
  "store-silent": "silent",
} as const;

/** Orders the basket that the page shows; what Techauto changed meanwhile stands beside it until it is ordered anew. */
export function SendButton({ mark }: { mark: string }) {
  const [t, cart] = [useTranslations("basket"), useTranslations("cart")];
  const router = useRouter();
  const [reading, start] = useTransition();
  const [renewed, setRenewed] = useState<Renewed | null>(null);
  const refresh = () => start(() => router.refresh());
  const { busy, run } = useAction(
    (problem) => {
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
    toast.success(t("sent", { orderId: data.orderId }), { id: "send-basket" });
    refresh();
  };
  const press = async () => {
    if (!(await quantitiesStand())) return void toast.error(cart("quantityOpen"), { id: "bad-quantity" });
    await run(send);
  };
  return (
    <div className="grid gap-2">
      {renewed ? <RenewedNote renewed={renewed} /> : null}
      <Button variant="primary" size="lg" busy={busy || reading} onClick={() => void press()}>
        {t("send")}
      </Button>
      <p className="text-data text-ink-3">{t("sendHint")}</p>
    </div>
  );
}
