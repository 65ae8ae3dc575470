/** What the makers' catalogue answers, one right each: vehicle by VIN, tree, parts of a node, vehicles of a number. */
export const oemAccesses = ["naiVin", "naiTree", "naiParts", "naiApplicability"] as const;
export type OemAccess = (typeof oemAccesses)[number];

/** All kinds but those denied; both ways the same. */
export const without = (some: readonly string[]): OemAccess[] => oemAccesses.filter((one) => !some.includes(one));
