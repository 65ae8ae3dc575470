export const rateNames = ["T1", "T2", "T3", "paint"] as const;
export type RateName = (typeof rateNames)[number];

/** A hundred hours. */
export const mostMinutes = 6_000;
export const mostLabourLines = 200;
export const longestWork = 200;
