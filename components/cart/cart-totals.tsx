import { getLocale, getTranslations } from "next-intl/server";
import { Card } from "@/components/ui/card";
import type { CartTotals as Totals } from "@/lib/domains/cart/schema";
import { formatMoney } from "@/lib/shared/money";
import { formatRate } from "@/lib/shared/numbers";

type Side = Totals["retail"];

/** What a tab is worth over all its pages: purchase and retail, before tax, tax and after. */
export async function CartTotals({ totals }: { totals: readonly Totals[] }) {
  const t = await getTranslations("cart");
  return (
    <Card title={t("total.title")}>
      {totals.map((sum) => (
        <CurrencyTotals key={sum.currency} sum={sum} />
      ))}
    </Card>
  );
}

async function CurrencyTotals({ sum }: { sum: Totals }) {
  const [t, locale] = await Promise.all([getTranslations("cart"), getLocale()]);
  const money = (cents: number) => formatMoney(cents, sum.currency, locale);
  const rate = formatRate(sum.rateBp, locale);
  const rows = (label: string, side: Side) =>
    [
      [label, side.netCents],
      [t("total.vat", { rate }), side.vatCents],
      [t("total.gross"), side.grossCents],
    ] as const;
  const groups = [
    ...(sum.purchase ? [rows(t("total.purchase"), sum.purchase)] : []),
    rows(t("total.retail"), sum.retail),
  ];
  return (
    <div className="num mb-3 grid gap-3 last:mb-0">
      {groups.map((group) => (
        <dl key={group[0][0]} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5">
          {group.map(([label, cents], index) => (
            <div key={label} className={`contents ${index === 2 ? "font-semibold" : "text-ink-2"}`}>
              <dt>{label}</dt>
              <dd className="text-end">{money(cents)}</dd>
            </div>
          ))}
        </dl>
      ))}
      {sum.depositCents > 0 ? (
        <p className="flex justify-between gap-4 text-data text-ink-2">
          <span>{t("total.deposit")}</span>
          <span>{money(sum.depositCents)}</span>
        </p>
      ) : null}
      {sum.unpriced > 0 ? <p className="text-data text-unknown">{t("unpriced", { count: sum.unpriced })}</p> : null}
      {sum.currency === "CHF" ? <p className="text-data text-ink-3">{t("swiss")}</p> : null}
    </div>
  );
}
