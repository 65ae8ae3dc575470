import { cleanText, compactKey } from "@/lib/shared/compact";
import { isIsoDate } from "@/lib/shared/dates";

export const mostReferences = 30;
export const tipsPerPage = 20;
const longestReference = 40;

/** The references of a tip, separated by |, commas, semicolons or lines, each once; null when none or too many or too long ones are given. */
export function readReferences(text: string): string[] | null {
  const all = text
    .split(/[|,;\n]/)
    .map(cleanText)
    .filter(Boolean);
  const each = [...new Map(all.map((one) => [compactKey(one) || one, one])).values()];
  const fits = each.every((one) => one.length <= longestReference) && each.length <= mostReferences;
  return fits && each.length > 0 ? each : null;
}

/** The key by which the type of the certificate (D.2) is compared; null for what is none. */
export function readType(raw: string): string | null {
  const type = compactKey(raw);
  return type.length > 0 && type.length <= 40 ? type : null;
}

/** A day written year-month-day, with or without leading zeros, as ISO; null for none. */
export function readDay(raw: string): string | null {
  const [, year, month = "", day = ""] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(raw) ?? [];
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isIsoDate(iso) ? iso : null;
}

/** What tips of a vehicle are looked up by; null unless its type and the year of its first registration are known. */
export function tipLookUp(record: {
  type: string | null;
  firstRegistration: string | null;
}): { type: string; date: string } | null {
  const { type, firstRegistration } = record;
  return type && firstRegistration && readType(type) ? { type, date: firstRegistration } : null;
}

export type TipFault = "family" | "references" | "text" | "vehicle";

/** What is missing in a tip, in the order of the form. */
export function tipFaults(tip: { typeMot: string; codeMot: string; obsMot: string; type: string | null }): TipFault[] {
  const missing: [TipFault, boolean][] = [
    ["family", cleanText(tip.typeMot) === ""],
    ["references", readReferences(tip.codeMot) === null],
    ["text", tip.obsMot.trim() === ""],
    ["vehicle", tip.type === null || readType(tip.type) === null],
  ];
  return missing.filter(([, fault]) => fault).map(([name]) => name);
}
