const between = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/**
 * Generic articles that France does not have sold used: what R. 224-25 of the consumer code leaves out of running gear,
 * steering, brakes and the link to the ground, and restraints, whose charges the wreckers' rules have destroyed.
 */
const neverUsed = {
  brakes: [...between(10001, 10010), ...between(10012, 10028)],
  ground: [...between(10047, 10055), ...between(10057, 10075)],
  steering: between(10084, 10096),
  restraints: [10283, 10338, 10339],
} as const;

const never: ReadonlySet<number> = new Set(Object.values(neverUsed).flat());

/** Whether a part of this kind may be sold used in France; a rebuilt one, back to its maker's specification, is none. */
export const maySellUsed = (genartId: number): boolean => !never.has(genartId);
