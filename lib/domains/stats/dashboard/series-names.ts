/** The series of the dashboard by the names that the specification gives them. */
export const seriesNames = [
  ...(["hits", "adnOK", "adn0", "adnNull", "newHits", "repeatHits", "nbUsers", "newUsers"] as const),
] as const;
export type SeriesName = (typeof seriesNames)[number];
