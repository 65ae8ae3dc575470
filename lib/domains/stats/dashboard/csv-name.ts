import { fold } from "@/lib/shared/fold";
import type { Scope } from "../scopes";
import { monthsFromJune, monthsOf, type Period } from "./period";
import type { CsvQuestion } from "./schema";

interface Held {
  of: CsvQuestion["of"];
  scope: Scope;
  period: Period;
  today: string;
  /** The make, and the model, that were opened. */
  opened: readonly string[];
}

/** A name as plain letters, digits and dashes, which no system takes for a folder or a formula. */
const slugOf = (name: string): string =>
  fold(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const spanName = (first: string, last: string): string => (first === last ? first : `${first}_${last}`);

/** What a table holds: days of the period, the six months from June on, or the months that the period touches, whole. */
function heldSpan({ of, period, today }: Held): string {
  if (of === "days" || of === "vci") return spanName(period.from, period.to);
  const months = (of === "months" ? monthsFromJune(today) : monthsOf(period)).map((day) => day.slice(0, 7));
  return spanName(months[0] ?? "", months.at(-1) ?? "");
}

/** What a table's file is called: what it is, whose figures, of which make and model, and of when. */
export const csvName = (held: Held): string =>
  `${["etabli", held.of, held.scope, ...held.opened.map(slugOf), heldSpan(held)].filter(Boolean).join("-")}.csv`;
