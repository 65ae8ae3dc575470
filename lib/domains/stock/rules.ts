import { cleanText, keptText } from "@/lib/shared/compact";
import { normaliseEan } from "@/lib/shared/ean";
import { parsePrice } from "@/lib/shared/money";
import { normaliseNumber } from "@/lib/shared/part-number";

export const partTypes = ["neuve", "réusine", "retour", "consigne", "économie circulaire", "export", "déchet"] as const;
export type PartType = (typeof partTypes)[number];
/** Taken from a vehicle and sold as it is; a rebuilt one is none. */
export const usedPartType = "économie circulaire" satisfies PartType;

export const longest = { brand: 100, reference: 60, label: 200, oeNumbers: 1000 } as const;
export const mostOeNumbers = 100;
export const mostPieces = 99_999;
export const mostCents = 999_999_999;

/** One line of text as it is kept; null when it is empty or longer than `most`. */
export function lineOf(raw: string, most: number): string | null {
  const line = keptText(raw);
  return cleanText(line).length > 0 && line.length <= most ? line : null;
}

/** A reference as it is kept: a line with a letter or a digit, by which it is found again; null for none. */
export function referenceOf(raw: string): string | null {
  const line = lineOf(cleanText(raw), longest.reference);
  return line !== null && normaliseNumber(line) !== "" ? line : null;
}

/** Typed pieces, 0 to 99,999; null for anything else. */
export function readPieces(text: string): number | null {
  const typed = text.trim();
  return /^\d{1,5}$/.test(typed) ? Number(typed) : null;
}

/** A typed EAN as it is kept, empty for none; null for one whose check digit is wrong. */
export const readEan = (text: string): string | null => (text.trim() === "" ? "" : normaliseEan(text));

/** Typed OE numbers between commas, semicolons or lines, each once; null when one of them is none or they are too many. */
export function readOeNumbers(text: string): string[] | null {
  const numbers = text
    .split(/[,;\n]/)
    .filter((one) => one.trim() !== "")
    .map(referenceOf);
  const sound = numbers.filter((one) => one !== null);
  return sound.length < numbers.length || sound.length > mostOeNumbers ? null : [...new Set(sound)];
}

/** What the form of a new item holds, as typed. */
export interface ItemDraft {
  brand: string;
  reference: string;
  label: string;
  genartId: number | null;
  partType: string;
  price: string;
  quantity: string;
  stockGroup: number | null;
  ean: string;
  oeNumbers: string;
  /** A chosen picture, or one that the item has already. */
  picture: boolean;
}
export type ItemField = keyof ItemDraft;

const optional: readonly ItemField[] = ["ean", "oeNumbers"];

/** Whether a required field still waits to be filled in; a wrong one does not. */
export const isIncomplete = (draft: ItemDraft): boolean =>
  Object.entries(draft).some(
    ([field, value]) =>
      !optional.some((one) => one === field) &&
      (typeof value === "string" ? cleanText(value) === "" : value === null || value === false),
  );

/** The fields that are missing or wrong, in the order of the form. */
export function itemFaults(draft: ItemDraft): ItemField[] {
  const wrong: [ItemField, boolean][] = [
    ["brand", lineOf(draft.brand, longest.brand) === null],
    ["reference", referenceOf(draft.reference) === null],
    ["label", lineOf(draft.label, longest.label) === null],
    ["genartId", draft.genartId === null],
    ["partType", !partTypes.some((type) => type === draft.partType)],
    ["price", parsePrice(draft.price) === null],
    ["quantity", readPieces(draft.quantity) === null],
    ["stockGroup", draft.stockGroup === null],
    ["ean", readEan(draft.ean) === null],
    ["oeNumbers", readOeNumbers(draft.oeNumbers) === null],
    ["picture", !draft.picture],
  ];
  return wrong.filter(([, fault]) => fault).map(([field]) => field);
}
