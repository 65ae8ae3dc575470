import { columnOf } from "@/lib/import/files";
import { enumValue, unitSymbol } from "../catalogue/parts/enum-values";
import { DEMO_LANGUAGES, namesOf } from "../catalogue/parts/label-lines";
import type { readIngredients } from "../catalogue/load";
import { importFile } from "./csv-file";

const spoken = (...nouns: string[]): string[] =>
  nouns.flatMap((noun) => DEMO_LANGUAGES.map((language) => columnOf(noun, language)));

const NO_NAMES = DEMO_LANGUAGES.map(() => null);

/** Brands, generic articles and criteria of the demonstration as files of an import; answers the rows of each. */
export async function writeTreeFiles(
  folder: string,
  { source, brands, genarts }: ReturnType<typeof readIngredients>,
): Promise<Map<string, number>> {
  const files = {
    brands: importFile(folder, "brands"),
    genarts: importFile(folder, "generic-articles", spoken("label", "family", "subfamily")),
    criteria: importFile(folder, "criteria", spoken("label", "value")),
  };
  for (const { id, name, country, segment, weight } of brands)
    files.brands.add(id, name, country, segment, Math.round(weight));
  const families = new Map(source.tree.families.map((family) => [family.id, family]));
  for (const g of genarts) {
    const family = families.get(g.familyId);
    const subfamily = family?.subfamilies.find(({ id }) => id === g.subfamilyId);
    if (!family || !subfamily) throw new Error(`generic article ${g.id} has no family`);
    const criteria = g.criteria.map((key, at) => (at < 2 ? `${key}!` : key)).join("|") || null;
    const own = [g.id, g.tecdoc, g.vehicleBound, g.weight, family.id, subfamily.id, criteria];
    files.genarts.add(...own, ...namesOf(g), ...namesOf(family), ...namesOf(subfamily));
  }
  for (const criterion of source.tree.criteria) {
    const { key, type, unit, values } = criterion;
    const first = [key, type, unitSymbol(unit)];
    const listed = type === "enum" && values?.length ? values.map(enumValue) : [null];
    for (const value of listed)
      files.criteria.add(...first, value?.key ?? null, ...namesOf(criterion), ...(value ? namesOf(value) : NO_NAMES));
  }
  const all = Object.values(files);
  for (const file of all) await file.close();
  return new Map(all.map(({ name, rows }) => [`${name}.csv`, rows]));
}
