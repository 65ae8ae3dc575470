import type { StatedValue } from "./stated";

/** A criterion of a generic article that facts of a vehicle can judge, with an article's own values. */
export interface JudgedCriterion {
  id: number;
  key: string;
  decisive: boolean;
  values: readonly string[];
}

/** What a company says of an article's criteria; of two values for one criterion the last counts. */
export interface GivenCriteria {
  attributes: readonly { criterionId: number; value: string }[];
  mandatory: readonly { labelId: number; mandatory: boolean }[];
}

/** What an article states in the eyes of a company: its own word goes before the catalogue's. */
export function withGiven(criteria: readonly JudgedCriterion[], given: GivenCriteria | null): StatedValue[] {
  const own = new Map(given?.attributes.map(({ criterionId, value }) => [criterionId, [value]]));
  const decisive = new Map(given?.mandatory.map(({ labelId, mandatory }) => [labelId, mandatory]));
  return criteria.flatMap((criterion) =>
    (own.get(criterion.id) ?? criterion.values).map((value) => ({
      ...{ key: criterion.key, value },
      decisive: decisive.get(criterion.id) ?? criterion.decisive,
    })),
  );
}
