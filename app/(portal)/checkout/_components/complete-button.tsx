"use client";

import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { RenewedNote, renewedOf, type Renewed } from "@/components/basket/renewed-note";
import { useAction, wordOf } from "@/components/page/use-action";
import { useGo } from "@/components/page/use-go";
import { Note } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/api/client";

const refusals = {
  "basket-changed": "changed",
  "basket-empty": "empty",
  "supplier-silent": "silent",
  "store-silent": "silent",
  "address-missing": "address",
  "payment-missing": "payment",
  "method-unavailable": "method",
  "credit-exceeded": "credit",
} as const;

/** Orders what the recap shows; what changed since stands beside it until it is ordered anew. */
export function CompleteButton({ mark, lang }: { mark: string; lang: string }) {
  const t = useTranslations("checkout");
  const router = useRouter();
  const { go, going } = useGo();
  const [renewed, setRenewed] = useState<Renewed | null>(null);
  const [read] = useState(mark);
  const { busy, run } = useAction(
    (problem) => {
      router.refresh();
      if (problem.code !== "basket-renewed") return t(`refusal.${wordOf(refusals, problem, "failed")}`);
      setRenewed(renewedOf(problem));
      return null;
    },
    { id: "checkout" },
  );
  const order = () =>
    run(async () => {
      const { data, payment } = await call("get", "/completeCheckout", { query: { mark, lang } });
      if (payment.kind === "redirect") return window.location.assign(payment.url);
      go(`/checkout/thank-you?order=${data.orderId}`);
    });
  return (
    <div className="grid justify-items-start gap-2">
      {renewed ? <RenewedNote renewed={renewed} /> : null}
      {mark !== read && !renewed ? (
        <div role="alert">
          <Note>{t("refusal.changed")}</Note>
        </div>
      ) : null}
      <p className="text-data text-ink-2">
        {t.rich("recap.conditions", {
          link: (text) => (
            <Link href={`/cgv/${lang}`} target="_blank" className="text-accent underline">
              {text}
            </Link>
          ),
        })}
      </p>
      <Button variant="primary" size="lg" busy={busy || going} onClick={() => void order()}>
        {t("recap.complete")}
      </Button>
    </div>
  );
}
