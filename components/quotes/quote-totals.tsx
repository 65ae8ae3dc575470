import { getLocale, getTranslations } from "next-intl/server";
import { commonDiscount, sidesOf } from "@/lib/domains/quotes/rules";
import type { Quote } from "@/lib/domains/quotes/schema";
import { formatMoney } from "@/lib/shared/money";
import { formatRate } from "@/lib/shared/numbers";

/** What a quote comes to; parts and work apart where there is work. */
export async function QuoteTotals({ document }: Pick<Quote, "document">) {
  const [t, work, locale] = await Promise.all([
    getTranslations("quotes.total"),
    getTranslations("labour"),
    getLocale(),
  ]);
  const { totals, lines, labour = [] } = document;
  const { partsCents, labourCents } = sidesOf(document);
  const money = (cents: number) => formatMoney(cents, "EUR", locale);
  const percent = (bp: number) => formatRate(bp, locale);
  const discountBp = commonDiscount(lines);
  const row = "flex items-baseline justify-between gap-6";
  const off = discountBp === null ? null : percent(discountBp);
  const rows: [label: string, cents: number][] =
    labour.length > 0
      ? [
          [off === null ? work("partsNet") : work("partsNetDiscounted", { rate: off }), partsCents],
          [work("net"), labourCents],
          [t("net"), totals.netCents],
        ]
      : [[off === null ? t("net") : t("netDiscounted", { rate: off }), totals.netCents]];
  return (
    <dl className="num grid gap-1">
      {rows.map(([label, cents]) => (
        <div key={label} className={`${row} text-ink-2`}>
          <dt>{label}</dt>
          <dd>{money(cents)}</dd>
        </div>
      ))}
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
