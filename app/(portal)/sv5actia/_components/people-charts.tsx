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

const pairs = [
  { id: "new-and-repeat", first: "newHits", second: "repeatHits" },
  { id: "users", first: "nbUsers", second: "newUsers" },
  { id: "outcomes", first: "adnOK", second: "adn0" },
] as const;

/** New and repeated identifications, users, and what identifications found: by day, week or month as the period asks. */
export async function PeopleCharts({ asked, shown }: { asked: Asked; shown: Dashboard }) {
  const { t, number, axis, day, month } = await chartWords();
  const { unit, spans } = spansOf(shown.days);
  const nameOf = (iso: string) => (unit === "month" ? month(iso) : day(iso));
  return pairs.map(({ id, first, second }) => {
    const title = t(`chart.${id}`);
    const third = id === "outcomes" ? (["adnNull"] as const) : [];
    const names = [first, second, ...third] as const;
    const told = (name: SeriesName | undefined, value: number) => number(value, name === "nbUsers" ? 1 : 0);
    const rows = spans.map(({ from, places }) => ({
      label: nameOf(from),
      sums: names.map((name) =>
        toldOf(
          name,
          places.map((at) => shown[name][at] ?? 0),
        ),
      ),
    }));
    const totals = names.map((name) => told(name, toldOf(name, shown[name])));
    const heading = [t(`column.${unit}`), ...names.map((name) => t(`series.${name}`))];
    return (
      <ChartFrame
        key={id}
        title={title}
        finding={names.map((name, at) => `${t(`series.${name}`)} : ${totals[at]}`).join(" · ")}
        hint={t("chart.hatched", { first: t(`series.${first}`), second: t(`series.${second}`) })}
        tableLabel={t("chart.table")}
        actions={<CsvLink href={csvPlace(asked, "days")} label={t("csv")} of={title} />}
        table={
          <NumberTable
            caption={title}
            heading={heading}
            rows={rows.map(({ label, sums }) => [label, ...sums.map((one, at) => told(names[at], one))])}
          />
        }
      >
        <Columns
          id={`${id}-hatch`}
          title={title}
          show={axis}
          pillars={rows.map(({ label, sums: [one = 0, two = 0] }) => ({
            ...{ label, value: one, shown: told(first, one) },
            other: { value: two, shown: told(second, two) },
          }))}
        />
      </ChartFrame>
    );
  });
}
