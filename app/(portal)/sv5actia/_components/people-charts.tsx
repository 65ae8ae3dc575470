import { ChartFrame } from "@/components/charts/chart-frame";
import { Columns } from "@/components/charts/columns";
import { NumberTable } from "@/components/charts/number-table";
import type { Dashboard } from "@/lib/domains/stats/dashboard/schema";
import { toldOf } from "@/lib/domains/stats/dashboard/series";
import type { SeriesName } from "@/lib/domains/stats/dashboard/series-names";
import { spansOf } from "@/lib/domains/stats/dashboard/spans";
import { csvPlace, type Asked } from "./asked";
import { chartWords } from "./chart-words";
import { CsvLink } from "./csv-link";

const charts: { id: "new-and-repeat" | "users" | "outcomes"; names: readonly SeriesName[] }[] = [
  { id: "new-and-repeat", names: ["newHits", "repeatHits"] },
  { id: "users", names: ["nbUsers", "newUsers"] },
  { id: "outcomes", names: ["adnOK", "adn0", "adnNull"] },
];

/** New and repeated identifications, users, and what identifications found: by day, week or month as the period asks. */
export async function PeopleCharts({ asked, shown }: { asked: Asked; shown: Dashboard }) {
  const { t, number, axis, spanNames, says } = await chartWords();
  const { unit, spans } = spansOf(shown.days);
  const told = (name: SeriesName, value: number) => number(value, name === "nbUsers" ? 1 : 0);
  return charts.map(({ id, names }) => {
    const title = t(`chart.${id}`);
    const heads = names.map((name) => t(`series.${name}`));
    const rows = spans.map((span) => {
      const values = names.map((name) => {
        const numbers = span.places.map((at) => shown[name][at] ?? 0);
        return toldOf(name, numbers);
      });
      const written = names.map((name, at) => told(name, values[at] ?? 0));
      return { ...spanNames(span, unit), values, written };
    });
    const totals = names.map((name) => toldOf(name, shown[name]));
    const isEmpty = totals.every((total) => total === 0);
    const sums = names.map((name, at) =>
      t("chart.value", { name: heads[at] ?? "", value: told(name, totals[at] ?? 0) }),
    );
    return (
      <ChartFrame
        key={id}
        title={title}
        finding={isEmpty ? t("noHits") : sums.join(" · ")}
        hint={t("chart.hint")}
        series={{ names: heads, drawn: "filled" }}
        isEmpty={isEmpty}
        tableLabel={t("chart.table")}
        actions={<CsvLink href={csvPlace(asked, "days")} label={t("csv")} of={title} />}
        table={
          <NumberTable
            caption={title}
            heading={[t(`column.${unit}`), ...heads]}
            rows={rows.map(({ name, written }) => [name, ...written])}
          />
        }
      >
        <Columns
          title={title}
          show={axis}
          places={rows.map(({ short, long, values, written }) => ({
            ...{ label: short, values },
            says: says(
              long,
              heads.map((head, at) => [head, written[at] ?? ""] as const),
            ),
          }))}
        />
      </ChartFrame>
    );
  });
}
