import type { RevisionOperation } from "../schema";

/** What is checked, or set to zero, needs no part. */
const buys: readonly RevisionOperation["kind"][] = ["replace", "top up", "service"];

/** The generic articles that a service takes, each once, in the order of its operations. */
export const partsOfService = (operations: readonly Pick<RevisionOperation, "kind" | "articles">[]): number[] => [
  ...new Set(operations.filter(({ kind }) => buys.includes(kind)).flatMap(({ articles }) => articles)),
];

/** Spark and glow plugs: one for each cylinder. */
export const perCylinder: readonly number[] = [10183, 10188];

/** How many packs of a part a vehicle takes. */
export function packsOf(genartId: number, pieces: number | null, cylinders: number | null): number {
  const wanted = perCylinder.includes(genartId) ? (cylinders ?? 4) : 1;
  return Math.max(1, Math.ceil(wanted / (pieces ?? 1)));
}
