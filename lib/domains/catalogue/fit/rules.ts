import { judgeEach, type FitFacts } from "./judges";
import type { Fit, FitCondition, FitCriterion, FitVerdict } from "./schema";
import { judgeStated, type StatedNeed } from "./stated";
import { compareFits, verdictOrder } from "./verdicts";

/** What both the list and the article ask stands once, with the graver of the two answers. */
function joinCriteria(listed: readonly FitCriterion[], stated: readonly FitCriterion[]): FitCriterion[] {
  const joined = new Map(listed.map((criterion) => [criterion.key, criterion]));
  for (const criterion of stated) {
    const same = joined.get(criterion.key);
    if (!same || verdictOrder[criterion.verdict] > verdictOrder[same.verdict]) joined.set(criterion.key, criterion);
  }
  return [...joined.values()];
}

function sumUp(criteria: FitCriterion[]): Fit {
  const worst = criteria.reduce<FitVerdict>(
    (so, { verdict }) => (verdictOrder[verdict] > verdictOrder[so] ? verdict : so),
    "fits",
  );
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
