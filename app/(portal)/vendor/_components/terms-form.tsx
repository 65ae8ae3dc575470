"use client";

import { useLocale, useTranslations } from "next-intl";
import { DraftField } from "@/components/page/draft-field";
import { DraftForm } from "@/components/page/draft-form";
import { useDraft } from "@/components/page/use-draft";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { readTerms, typedTerms } from "@/lib/domains/vendors/terms";
import type { VendorTerms } from "@/lib/domains/vendors/schema";

/** What the trade pays less, and after how many working days goods arrive. */
export function TermsForm({ first }: { first: VendorTerms }) {
  const t = useTranslations("vendors.account");
  const locale = useLocale();
  const draft = useDraft({
    id: "vendor-terms",
    first: typedTerms(first, locale),
    check: (typed) => readTerms(typed).faults,
    word: (_, name) => t(name === "discount" ? "faultDiscount" : "faultDelivery"),
    send: async (typed) => {
      const { terms } = readTerms(typed);
      if (terms) await call("post", "/vendor/terms", { body: terms });
      toast.success(t("saved"), { id: "vendor-terms" });
    },
    refusal: () => t("failed"),
  });
  return (
    <DraftForm draft={draft} submit={t("save")} label={t("terms")} className="grid gap-3 sm:grid-cols-2">
      <DraftField draft={draft} name="discount" label={t("discount")} hint={t("discountHint")} inputMode="decimal" />
      <DraftField draft={draft} name="delivery" label={t("delivery")} hint={t("deliveryHint")} inputMode="numeric" />
    </DraftForm>
  );
}
