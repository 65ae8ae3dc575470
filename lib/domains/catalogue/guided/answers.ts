import { readText } from "@/lib/shared/address";
import { askableKeys } from "./askable";

/** A reader's answers by the key of their question; `dontKnow` forgets what the car's papers say. */
export type Answers = ReadonlyMap<string, string>;

export const dontKnow = "-";
/** Where a part goes, asked like a fact of the car. */
export const sideKeys = ["pos", "side"] as const;
/** What is seen on a part bears this before its criterion's key. */
export const seenMark = "c-";

const longest = 60;
const most = 24;

type Query = Record<string, string | string[] | undefined>;

const isQuestion = (name: string): boolean =>
  [...askableKeys, ...sideKeys].some((key) => key === name) || new RegExp(`^${seenMark}[\\w-]{1,40}$`).test(name);

/** The answers that an address holds, in whatever order; what asks nothing is left out. */
export function readAnswers(query: Query): Answers {
  const given = Object.keys(query)
    .filter(isQuestion)
    .sort()
    .slice(0, most)
    .map((name): [string, string] => [name, readText(query[name], longest).trim()]);
  return new Map(given.filter(([, value]) => value !== ""));
}

/** What stands behind the question mark of an address for a part and answers; the same answers make the same address. */
export function writeAnswers(part: number, answers: Answers, more: Readonly<Record<string, string>> = {}): string {
  const given = [...answers].sort(([a], [b]) => (a < b ? -1 : 1));
  return `?${new URLSearchParams([["part", String(part)], ...given, ...Object.entries(more)])}`;
}

export const withAnswer = (answers: Answers, key: string, value: string | null): Answers => {
  const changed = new Map(answers);
  if (value === null) changed.delete(key);
  else changed.set(key, value);
  return changed;
};
