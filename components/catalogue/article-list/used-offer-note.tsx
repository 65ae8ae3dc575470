"use client";

import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { Note } from "@/components/ui/badge";
import type { UsedOffer } from "@/lib/domains/quotes/used-parts/compare";
import { formatMoney } from "@/lib/shared/money";

interface Props {
  offer: UsedOffer | null;
  asking: boolean;
  hrefOf: (articleId: number) => string;
}

/** The used part that the law has offered beside the new one, with what it saves; says so where none is known of. */
export function UsedOfferNote({ offer, asking, hrefOf }: Props) {
  const t = useTranslations("used-parts.offer");
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, "EUR", locale);
  if (!offer)
    return (
      <Note tone="neutral" className="mb-2">
        {asking ? t("asking") : t("none")}
      </Note>
    );
  const { articleId, usedCents, savingCents } = offer;
  const price = money(usedCents);
  return (
    <Note tone="accent" className="num mb-2">
      {savingCents === null ? t("alone", { price }) : null}
      {savingCents !== null && savingCents >= 0 ? t("less", { price, saving: money(savingCents) }) : null}
      {savingCents !== null && savingCents < 0 ? t("more", { price, extra: money(-savingCents) }) : null}{" "}
      <Link href={hrefOf(articleId)} prefetch={false} className="font-medium text-accent underline">
        {t("see")}
      </Link>
    </Note>
  );
}
