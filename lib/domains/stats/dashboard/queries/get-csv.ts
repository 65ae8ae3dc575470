import { requireRight, type Actor } from "@/lib/platform/actor";
import { byteOrderMark } from "@/lib/shared/csv";
import { cellSeparator, type Language } from "@/lib/shared/languages";
import { daysTable, monthsTable, sharesTable, vciTable, type CsvTable } from "../csv";
import type { Period } from "../period";
import type { CsvQuestion } from "../schema";
import { slidingFrom } from "../series";
import { askedPeriod, statsToday } from "./get-dashboard";
import { listDayRows, listMonthHits } from "./list-days";
import { listKtypeShares, listMakeShares, listModelShares } from "./list-shares";
import { listVcis } from "./list-vcis";

/** A table of the dashboard as CSV for the spreadsheets of a language, and what its file is called. */
export async function getStatsCsv(
  actor: Actor,
  { lang, ...asked }: CsvQuestion & { lang: Language },
): Promise<{ text: string; filename: string }> {
  requireRight(actor, "CaiaApp");
  const period = askedPeriod(asked);
  const { text } = await readTable(actor, { ...asked, ...period }, cellSeparator(lang));
  const filename = `etabli-${asked.of}-${period.from}-${period.to}.csv`;
  return { text: byteOrderMark + text, filename };
}

async function readTable(
  actor: Actor,
  { of, make = "", model = "", scope, from, to }: CsvQuestion & Period,
  separator: "," | ";",
): Promise<CsvTable> {
  const wanted = { from, to, scope };
  switch (of) {
    case "days": {
      const rows = await listDayRows(actor, { ...wanted, from: slidingFrom(wanted) });
      return daysTable(wanted, rows, separator);
    }
    case "months":
      return monthsTable(await listMonthHits(actor, { today: statsToday(), scope }), separator);
    case "vci":
      return vciTable(await listVcis(actor, wanted), separator);
    case "makes":
      return sharesTable("make", await listMakeShares(actor, wanted), separator);
    case "models":
      return sharesTable("model", await listModelShares(actor, { ...wanted, make }), separator);
    case "ktypes":
      return sharesTable("version", await listKtypeShares(actor, { ...wanted, make, model }), separator);
  }
}
