import { getLocale, getTranslations } from "next-intl/server";
import { commonDiscount } from "@/lib/domains/quotes/rules";
import type { Quote } from "@/lib/domains/quotes/schema";
import { formatMoney } from "@/lib/shared/money";
import { formatRate } from "@/lib/shared/numbers";

export async function QuoteTotals({ document: { totals, lines } }: Pick<Quote, "document">) {
  const [t, locale] = await Promise.all([getTranslations("quotes.total"), getLocale()]);
  const money = (cents: number) => formatMoney(cents, "EUR", locale);
  const percent = (bp: number) => formatRate(bp, locale);
  const discountBp = commonDiscount(lines);
  const row = "flex items-baseline justify-between gap-6";
  return (
    <dl className="num grid gap-1">
      <div className={`${row} text-ink-2`}>
        <dt>{discountBp === null ? t("net") : t("netDiscounted", { rate: percent(discountBp) })}</dt>
        <dd>{money(totals.netCents)}</dd>
      </div>
      {totals.vat.map(({ rateBp, vatCents }) => (
        <div key={rateBp} className={`${row} text-ink-2`}>
          <dt>{t("vat", { rate: percent(rateBp) })}</dt>
          <dd>{money(vatCents)}</dd>
        </div>
      ))}
      <div className={`${row} text-lead font-title`}>
        <dt>{t("gross")}</dt>
        <dd>{money(totals.grossCents)}</dd>
      </div>
      {totals.depositCents ? (
        <div className={`${row} text-data text-ink-3`}>
          <dt>{t("deposit")}</dt>
          <dd>{money(totals.depositCents)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
