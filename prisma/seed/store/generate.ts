import { Random } from "../catalogue/random";
import type { StoreCategory, StoreFamily, StoreSource, Texts } from "./source";

export interface StoreItem {
  ref: string;
  categoryId: number;
  label1: Texts;
  label2: Texts | null;
  brand: string;
  dlnr: number;
  priceCents: number;
}

/** A price within a range of francs, its ends left out: cheap ones are more, .90 below a hundred and .00 above. */
export function priceIn([from, to]: readonly [number, number], u: number): number {
  const francs = from + (to - from) * u * u;
  const tidy = francs < 100 ? Math.floor(francs) * 100 + 90 : Math.round(francs) * 100;
  const highest = to <= 100 ? (to - 1) * 100 + 90 : (to - 1) * 100;
  return Math.min(Math.max(tidy, from < 100 ? from * 100 + 90 : (from + 1) * 100), highest);
}

// Numbers are written with a comma but in English.
const measured = (measure: string): Texts => ({ fr: measure, en: measure.replace(",", "."), de: measure, it: measure });

function* itemsOf(source: StoreSource, family: StoreFamily, category: StoreCategory): Generator<StoreItem> {
  const random = new Random(category.id, 104);
  const [words, measures] = source.variants[family.variants] ?? [[], []];
  const kinds = measures.flatMap((measure) => words.map((word) => ({ measure, word })));
  const count = Math.min(kinds.length, random.int(...source.perCategory));
  const prices = Array.from({ length: count }, () => priceIn(category.priceCHF, random.next())).sort((a, b) => a - b);
  for (const [at, priceCents] of prices.entries()) {
    const { word = "", measure = null } = kinds[Math.floor((at * kinds.length) / count)] ?? {};
    const [dlnr, brand] = random.pick(source.brands);
    const added = source.words[word];
    yield {
      ref: `TA-${category.id}-${String(at + 1).padStart(2, "0")}`,
      categoryId: category.id,
      label1: Object.fromEntries(
        Object.entries(category.labels).map(([lang, name]) => [lang, added ? `${name} ${added[lang]}` : name]),
      ),
      label2: measure === null ? null : (source.words[measure] ?? measured(measure)),
      ...{ brand, dlnr, priceCents },
    };
  }
}

/** The goods of the demonstration's store, category by category: the same every time. */
export function generateStore(source: StoreSource): StoreItem[] {
  return source.universes.flatMap(({ families }) =>
    families.flatMap((family) => family.categories.flatMap((category) => [...itemsOf(source, family, category)])),
  );
}
