/** Tiers of brands, as the specification spells them. */
export const tyreTiers = ["Premium", "Quality", "1er prix", "Rechappé"] as const;
export type TyreTier = (typeof tyreTiers)[number];

/** Seasons; an all-season tyre has a value of its own. */
export const tyreSeasons = ["ETE", "HIVER", "4 saisons"] as const;
export type TyreSeason = (typeof tyreSeasons)[number];
