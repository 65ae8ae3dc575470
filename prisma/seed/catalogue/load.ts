import type pg from "pg";
import type { RowSink } from "@/lib/import/copy/sink";
import { makeVersionFromRows } from "@/lib/import/from-rows";
import { CriterionBook } from "./articles/criterion-book";
import { ArticleMaker } from "./articles/produce";
import { type WrittenArticles, writeArticles } from "./articles/write";
import { writeFitments } from "./fitments";
import { brandsOf } from "./parts/brands";
import { genartsOf } from "./parts/genarts";
import { LABEL_COLUMNS } from "./parts/label-lines";
import { ConditionBook } from "./sets/conditions";
import { classesOf, settle, takeCensus } from "./sets/membership";
import { planSets } from "./sets/plan";
import type { SetClass } from "./sets/set-class";
import { readSource } from "./source";
import { writeTree, writeVehicles } from "./tables";
import { buildFleet } from "./vehicles/build";

export interface CatalogueOptions {
  /** name of the PostgreSQL schema to make, such as catalogue_1 */
  schema: string;
  /** multiplies the articles of every set; brands stop when their numbers are used up */
  scale?: number;
  onProgress?: (text: string) => void;
}

export interface CatalogueCounts {
  articles: number;
  refs: number;
  sets: number;
  memberships: number;
  /** what the articles of each set are built for */
  classes: ReadonlyMap<number, SetClass>;
}

/** What the demonstration catalogue is drawn from. */
export function readIngredients() {
  const source = readSource();
  return {
    source,
    fleet: buildFleet(source),
    genarts: genartsOf(source.tree),
    brands: brandsOf(source.brands),
    criteria: new CriterionBook(source.tree.criteria),
    /** filled before articles are written */
    classes: new Map<number, SetClass>(),
  };
}

/** Writes the demonstration catalogue row by row into a sink; the tables that follow from them are made afterwards. */
export async function writeCatalogue(
  sink: RowSink,
  { source, fleet, genarts, brands, criteria, classes }: ReturnType<typeof readIngredients>,
  scale: number,
  onProgress?: (text: string) => void,
): Promise<CatalogueCounts> {
  onProgress?.(`${fleet.vehicles.length} vehicles`);
  await writeVehicles(sink, fleet);
  await writeTree(sink, source.tree, genarts, brands, criteria.byKey);
  const plan = planSets(genarts, fleet.vehicles, scale);
  const book = new ConditionBook();
  const live = settle(plan, takeCensus(plan, book, fleet.vehicles));
  for (const [id, known] of classesOf(live)) classes.set(id, known);
  onProgress?.(`${live.size} sets of vehicles`);
  const makes = new Map(fleet.makes.map((make) => [make.id, make]));
  const maker = new ArticleMaker(brands, makes, criteria);
  const written: WrittenArticles = await writeArticles(sink, maker, genarts, live, scale);
  onProgress?.(`${written.articles} articles, ${written.refs} numbers`);
  await sink.write("criterion", "id, key, unit, kind", criteria.criterionLines());
  await sink.write("criterion_value", "id, criterion_id, value, sort", criteria.valueLines());
  await sink.write("label", LABEL_COLUMNS, criteria.labelLines());
  const { sets, memberships } = await writeFitments(sink, plan, book, live, written.sizes, fleet.vehicles);
  onProgress?.(`${memberships} fitments`);
  return { articles: written.articles, refs: written.refs, sets, memberships, classes };
}

/** Makes the demonstration's catalogue as a version in a PostgreSQL schema that does not exist yet. */
export const loadCatalogue = (
  client: pg.Client,
  { schema, scale = 1, onProgress }: CatalogueOptions,
): Promise<CatalogueCounts> =>
  makeVersionFromRows(client, schema, (sink) => writeCatalogue(sink, readIngredients(), scale, onProgress), onProgress);
