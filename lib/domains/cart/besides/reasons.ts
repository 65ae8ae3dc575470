/** Why a job needs something besides what lies in the cart. */
export const reasons = [
  "pair",
  "newLinings",
  "wearSensor",
  "fixings",
  "gasket",
  "refill",
  "oilAndFilter",
  "sameAccess",
  "wornTogether",
  "allTogether",
  "protects",
  "warranty",
  "setting",
  "together",
] as const;

/** Work that a job ends with. */
export const closingWorks = ["alignment", "injectorCoding", "headlights"] as const;
export type ClosingWork = (typeof closingWorks)[number];

/** The name by which the work of a need stands in a cart. */
export const operationOf = (need: string): string => `need ${need}`;
