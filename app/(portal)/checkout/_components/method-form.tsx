"use client";

import { useTranslations } from "next-intl";
import { useState, type SyntheticEvent } from "react";
import { useAction } from "@/components/page/use-action";
import { useGo } from "@/components/page/use-go";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { call } from "@/lib/api/client";
import { stepPaths } from "@/lib/domains/checkout/rules";
import type { PaymentMethodView } from "@/lib/domains/payments/schema";

interface Props {
  methods: readonly PaymentMethodView[];
  chosen: string | null;
}

/** The ways to pay, one of them chosen; one that cannot be chosen says why. */
export function MethodForm({ methods, chosen }: Props) {
  const t = useTranslations("checkout.payment");
  const refusal = useTranslations("checkout.refusal");
  const { go, going } = useGo();
  const open = methods.filter(({ unavailable }) => unavailable === null);
  const [method, setMethod] = useState(open.find(({ code }) => code === chosen)?.code ?? open[0]?.code ?? null);
  const { busy, run } = useAction(
    ({ code }) => refusal(code === "method-unavailable" ? "method" : code === "basket-empty" ? "empty" : "unexpected"),
    { id: "checkout" },
  );
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!method) return;
    void run(async () => {
      await call("get", "/selectPayment/{method}", { params: { method } });
      go(stepPaths.recap);
    });
  };
  return (
    <form onSubmit={send} className="grid max-w-160 gap-4">
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-medium">{t("title")}</legend>
        {methods.map(({ code, name, description, unavailable }) => (
          <label
            key={code}
            className={cn(
              "flex gap-3 rounded-md border border-line bg-paper p-3",
              "has-checked:border-accent has-checked:bg-accent-soft",
              unavailable ? "text-ink-3" : "cursor-pointer",
            )}
          >
            <input
              type="radio"
              name="method"
              value={code}
              checked={method === code}
              disabled={unavailable !== null}
              onChange={() => setMethod(code)}
              className="mt-1"
            />
            <span className="min-w-0">
              <span className="block font-medium">{name}</span>
              <span className="block text-data">{description}</span>
              {unavailable ? <span className="block text-data text-no">{t(`unavailable.${unavailable}`)}</span> : null}
            </span>
          </label>
        ))}
      </fieldset>
      <div>
        <Button type="submit" variant="primary" busy={busy || going} disabled={!method}>
          {t("next")}
        </Button>
      </div>
    </form>
  );
}
