import { getMake, getModel } from "@/lib/domains/vehicles/models/queries";
import { vehicleTypes } from "@/lib/domains/vehicles/models/rules";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { byteOrderMark } from "@/lib/shared/csv";
import { cellSeparator, type Language } from "@/lib/shared/languages";
import { scopeOf } from "../../access";
import { csvName } from "../csv-name";
import { daysTable, monthsTable, sharesTable, vciTable, type CsvTable } from "../csv";
import type { Period } from "../period";
import type { CsvQuestion } from "../schema";
import { slidingFrom } from "../series";
import { askedPeriod, statsToday } from "./get-dashboard";
import { listDayRows, listMonthHits } from "./list-days";
import { listKtypeShares, listMakeShares, listModelShares } from "./list-shares";
import { listVcis } from "./list-vcis";

type Asked = CsvQuestion & Period & { today: string };

/** A table of the dashboard as CSV for the spreadsheets of a language, and what its file is called. */
export async function getStatsCsv(
  actor: Actor,
  { lang, ...question }: CsvQuestion & { lang: Language },
): Promise<{ text: string; filename: string }> {
  requireRight(actor, "CaiaApp");
  const [period, today] = [askedPeriod(question), statsToday()];
  const asked = { ...question, ...period, today };
  const { text } = await readTable(actor, asked, cellSeparator(lang));
  const { of } = asked;
  const opened = await nameOpened(actor, asked);
  const filename = csvName({ of, today, period, opened, scope: scopeOf(actor, asked.scope) });
  return { text: byteOrderMark + text, filename };
}

/** The make, and the model, that a table was opened with; they may be asked for by their numbers. */
async function nameOpened(actor: Actor, { of, make = "", model = "" }: CsvQuestion): Promise<string[]> {
  if (of !== "models" && of !== "ktypes") return [];
  const { id: makeId, name } = await getMake(actor, { brand: make });
  if (of === "models") return [name];
  return [name, (await getModel(actor, { makeId, vtypes: vehicleTypes, model })).name];
}

async function readTable(
  actor: Actor,
  { of, make = "", model = "", scope, from, to, today }: Asked,
  separator: "," | ";",
): Promise<CsvTable> {
  const wanted = { from, to, scope };
  switch (of) {
    case "days": {
      const rows = await listDayRows(actor, { ...wanted, from: slidingFrom(wanted) });
      return daysTable(wanted, rows, separator);
    }
    case "months":
      return monthsTable(await listMonthHits(actor, { today, scope }), separator);
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
