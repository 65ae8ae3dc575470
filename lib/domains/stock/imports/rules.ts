import { normaliseNumber } from "@/lib/shared/part-number";
import { compactKey, storable } from "@/lib/shared/compact";
import { longestPlace } from "../movements/rules";
import { lineOf, longest, mostCents, mostPieces, partTypes, readEan, referenceOf, type PartType } from "../rules";
import type { ImportField } from "./headers";

export const importFates = ["new", "changed", "same", "wrong"] as const;
export type ImportFate = (typeof importFates)[number];

export const importFaults = [
  "required",
  "bad-text",
  "bad-ean",
  "ean-rounded",
  "bad-type",
  "bad-quantity",
  "bad-price",
  "twice",
  "ambiguous",
  "never-used",
] as const;
export type ImportFault = (typeof importFaults)[number];

/** For how long an import can be undone, in hours. */
export const undoneWithin = 24;

/** A line as it was read; null is what the file does not say. */
export interface ReadLine {
  brand: string;
  reference: string;
  referenceKey: string;
  label: string | null;
  ean: string | null;
  partType: PartType | null;
  quantity: number | null;
  priceCents: number | null;
  place: string | null;
  minimum: number | null;
  /** A reference that the workbook holds as a number: its zeros in front are gone. */
  warning: "reference-number" | null;
  fault: ImportFault | null;
  field: ImportField | null;
}

/** A number with its grouping taken off and a point for the decimals: 1 234,56, 1'234.56, 1.234,56; null for none. */
export function plainNumber(text: string): string | null {
  const bare = text.replace(/[\s\u00a0\u202f'’]/g, "").replace(/^(?:EUR|CHF|€)|(?:EUR|CHF|€)$/gi, "");
  const [comma, point] = [bare.lastIndexOf(","), bare.lastIndexOf(".")];
  const grouped = comma > point ? bare.replaceAll(".", "").replace(",", ".") : bare.replaceAll(",", "");
  // 1,234 could be either: three digits behind one mark alone are not guessed.
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(bare)) return null;
  return /^\d{1,9}(?:\.\d{1,4})?$/.test(grouped) ? grouped : null;
}

/** Cents of a price of a file; null for none, zero included. */
export function readCents(text: string): number | null {
  const number = plainNumber(text);
  if (number === null) return null;
  const [whole = "", part = ""] = number.split(".");
  const cents = Number(whole) * 100 + Math.round(Number(`0.${part || "0"}`) * 100);
  return cents > 0 && cents <= mostCents ? cents : null;
}

/** Whole pieces of a file: 12, 12,00 and 1 200; null for anything else. */
export function readWhole(text: string): number | null {
  const number = plainNumber(text);
  return number !== null && Number.isInteger(Number(number)) && Number(number) <= mostPieces ? Number(number) : null;
}

/** How files call a part type beside its own word. */
const typeSynonyms: Readonly<Record<PartType, string>> = {
  neuve: "neuf, new, neu, nuovo, nuova, nuevo, nueva, nieuw",
  réusine:
    "réusinée, rénové, révisé, reman, remanufactured, überholt, generalüberholt, rigenerato, revisionato, reconstruido, gereviseerd",
  retour: "returned, return, rückläufer, reso, devolución, devuelto, retour",
  consigne: "deposit, core, pfand, altteil, cauzione, depósito, casco, statiegeld",
  "économie circulaire":
    "occasion, used, second hand, reemploi, pre, piec, circular economy, gebraucht, usato, usado, gebruikt",
  export: "exportation, ausfuhr, esportazione, exportación",
  déchet: "waste, scrap, abfall, schrott, rifiuto, rottame, residuo, chatarra, afval",
};
const typesByKey = new Map(
  partTypes.flatMap((type) =>
    [type, ...typeSynonyms[type].split(",")].map((word) => [compactKey(word), type] as const),
  ),
);
const typeOf = (text: string): PartType | null => typesByKey.get(compactKey(text)) ?? null;

/** What a spreadsheet makes of a long number: digits are lost. */
const rounded = /^\d(?:[.,]\d+)?E\+?\d+$/i;

/** A wrong text as it is told: never half a letter. */
const cut = (text: string, most: number): string => [...text].slice(0, most).join("");

/** A line of the file; its first fault is told with the field that has it. */
export function readLine(
  cells: readonly string[],
  numeric: readonly number[],
  columns: Partial<Record<ImportField, number>>,
): ReadLine {
  let [fault, field]: [ImportFault | null, ImportField | null] = [null, null];
  const blame = (why: ImportFault, where: ImportField) => {
    if (fault === null) [fault, field] = [why, where];
    return null;
  };
  const cell = (name: ImportField): string => {
    const at = columns[name];
    const text = at === undefined ? "" : (cells[at] ?? "");
    if (storable(text)) return text;
    blame("bad-text", name);
    return "";
  };
  const given = <Value>(name: ImportField, read: (text: string) => Value | null, why: ImportFault): Value | null => {
    const text = cell(name);
    return text === "" ? null : (read(text) ?? blame(why, name));
  };
  const [brandText, referenceText] = [cell("brand"), cell("reference")];
  if (brandText === "") blame("required", "brand");
  if (referenceText === "") blame("required", "reference");
  const brand = given("brand", (text) => lineOf(text, longest.brand), "bad-text") ?? cut(brandText, longest.brand);
  if (rounded.test(referenceText)) blame("bad-text", "reference");
  const reference = given("reference", referenceOf, "bad-text") ?? cut(referenceText, longest.reference);
  const label = given("label", (text) => lineOf(text, longest.label), "bad-text");
  const ean = rounded.test(cell("ean")) ? blame("ean-rounded", "ean") : given("ean", readEan, "bad-ean");
  const partType = given("partType", typeOf, "bad-type");
  const quantity = given("quantity", readWhole, "bad-quantity");
  const priceCents = given("price", readCents, "bad-price");
  const place = given("place", (text) => lineOf(text, longestPlace), "bad-text");
  const minimum = given("minimum", readWhole, "bad-quantity");
  const warning = numeric.includes(columns.reference ?? -1) ? ("reference-number" as const) : null;
  const known = { brand, reference, referenceKey: normaliseNumber(reference), label, ean, partType, quantity };
  return { ...known, priceCents, place, minimum, warning, fault, field };
}
