/** The words of seasons and tiers among the messages, whose keys hold neither blanks nor accents. */
export const seasonKeys = { ETE: "summer", HIVER: "winter", "4 saisons": "allSeason" } as const;
export const tierKeys = { Premium: "premium", Quality: "quality", "1er prix": "budget", Rechappé: "retread" } as const;
