/** `now`: the rule holds on this day; `soon`: in the month before, when people change their tyres. */
export type MountainTime = "now" | "soon";

/** France, code de la route D. 314-8: 1 November to 31 March, since 2024 by the snowflake (3PMSF) alone; the day is ISO. */
export function mountainTime(day: string, country: string): MountainTime | null {
  if (country !== "FR") return null;
  const month = Number(day.slice(5, 7));
  if (month >= 11 || month <= 3) return "now";
  return month === 10 ? "soon" : null;
}

/**
 * The departments of the six massifs (decree 2004-69 and Corsica), in which the prefect names the municipalities: Alps,
 * Corsica, Massif central, Jura, Pyrenees, Vosges. In no other department does the rule hold.
 */
const massifs = new Set([
  ...["04", "05", "06", "26", "38", "73", "74", "83", "84", "2A", "2B"],
  ...["03", "07", "11", "12", "15", "19", "21", "23", "30", "34", "42"],
  ...["43", "46", "48", "58", "63", "69", "71", "81", "82", "87", "89"],
  ...["01", "25", "39", "09", "31", "64", "65", "66"],
  ...["54", "57", "67", "68", "70", "88", "90"],
]);

export interface MountainPlace {
  country: string;
  postalCode: string | null;
}

/** The department of a French postal code, Corsica's as 2A and 2B; null for none. */
export function departmentOf({ country, postalCode }: MountainPlace): string | null {
  const digits = (postalCode ?? "").replace(/\s/g, "");
  if (country !== "FR" || !/^\d{5}$/.test(digits)) return null;
  if (digits.startsWith("20")) return digits < "20200" ? "2A" : "2B";
  return /^9[78]/.test(digits) ? digits.slice(0, 3) : digits.slice(0, 2);
}

/** Whether the rule may hold where the garage stands: in its department the prefect names where, or it lies elsewhere. */
export type MountainReach = "massif" | "elsewhere" | "unknown";

export function mountainReach(place: MountainPlace): MountainReach {
  const department = departmentOf(place);
  if (department === null) return "unknown";
  return massifs.has(department) ? "massif" : "elsewhere";
}
