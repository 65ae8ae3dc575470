import { ChartFrame } from "@/components/charts/chart-frame";
import { Columns } from "@/components/charts/columns";
import { Line } from "@/components/charts/line";
import { NumberTable } from "@/components/charts/number-table";
import type { Dashboard } from "@/lib/domains/stats/dashboard/schema";
import { csvPlace, type Asked } from "./asked";
import { chartWords } from "./chart-words";
import { CsvLink } from "./csv-link";

interface Props {
  asked: Asked;
  shown: Dashboard;
  /** The sliding means of the other period, day by day. */
  others: { days: readonly string[]; means: readonly number[] } | null;
}

/** The months from June on, and the thirty days that slide over the period. */
export async function HitCharts({ asked, shown, others }: Props) {
  const { t, number, axis, day, month, says } = await chartWords();
  const [monthly, sliding] = [t("chart.monthly"), t("chart.sliding")];
  const best = shown.monthly.reduce((most, one) => (one.hits > most.hits ? one : most), { month: "", hits: 0 });
  const [first = 0, last = 0] = [shown.sliding30[0], shown.sliding30.at(-1)];
  const isEmpty = shown.sliding30.every((mean) => mean === 0);
  const places = shown.days.map((iso, at) => {
    const [value, before] = [shown.sliding30[at] ?? 0, others?.means[at]];
    const then = others?.days[at];
    const read = [[t("column.sliding"), number(value, 1)] as const];
    if (before !== undefined && then) read.push([t("chart.then", { day: day(then) }), number(before, 1)]);
    return { label: day(iso), says: says(day(iso), read), values: before === undefined ? [value] : [value, before] };
  });
  return (
    <>
      <ChartFrame
        title={monthly}
        isEmpty={best.hits === 0}
        finding={
          best.hits > 0 ? t("finding.monthly", { month: month(best.month), hits: number(best.hits) }) : t("noHits")
        }
        hint={t("chart.hint")}
        tableLabel={t("chart.table")}
        actions={<CsvLink href={csvPlace(asked, "months")} label={t("csv")} of={monthly} />}
        table={
          <NumberTable
            caption={monthly}
            heading={[t("column.month"), t("series.hits")]}
            rows={shown.monthly.map((one) => [month(one.month), number(one.hits)])}
          />
        }
      >
        <Columns
          title={monthly}
          show={axis}
          number={number}
          places={shown.monthly.map(({ month: iso, hits }) => ({
            ...{ label: month(iso), values: [hits] },
            says: says(month(iso), [[t("series.hits"), number(hits)]]),
          }))}
        />
      </ChartFrame>
      <ChartFrame
        title={sliding}
        finding={isEmpty ? t("noHits") : t("finding.sliding", { first: number(first, 1), last: number(last, 1) })}
        hint={t("chart.hint")}
        {...(others
          ? { series: { names: [t("chart.period"), t("column.other")], drawn: "lined" as const } }
          : undefined)}
        isEmpty={isEmpty}
        tableLabel={t("chart.table")}
        actions={<CsvLink href={csvPlace(asked, "days")} label={t("csv")} of={sliding} />}
        table={
          <NumberTable
            caption={sliding}
            heading={[t("column.day"), t("series.hits"), t("column.sliding"), ...(others ? [t("column.other")] : [])]}
            rows={shown.days.map((iso, at) => [
              ...[day(iso), number(shown.hits[at] ?? 0), number(shown.sliding30[at] ?? 0, 1)],
              ...(others ? [number(others.means[at] ?? 0, 1)] : []),
            ])}
          />
        }
      >
        <Line title={sliding} places={places} show={axis} />
      </ChartFrame>
    </>
  );
}
