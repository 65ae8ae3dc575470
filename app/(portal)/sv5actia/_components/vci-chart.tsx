import { Bars } from "@/components/charts/bars";
import { ChartFrame } from "@/components/charts/chart-frame";
import { NumberTable } from "@/components/charts/number-table";
import { EmptyState } from "@/components/ui/states";
import type { Dashboard } from "@/lib/domains/stats/dashboard/schema";
import { totalOf } from "@/lib/domains/stats/dashboard/series";
import { csvPlace, type Asked } from "./asked";
import { chartWords } from "./chart-words";
import { CsvLink } from "./csv-link";

/** The fifty interfaces of diagnosis with most hits. */
export async function VciChart({ asked, shown }: { asked: Asked; shown: Dashboard }) {
  const { t, number, says } = await chartWords();
  const title = t("chart.vci");
  const { vci } = shown;
  const [first] = vci;
  if (!first) return <EmptyState compact title={title} text={t("noVci")} />;
  const sum = totalOf(vci.map(({ hits }) => hits));
  return (
    <ChartFrame
      title={title}
      finding={t("finding.vci", { first: first.vci, hits: number(first.hits), count: vci.length, sum: number(sum) })}
      hint={t("chart.hint")}
      tableLabel={t("chart.table")}
      actions={<CsvLink href={csvPlace(asked, "vci")} label={t("csv")} of={title} />}
      table={
        <NumberTable
          caption={title}
          heading={[t("column.vci"), t("series.hits")]}
          rows={vci.map(({ vci: label, hits }) => [label, number(hits)])}
        />
      }
    >
      <Bars
        title={title}
        number={number}
        places={vci.map(({ vci: label, hits }, at) => ({
          ...{ label, values: [hits] },
          says: says(t("chart.rank", { rank: at + 1, name: label }), [[t("series.hits"), number(hits)]]),
        }))}
      />
    </ChartFrame>
  );
}
