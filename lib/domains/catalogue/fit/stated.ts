import { judgeEach, type FitFacts } from "./judges";
import { brakeDiscs, drumBrakes } from "./rear-brakes";
import type { FitCondition, FitCriterion } from "./schema";
import { verdictOrder } from "./verdicts";

/** What an article's own criterion asks of the vehicle; one of its conditions is enough. A decisive one stands open where the fact is missing. */
export interface StatedNeed {
  decisive: boolean;
  anyOf: readonly FitCondition[];
}

/** A criterion of an article with its values, as the catalogue keeps them. */
export interface StatedValue {
  key: string;
  value: string;
  decisive: boolean;
}

const decider: Readonly<
  Record<string, (value: string, genartId: number, pos: string | undefined) => FitCondition | null>
> = {
  brakesys: (brakesys) => ({ brakesys }),
  gearbox: (gearbox) => ({ gearbox }),
  euro: (euro) => ({ euro }),
  cyl: (value) => numbered("cylinders", value),
  enginecode: (value) => ({ engineCodes: value.split(/[,;|]/) }),
  outd: (value, genartId, pos) => (brakeDiscs.has(genartId) ? numbered("discMm", value, pos) : null),
  dia: (value, genartId, pos) => (drumBrakes.has(genartId) ? numbered("drumMm", value, pos) : null),
};

function numbered(key: string, value: string, pos?: string): FitCondition | null {
  const size = Number(value);
  return value.trim() === "" || !Number.isFinite(size) ? null : { [key]: size, pos };
}

/** The criteria of articles that facts of a vehicle can judge; the position says which axle a size belongs to. */
export const judgedKeys: readonly string[] = ["pos", ...Object.keys(decider)];

/** What the values of an article ask of a vehicle. */
export function readStated(values: readonly StatedValue[], genartId: number): StatedNeed[] {
  const pos = values.find(({ key }) => key === "pos")?.value;
  const needs = new Map<string, { decisive: boolean; anyOf: FitCondition[] }>();
  for (const { key, value, decisive } of values) {
    const condition = decider[key]?.(value, genartId, pos);
    if (!condition) continue;
    const known = needs.get(key);
    if (known) known.anyOf.push(condition);
    else needs.set(key, { decisive, anyOf: [condition] });
  }
  return [...needs.values()];
}

/** One line per criterion that decides: judged by the facts, or open where it is decisive and the fact is missing. */
export function judgeStated(needs: readonly StatedNeed[], facts: FitFacts): FitCriterion[] {
  return needs.flatMap(({ decisive, anyOf }) => {
    const lines = anyOf.flatMap((condition) => judgeEach(condition, facts).filter(({ key }) => key !== "pos"));
    const best = [...lines].sort((a, b) => verdictOrder[a.verdict] - verdictOrder[b.verdict])[0];
    if (!best || (best.verdict === "unknown" && !decisive)) return [];
    return [best.verdict === "fits" ? best : { ...best, needs: lines.map(({ needs: one }) => one).join(" / ") }];
  });
}
