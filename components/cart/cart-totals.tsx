import { getLocale, getTranslations } from "next-intl/server";
import { Card } from "@/components/ui/card";
import { NotCounted } from "@/components/outbox/waiting-lines";
import type { CartTotals as Totals } from "@/lib/domains/cart/schema";
import { formatMoney } from "@/lib/shared/money";
import { formatRate } from "@/lib/shared/numbers";

/** What a tab is worth over all its pages, as the quote will say it; in the net view beside it what the house earns. */
export async function CartTotals({ totals, customerId }: { totals: readonly Totals[]; customerId: number }) {
  const t = await getTranslations("cart");
  return (
    <Card title={t("total.title")}>
      <NotCounted customer={customerId} />
      {totals.map((sum) => (
        <CurrencyTotals key={sum.currency} sum={sum} />
      ))}
    </Card>
  );
}

type Row = readonly [label: string, amount: string];

function Rows({ rows, strong }: { rows: readonly Row[]; strong: string }) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5">
      {rows.map(([label, amount]) => (
        <div key={label} className={`contents ${label === strong ? "font-semibold" : "text-ink-2"}`}>
          <dt>{label}</dt>
          <dd className="text-end whitespace-nowrap">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

async function CurrencyTotals({ sum }: { sum: Totals }) {
  const [t, work, locale] = await Promise.all([getTranslations("cart"), getTranslations("labour"), getLocale()]);
  const { sale, retail, margin, discountCents, depositCents, partsCents, labourCents } = sum;
  const money = (cents: number) => formatMoney(cents, sum.currency, locale);
  const rate = (bp: number) => formatRate(bp, locale);
  const gross = t("total.gross");
  const rows: Row[] = [
    ...(discountCents > 0
      ? [
          [t("total.retail"), money(retail.netCents)] as const,
          [t("total.discount", { rate: rate(sum.offBp) }), money(-discountCents)] as const,
        ]
      : []),
    ...(labourCents > 0
      ? [[work("partsNet"), money(partsCents)] as const, [work("net"), money(labourCents)] as const]
      : []),
    [t("total.net"), money(sale.netCents)],
    [t("total.vat", { rate: rate(sum.rateBp) }), money(sale.vatCents)],
    [gross, money(sale.grossCents)],
    ...(depositCents > 0 ? [[t("total.deposit"), money(depositCents)] as const] : []),
  ];
  return (
    <div className="num mb-3 grid gap-3 last:mb-0">
      <Rows rows={rows} strong={gross} />
      {margin ? <Margin margin={margin} money={money} rate={rate} /> : null}
      {sum.unpriced > 0 ? <p className="text-data text-unknown">{t("unpriced", { count: sum.unpriced })}</p> : null}
      {sum.currency === "CHF" ? <p className="text-data text-ink-3">{t("swiss")}</p> : null}
    </div>
  );
}

interface MarginProps {
  margin: NonNullable<Totals["margin"]>;
  money: (cents: number) => string;
  rate: (bp: number) => string;
}

/** For sellers in the net view alone. */
async function Margin({ margin: { cents, costCents, rateBp, uncosted }, money, rate }: MarginProps) {
  const t = await getTranslations("cart.total");
  const label = rateBp === null ? t("margin") : t("marginOf", { rate: rate(rateBp) });
  const known = costCents > 0;
  return (
    <div className="grid gap-1 border-t border-line-2 pt-2">
      {known ? (
        <Rows
          strong={label}
          rows={[
            [t("purchase"), money(costCents)],
            [label, money(cents)],
          ]}
        />
      ) : null}
      {uncosted > 0 ? <p className="text-data text-ink-3">{t("uncosted", { count: uncosted })}</p> : null}
    </div>
  );
}
