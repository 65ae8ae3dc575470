import { read } from "@/lib/platform/db";
import { speedSymbols } from "@/lib/shared/speed-symbols";
import { countTyreFacets, type BrandCount, type TyreFilters } from "../filters/rules";
import { tyresPerPage, type TyreSort } from "../rules";
import type { Tyre } from "../schema";
import type { TyreQuestion } from "../size/rules";
import { facetsStatement, pageStatement, profilesNamed, single, type Asking } from "./tyre-statements";
import { tyreOf, type TyreRow } from "./tyre-row";

/** Bounds of width, ratio and rim; a list asks for tyres that lie in one of its boxes. */
export type SizeBox = readonly [widths: [number, number], ratios: [number, number], rims: [number, number]];
export type TyreWords = Pick<
  TyreQuestion,
  "ean" | "load" | "speed" | "season" | "words" | "commercial" | "extraLoad" | "runFlat"
>;

export const anyTyre: TyreWords = {
  ...{ ean: null, load: null, speed: null, season: null, words: [] },
  ...{ commercial: false, extraLoad: false, runFlat: false },
};

interface Wanted {
  /** None for tyres of every size. */
  boxes: readonly SizeBox[] | null;
  words: TyreWords;
  filters: TyreFilters;
  sort: TyreSort;
  page: number;
}

const isExact = (box: SizeBox): boolean => box.every(([from, to]) => from === to);

function howAsked({ boxes, words, filters }: Wanted): Asking {
  const { ean, load, speed, season, commercial, extraLoad, runFlat } = words;
  return {
    sizes: boxes === null ? "any" : boxes.every(isExact) ? "exact" : "ranges",
    profiles: words.words.length > 0,
    ean: ean !== null,
    marks: [load, speed, season, commercial, extraLoad, runFlat].some(Boolean),
    narrowed: Object.values(filters).some((values) => values.length > 0),
  };
}

/** The profiles whose brand and name hold every word; all of them without one. */
async function profilesOf(words: readonly string[]): Promise<number[]> {
  if (words.length === 0) return [];
  return (await read<{ id: number }>(profilesNamed, [words])).map(({ id }) => id);
}

/** A page of the tyres that lie in one of the boxes, and how many of them each filter would leave. */
export async function readTyres(wanted: Wanted) {
  const { boxes, words, filters, sort, page } = wanted;
  const asking = howAsked(wanted);
  const profiles = await profilesOf(words.words);
  const nothing = boxes?.length === 0 || (asking.profiles && profiles.length === 0);
  const values = [
    ...[0, 1, 2].flatMap((at) => [0, 1].map((end) => (boxes ?? []).map((box) => box[at as 0 | 1 | 2][end as 0 | 1]))),
    ...[profiles, words.ean, words.load ?? 0, words.speed ? speedSymbols.indexOf(words.speed) : 0, words.season],
    ...[words.commercial, words.extraLoad, words.runFlat],
    ...[filters.saison, filters.categorieMarque, filters.marque, filters.runOnFlat].map((chosen) => chosen ?? []),
    ...[filters.carburant, filters.adherence, filters.ind_bruit, filters.stock].map((chosen) => chosen ?? []),
  ];
  const [brands, rows] = nothing
    ? [[], []]
    : await Promise.all([
        read<BrandCount>(facetsStatement(asking), values),
        read<TyreRow>(pageStatement(asking, sort), [...values, (page - 1) * tyresPerPage]),
      ]);
  const { total, facets } = countTyreFacets(brands, filters);
  const pages = Math.max(1, Math.ceil(total / tyresPerPage));
  return { total, page, pages, facets, items: rows.map(tyreOf) };
}

/** A tyre by its id; null for an unknown one. */
export async function readTyre(id: number): Promise<Tyre | null> {
  const [row] = await read<TyreRow>(single, [id]);
  return row ? tyreOf(row) : null;
}
