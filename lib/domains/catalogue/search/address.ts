import { readPage, readText, type QueryValue } from "@/lib/shared/address";
import { readIds } from "../list/facets";
import { readWants } from "../list/wants";
import { modelWant } from "./rules";

/** What an address of hits chooses: brands, generic articles, the user's own brands, a page. */
export interface HitChoice {
  brands: number[];
  parts: number[];
  /** The user's brands in place of those named. */
  mine: boolean;
  /** Models, positions and sizes of the phrase that were taken off. */
  without: string[];
  /** The whole catalogue was asked for, though the text names a vehicle. */
  whole: boolean;
  page: number;
}

export type Query = Record<string, QueryValue>;

function readWithout(text: string): string[] {
  const isModel = text.split("_").includes(modelWant);
  return [...(isModel ? [modelWant] : []), ...readWants(text)];
}

/** The choice that an address holds; anything unreadable is left out. */
export function readHitChoice(query: Query): HitChoice {
  return {
    brands: readIds(readText(query.brands, 1000)),
    parts: readIds(readText(query.parts, 1000)),
    mine: query.mine === "1",
    without: readWithout(readText(query.without)),
    whole: query.whole === "1",
    page: readPage(query.page),
  };
}

/** The address of a choice below a path; the first page without brands and parts is the path itself. */
export function hitAddress(path: string, { brands, parts, mine, without, whole, page }: HitChoice): string {
  const words = [
    mine ? "mine=1" : brands.length > 0 && `brands=${brands.join(".")}`,
    parts.length > 0 && `parts=${parts.join(".")}`,
    without.length > 0 && `without=${without.join("_")}`,
    whole && "whole=1",
    page > 1 && `page=${page}`,
  ].filter(Boolean);
  return words.length > 0 ? `${path}?${words.join("&")}` : path;
}

const withOrWithout = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

/** The choice with a brand ticked or not; naming one takes the place of the user's own. */
export const withBrand = (choice: HitChoice, id: number): HitChoice => ({
  ...choice,
  brands: choice.mine ? [id] : withOrWithout(choice.brands, id),
  mine: false,
  page: 1,
});

export const withPart = (choice: HitChoice, id: number): HitChoice => ({
  ...choice,
  parts: withOrWithout(choice.parts, id),
  page: 1,
});

/** The choice with a wanted position or size taken off, or put back. */
export const withWant = (choice: HitChoice, word: string): HitChoice => ({
  ...choice,
  without: choice.without.includes(word) ? choice.without.filter((one) => one !== word) : [...choice.without, word],
  page: 1,
});

export const withMine = (choice: HitChoice): HitChoice => ({ ...choice, brands: [], mine: !choice.mine, page: 1 });
