import { enumValue, unitSymbol } from "../catalogue/parts/enum-values";
import type { readIngredients } from "../catalogue/load";
import { importFile } from "./csv-file";

/** Brands, generic articles and criteria of the demonstration as files of an import; answers the rows of each. */
export async function writeTreeFiles(
  folder: string,
  { source, brands, genarts }: ReturnType<typeof readIngredients>,
): Promise<Map<string, number>> {
  const files = {
    brands: importFile(folder, "brands"),
    genarts: importFile(folder, "generic-articles"),
    criteria: importFile(folder, "criteria"),
  };
  for (const { id, name, country, segment, weight } of brands)
    files.brands.add(id, name, country, segment, Math.round(weight));
  const families = new Map(source.tree.families.map((family) => [family.id, family]));
  for (const g of genarts) {
    const family = families.get(g.familyId);
    const subfamily = family?.subfamilies.find(({ id }) => id === g.subfamilyId);
    if (!family || !subfamily) throw new Error(`generic article ${g.id} has no family`);
    const criteria = g.criteria.map((key, at) => (at < 2 ? `${key}!` : key)).join("|") || null;
    const own = [g.id, g.tecdoc, g.vehicleBound, g.weight, g.fr, g.en];
    files.genarts.add(...own, family.id, family.fr, family.en, subfamily.id, subfamily.fr, subfamily.en, criteria);
  }
  for (const { key, type, unit, fr, en, values } of source.tree.criteria) {
    const first = [key, type, unitSymbol(unit), fr, en];
    if (type !== "enum" || !values?.length) files.criteria.add(...first, null, null, null);
    else for (const value of values.map(enumValue)) files.criteria.add(...first, value.key, value.fr, value.en);
  }
  const all = Object.values(files);
  for (const file of all) await file.close();
  return new Map(all.map(({ name, rows }) => [`${name}.csv`, rows]));
}
