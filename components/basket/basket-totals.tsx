import { getLocale, getTranslations } from "next-intl/server";
import { Card } from "@/components/ui/card";
import type { BasketTotals as Totals } from "@/lib/domains/basket/schema";
import { formatMoney } from "@/lib/shared/money";
import { formatRate } from "@/lib/shared/numbers";

/** What the company's own basket comes to: before tax, tax once on the sum, and after. */
export async function BasketTotals({ totals }: { totals: Totals }) {
  const [t, locale] = await Promise.all([getTranslations("basket.total"), getLocale()]);
  const { currency, rateBp, netCents, depositCents, vatCents, grossCents } = totals;
  const rows: [label: string, cents: number, strong?: boolean][] = [
    [t("net"), netCents],
    ...(depositCents > 0 ? ([[t("deposit"), depositCents]] as [string, number][]) : []),
    [t("vat", { rate: formatRate(rateBp, locale) }), vatCents],
    [t("gross"), grossCents, true],
  ];
  return (
    <Card title={t("title")}>
      <dl className="num grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5">
        {rows.map(([label, cents, strong]) => (
          <div key={label} className={`contents ${strong ? "font-semibold" : "text-ink-2"}`}>
            <dt>{label}</dt>
            <dd className="text-end whitespace-nowrap">{formatMoney(cents, currency, locale)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-data text-ink-3">{t("hint")}</p>
    </Card>
  );
}
