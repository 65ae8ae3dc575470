import { judgeEach, type FitFacts } from "./judges";
import type { Fit, FitCondition, FitCriterion, FitVerdict } from "./schema";
import { judgeStated, type StatedNeed } from "./stated";

const order: Record<FitVerdict, number> = { fits: 0, unknown: 1, no: 2 };

/** What both the list and the article ask stands once, with the graver of the two answers. */
function joinCriteria(listed: readonly FitCriterion[], stated: readonly FitCriterion[]): FitCriterion[] {
  const joined = new Map(listed.map((criterion) => [criterion.key, criterion]));
  for (const criterion of stated) {
    const same = joined.get(criterion.key);
    if (!same || order[criterion.verdict] > order[same.verdict]) joined.set(criterion.key, criterion);
  }
  return [...joined.values()];
}

function sumUp(criteria: FitCriterion[]): Fit {
  const worst = criteria.reduce<FitVerdict>((so, { verdict }) => (order[verdict] > order[so] ? verdict : so), "fits");
  return {
    verdict: worst,
    met: criteria.filter(({ verdict }) => verdict === "fits").length,
    of: criteria.length,
    criteria,
  };
}

/**
 * Whether a vehicle meets a condition and what the article itself states: one unmet criterion is a no, one undecided
 * criterion leaves it unknown.
 */
export const judgeFit = (condition: FitCondition, facts: FitFacts, stated: readonly StatedNeed[] = []): Fit =>
  sumUp(joinCriteria(judgeEach(condition, facts), judgeStated(stated, facts)));

/** An article listed under several conditions fits when one of them is met: the best judgement counts. */
export function judgeBest(
  conditions: readonly FitCondition[],
  facts: FitFacts,
  stated: readonly StatedNeed[] = [],
): Fit {
  const [first = judgeFit({}, facts, stated), ...others] = conditions.map((one) => judgeFit(one, facts, stated));
  return others.reduce((best, one) => (compareFits(one, best) < 0 ? one : best), first);
}

/** Ascending order of verdicts: fits, unknown, no. */
export const compareVerdicts = (a: Fit, b: Fit): number => order[a.verdict] - order[b.verdict];

/** Ascending order of judgements: by verdict, then the one with fewer criteria open. */
export const compareFits = (a: Fit, b: Fit): number => compareVerdicts(a, b) || a.of - a.met - (b.of - b.met);

/** The judgement of an article that the catalogue does not list for the vehicle, or lists for every vehicle. */
export const notListed: Fit = {
  verdict: "no",
  met: 0,
  of: 1,
  criteria: [{ key: "vehicle", needs: "", has: null, verdict: "no" }],
};
export const forAnyVehicle: Fit = { verdict: "unknown", met: 0, of: 0, criteria: [] };

/** The key of the first criterion that excludes the vehicle, or null when none does. */
export const reasonAgainst = (fit: Fit): string | null =>
  fit.criteria.find(({ verdict }) => verdict === "no")?.key ?? null;

/** Whether the catalogue does not list the article for the vehicle at all. */
export const isUnlisted = (fit: Fit): boolean => fit.criteria.some(({ key }) => key === "vehicle");
