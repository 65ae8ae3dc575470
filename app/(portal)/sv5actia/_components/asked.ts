import {
  comparedWith,
  comparisons,
  readPeriod,
  type Comparison,
  type Period,
} from "@/lib/domains/stats/dashboard/period";
import type { PeriodFault } from "@/lib/domains/stats/dashboard/period";
import { scopes, type Scope } from "@/lib/domains/stats/scopes";
import { readText, withQuery, type QueryValue } from "@/lib/shared/address";

export const here = "/sv5actia";
export const askedFields = ["from", "to", "compare", "scope", "make", "model", "view"] as const;
export type AskedQuery = Partial<Record<(typeof askedFields)[number], QueryValue>>;

/** What the address of the dashboard asks for. */
export interface Asked {
  period: Period;
  fault: PeriodFault | null;
  /** Days that have not come yet were asked for too. */
  isCut: boolean;
  /** The days as they were typed, to be mended where they are at fault. */
  typed: Period;
  compare: Comparison;
  /** The period beside which the other one stands. */
  other: Period | null;
  scope: Scope;
  make: string;
  model: string;
}

const choose = <Choice extends string>(choices: readonly Choice[], value: QueryValue, usual: Choice): Choice =>
  choices.find((one) => one === value) ?? usual;

/** Reads the address; what cannot be read asks for what is usual, `widest` is the scope that the reader may see. */
export function readAsked(query: AskedQuery, { today, widest }: { today: string; widest: Scope }): Asked {
  const days = { from: readText(query.from, 40), to: readText(query.to, 40) };
  const { period, fault, isCut } = readPeriod(days, today);
  const compare = choose(comparisons, query.compare, "none");
  const asked = choose(scopes, query.scope, widest);
  return {
    ...{ period, fault, isCut, typed: fault ? days : period, compare, other: comparedWith(period, compare) },
    scope: widest === "company" ? "company" : asked,
    make: readText(query.make, 100),
    model: readText(query.model, 100),
  };
}

/** What stays in the address whatever is looked at. */
export function queryOf({ period, compare, scope }: Asked, widest: Scope): Record<string, string> {
  return {
    ...period,
    compare: compare === "none" ? "" : compare,
    scope: scope === widest ? "" : scope,
  };
}

/** The address of the dashboard with a make or a model opened. */
export const drillPlace = (asked: Asked, widest: Scope, opened: { make?: string; model?: string }): string =>
  `${withQuery(here, { ...queryOf(asked, widest), make: opened.make ?? "", model: opened.model ?? "", view: "figures" })}#shares`;

/** The address of a table as CSV. */
export const csvPlace = (asked: Asked, of: string, opened: { make?: string; model?: string } = {}): string =>
  withQuery("/api/csvStats", {
    ...asked.period,
    scope: asked.scope,
    of,
    make: opened.make ?? "",
    model: opened.model ?? "",
  });
