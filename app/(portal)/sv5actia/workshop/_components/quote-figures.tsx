import { getLocale } from "next-intl/server";
import { chartWords } from "@/app/(portal)/sv5actia/_components/chart-words";
import { ChartFrame } from "@/components/charts/chart-frame";
import { Columns } from "@/components/charts/columns";
import { NumberTable } from "@/components/charts/number-table";
import { listQuoteWeeks } from "@/lib/domains/quotes/queries/list-weeks";
import type { Period } from "@/lib/domains/stats/dashboard/period";
import { getQuoteWaits } from "@/lib/domains/stats/workshop/queries";
import { allWeeks, spentWords, sumWeeks } from "@/lib/domains/stats/workshop/rules";
import type { Actor } from "@/lib/platform/actor";
import { formatMoney } from "@/lib/shared/money";

const kinds = ["made", "accepted", "refused"] as const;

/** Quotes by week with their value before tax, and how long they took from the identification on. */
export async function QuoteFigures({ actor, period }: { actor: Actor; period: Period }) {
  const [{ t, number, axis, day, says }, locale, rows, waits] = await Promise.all([
    chartWords(),
    getLocale(),
    listQuoteWeeks(actor, period),
    getQuoteWaits(actor, period),
  ]);
  const weeks = allWeeks(period, rows);
  const sum = sumWeeks(weeks);
  const money = (cents: number) => formatMoney(cents, "EUR", locale);
  const title = t("workshop.quotes");
  const spent = (seconds: number | null) => {
    const { unit, count } = spentWords(seconds ?? 0);
    return t(`workshop.spent.${unit}`, { count });
  };
  const cells = [
    ...(
      [
        ["made", "madeCents"],
        ["accepted", "acceptedCents"],
        ["refused", "refusedCents"],
      ] as const
    ).map(([count, cents]) => ({ name: t(`workshop.${count}`), value: number(sum[count]), beside: money(sum[cents]) })),
    {
      name: t("workshop.wait"),
      value: waits.medianSeconds === null ? "–" : spent(waits.medianSeconds),
      beside:
        waits.slowSeconds === null ? t("workshop.noWait") : t("workshop.slow", { time: spent(waits.slowSeconds) }),
    },
  ];
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {cells.map(({ name, value, beside }) => (
          <div key={name} className="keep rounded-md border border-line bg-paper px-3 py-2">
            <dt className="text-data text-ink-2">{name}</dt>
            <dd className="num text-title font-title">{value}</dd>
            <dd className="text-data text-ink-2">{beside}</dd>
          </div>
        ))}
      </dl>
      <ChartFrame
        title={title}
        finding={
          sum.made > 0 ? t("workshop.finding", { made: sum.made, value: money(sum.madeCents) }) : t("workshop.noQuotes")
        }
        hint={t("chart.hint")}
        series={{ names: kinds.map((kind) => t(`workshop.${kind}`)), drawn: "filled" }}
        isEmpty={sum.made + sum.accepted + sum.refused === 0}
        tableLabel={t("chart.table")}
        table={
          <NumberTable
            caption={title}
            heading={[
              t("column.week"),
              ...kinds.flatMap((name) => [
                t(`workshop.${name}`),
                t("workshop.valueOf", { name: t(`workshop.${name}`) }),
              ]),
            ]}
            rows={weeks.map((one) => [
              ...[day(one.week), number(one.made), money(one.madeCents)],
              ...[number(one.accepted), money(one.acceptedCents), number(one.refused), money(one.refusedCents)],
            ])}
          />
        }
      >
        <Columns
          title={title}
          show={axis}
          places={weeks.map((one) => ({
            ...{ label: day(one.week), values: kinds.map((kind) => one[kind]) },
            says: says(
              t("chart.span.week", { name: day(one.week) }),
              kinds.map((kind) => [t(`workshop.${kind}`), number(one[kind])] as const),
            ),
          }))}
        />
      </ChartFrame>
    </>
  );
}
