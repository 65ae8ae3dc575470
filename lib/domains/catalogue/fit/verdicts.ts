import type { Fit, FitVerdict } from "./schema";

export const verdictOrder: Record<FitVerdict, number> = { fits: 0, unknown: 1, no: 2 };

/** Ascending order of verdicts: fits, unknown, no. */
export const compareVerdicts = (a: Fit, b: Fit): number => verdictOrder[a.verdict] - verdictOrder[b.verdict];

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
