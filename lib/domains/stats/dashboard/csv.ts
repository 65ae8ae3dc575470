import { csvLine } from "@/lib/shared/csv";
import type { MonthHits } from "./queries/list-days";
import type { Share } from "./queries/list-shares";
import type { VciHits } from "./queries/list-vcis";
import { listDays, type Period } from "./period";
import { seriesOf, slidingMeans, type DayRow } from "./series";
import { seriesNames } from "./series-names";

type Cell = string | number;
type Separator = "," | ";";

/** A number as the spreadsheet of a language reads it: with a decimal comma where semicolons divide cells. */
const decimal = (value: number, separator: Separator): Cell =>
  separator === ";" ? value.toFixed(2).replace(".", ",") : value.toFixed(2);

/** A table of lines, its heading first; headings are the names of the call's fields, the same in every language. */
export interface CsvTable {
  text: string;
  lines: number;
}

function tableOf(heading: readonly string[], rows: readonly (readonly Cell[])[], separator: Separator): CsvTable {
  return { text: [heading, ...rows].map((row) => csvLine(row, separator)).join(""), lines: rows.length };
}

export function daysTable(period: Period, rows: readonly DayRow[], separator: Separator): CsvTable {
  const series = seriesOf(period, rows);
  const means = slidingMeans(period, rows);
  const lines = listDays(period).map((day, at) => [
    ...[day, ...seriesNames.map((name) => series[name][at] ?? 0)],
    decimal(means[at] ?? 0, separator),
  ]);
  return tableOf(["day", ...seriesNames, "sliding30"], lines, separator);
}

export const monthsTable = (rows: readonly MonthHits[], separator: Separator): CsvTable =>
  tableOf(
    ["month", "hits"],
    rows.map(({ month, hits }) => [month, hits]),
    separator,
  );

export const vciTable = (rows: readonly VciHits[], separator: Separator): CsvTable =>
  tableOf(
    ["vci", "hits"],
    rows.map(({ vci, hits }) => [vci, hits]),
    separator,
  );

export const sharesTable = (heading: string, rows: readonly Share[], separator: Separator): CsvTable =>
  tableOf(
    ["id", heading, "nb", "percent"],
    rows.map(({ id, name, nb, percent }) => [id, name, nb, decimal(percent, separator)]),
    separator,
  );
