import type { RepairItem, RepairPanel, RepairStep } from "@/lib/providers/repair-data/port";
import { furtherNames } from "../words";
import type { ItemRow, RepairRow, StepRow, Words } from "./tables";

/** The same with words in the place of every text. */
export type Worded<T> = T extends string
  ? string | Words
  : T extends readonly (infer One)[]
    ? Worded<One>[]
    : T extends object
      ? { [Key in keyof T]: Worded<T[Key]> }
      : T;

const isWords = (value: object): value is Words => "en" in value && "fr" in value;

/** A document with every text said. */
export function said<T>(value: Worded<T>, say: (words: Words) => string): T {
  if (typeof value !== "object" || value === null) return value as T;
  if (isWords(value)) return say(value) as T;
  if (Array.isArray(value)) return value.map((one: Worded<unknown>) => said(one, say)) as T;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, said(one as Worded<unknown>, say)])) as T;
}

/** A document in one of the languages that its tables are written in. */
export const inLanguage = <T>(value: Worded<T>, language: "en" | "fr"): T => said(value, (words) => words[language]);

/** Words with what belongs into their braces. */
export const filled = ({ en, fr }: Words, values: Record<string, string | number>): Words => {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  const further = furtherNames({ en, fr }).map(([language, text]): [string, string] => [language, fill(text)]);
  return { en: fill(en), fr: fill(fr), further };
};

type Text = string | Words;
interface Told {
  value?: Text | number | null;
  qualifier?: Text | null;
  note?: Text | null;
  parts?: { description: Text | null; value: Text; unit: Text | null }[];
  description?: Words;
}

const decimal = (value: Told["value"]): Text | null => (typeof value === "number" ? String(value) : (value ?? null));

/** Makes items of their rows by key. */
export function itemMaker(rows: readonly ItemRow[]) {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return (key: string, { value, qualifier = null, note = null, parts = [], description }: Told): Worded<RepairItem> => {
    const row = byKey.get(key);
    if (!row) throw new Error(`no item ${key}`);
    const { en, fr, unit, type } = row;
    return {
      ...{ description: description ?? { en, fr }, value: decimal(value), unit: unit || null },
      ...{ qualifier, note, type, parts },
    };
  };
}

export const stepsOf = (rows: readonly StepRow[]): Worded<RepairStep>[] =>
  rows.map(({ kind, en, fr, parts = [] }) => ({ kind, text: { en, fr }, parts }) as Worded<RepairStep>);

/** The work on a vehicle of a class; included lines that this vehicle has not are left out. */
export function linesOf(rows: readonly RepairRow[], of: string): Worded<RepairPanel["repairTimes"]> {
  const there = new Set(rows.map(({ repair_id }) => repair_id));
  return rows.map(({ repair_id, repair_description, action, time_mins, includes, articles }) => ({
    ...{ repair_id, repair_description, action, time_mins: time_mins[of] ?? 0 },
    includes: includes.filter((id) => there.has(id)),
    articles,
  }));
}
