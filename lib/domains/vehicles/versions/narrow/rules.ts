import { readText, type QueryValue } from "@/lib/shared/address";
import { fuelGroup, type FuelGroup } from "../../emissions/rules";
import { yearOf } from "../rules";
import type { StoredVersion } from "../schema";

/** Bands of power in hp, each above the one before and up to its number. */
const BANDS = [75, 100, 130, 170, 220, 300, null] as const;

/** What the address keeps of a model's versions; null asks nothing. */
export interface VersionWish {
  fuel: string | null;
  power: string | null;
  year: string | null;
}
export type WishKey = keyof VersionWish;
export const wishKeys: readonly WishKey[] = ["fuel", "power", "year"];

export interface Choice {
  value: string;
  count: number;
  chosen: boolean;
}
export type Choices = Record<WishKey, Choice[]>;

export interface PowerBand {
  from: number | null;
  to: number | null;
}

/** The band that a value of an address names: "75-100", "-75" or "300-". */
export function readBand(value: string): PowerBand {
  const [from = "", to = ""] = value.split("-");
  return { from: from ? Number(from) : null, to: to ? Number(to) : null };
}

function bandOf(hp: number): string {
  const at = BANDS.findIndex((most) => most === null || hp <= most);
  return `${BANDS[at - 1] ?? ""}-${BANDS[at] ?? ""}`;
}

const yearsOf = ({ fromYm, toYm }: StoredVersion, thisYear: number): string[] => {
  const from = yearOf(fromYm);
  if (from === null) return [];
  const to = Math.max(from, yearOf(toYm) ?? thisYear);
  return Array.from({ length: Math.min(100, to - from + 1) }, (_, index) => String(from + index));
};

function valuesOf(version: StoredVersion, key: WishKey, thisYear: number): readonly (string | FuelGroup)[] {
  if (key === "year") return yearsOf(version, thisYear);
  if (key === "power") return version.hp === null ? [] : [bandOf(version.hp)];
  const fuel = fuelGroup(version.p3);
  return fuel ? [fuel] : [];
}

const known: Record<WishKey, RegExp> = { fuel: /^[a-z-]{2,30}$/, power: /^\d{0,3}-\d{0,3}$/, year: /^\d{4}$/ };

/** The wish that a query holds; what no version could have asks nothing. */
export function readWish(query: Partial<Record<WishKey, QueryValue>>): VersionWish {
  const read = (key: WishKey) => {
    const text = readText(query[key], 30);
    return known[key].test(text) ? text : null;
  };
  return { fuel: read("fuel"), power: read("power"), year: read("year") };
}

const order: Record<WishKey, (a: string, b: string) => number> = {
  fuel: () => 0,
  power: (a, b) => (readBand(a).from ?? 0) - (readBand(b).from ?? 0),
  year: (a, b) => Number(a) - Number(b),
};

/**
 * The versions of a wish, and among what one can choose: each value with the versions that it would leave beside the other
 * wishes. Values that would leave none are not there.
 */
export function narrowVersions(
  versions: readonly StoredVersion[],
  wish: VersionWish,
  thisYear: number,
): { versions: StoredVersion[]; choices: Choices } {
  const has = (version: StoredVersion, key: WishKey) =>
    wish[key] === null || valuesOf(version, key, thisYear).includes(wish[key]);
  const choicesOf = (key: WishKey): Choice[] => {
    const counts = new Map<string, number>();
    const others = wishKeys.filter((other) => other !== key);
    for (const version of versions.filter((one) => others.every((other) => has(one, other))))
      for (const value of valuesOf(version, key, thisYear)) counts.set(value, (counts.get(value) ?? 0) + 1);
    if (wish[key] !== null && !counts.has(wish[key])) counts.set(wish[key], 0);
    return [...counts]
      .map(([value, count]) => ({ value, count, chosen: value === wish[key] }))
      .sort((a, b) => order[key](a.value, b.value));
  };
  return {
    versions: versions.filter((version) => wishKeys.every((key) => has(version, key))),
    choices: { fuel: choicesOf("fuel"), power: choicesOf("power"), year: choicesOf("year") },
  };
}

/** The query of a wish, with the page where it is not the first and with what was asked for before the version was known. */
export function wishQuery(wish: VersionWish, page = 1, phrase = ""): string {
  const query = new URLSearchParams();
  for (const key of wishKeys) if (wish[key] !== null) query.set(key, wish[key]);
  if (page > 1) query.set("page", String(page));
  if (phrase) query.set("q", phrase);
  return query.size > 0 ? `?${query}` : "";
}

/** A wish with one value more, or without it where it is chosen already. */
export const toggled = (wish: VersionWish, key: WishKey, { value, chosen }: Choice): VersionWish => ({
  ...wish,
  [key]: chosen ? null : value,
});

export const isNarrowed = (wish: VersionWish): boolean => wishKeys.some((key) => wish[key] !== null);
