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
  const { t, number, axis, day, month } = await chartWords();
  const [monthly, sliding] = [t("chart.monthly"), t("chart.sliding")];
  const best = shown.monthly.reduce((most, one) => (one.hits > most.hits ? one : most), { month: "", hits: 0 });
  const [first = 0, last = 0] = [shown.sliding30[0], shown.sliding30.at(-1)];
  const points = shown.days.map((iso, at) => {
    const value = shown.sliding30[at] ?? 0;
    return { label: day(iso), value, shown: number(value, 1) };
  });
  const compared = others?.days.map((iso, at) => {
    const value = others.means[at] ?? 0;
    return { label: day(iso), value, shown: number(value, 1) };
  });
  return (
    <>
      <ChartFrame
        title={monthly}
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
          id="monthly-hits"
          title={monthly}
          show={axis}
          pillars={shown.monthly.map(({ month: iso, hits }) => ({
            label: month(iso),
            value: hits,
            shown: number(hits),
          }))}
        />
      </ChartFrame>
      <ChartFrame
        title={sliding}
        finding={
          last > 0 || first > 0 ? t("finding.sliding", { first: number(first, 1), last: number(last, 1) }) : t("noHits")
        }
        hint={others ? t("chart.dashed") : t("chart.hint")}
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
        <Line title={sliding} points={points} others={compared ?? []} show={axis} />
      </ChartFrame>
    </>
  );
}
