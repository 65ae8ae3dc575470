import type { SourceArticle, SourceTree } from "../source";
import type { Pools } from "../vehicles/vehicle";
import { COMMON, COMMON_BY_ID, type Pattern } from "./most-changed";

export interface Genart {
  id: number;
  familyId: number;
  subfamilyId: number;
  fr: string;
  en: string;
  tecdoc: number | null;
  criteria: readonly string[];
  vehicleBound: boolean;
  common: boolean;
  pool: keyof Pools;
  pattern: Pattern;
  weight: number;
}

/** Subfamily of shoes, drums and wheel cylinders. */
export const DRUM_BRAKES = 104;

// Fluids, workshop products and tyres are chosen by specification or size, not by vehicle.
const UNBOUND = new Set([
  10024, 10092, 10169, 10181, 10221, 10236, 10237, 10259, 10260, 10278, 10279, 10298, 10299, 10333, 10340,
]);
const ENGINE_FAMILIES = new Set([5, 6, 7, 9, 10, 11, 13]);
const ENGINE_ARTICLES = new Set([10036, 10037, 10040, 10041, 10043, 10046, 10266, 10269, 10270, 10277]);

function isBound(id: number, familyId: number): boolean {
  return familyId < 19 && !UNBOUND.has(id);
}

const BRAKE_KIT = 10003;
const CALIPER_PARTS = new Set([10005, 10006, 10007, 10008]);
const RIMS = new Set([10076, 10077, 10083]);

function poolOf(id: number, subfamilyId: number, engine: boolean): keyof Pools {
  if (id === BRAKE_KIT || subfamilyId === DRUM_BRAKES) return "brakes";
  if (RIMS.has(id)) return "wheels";
  return engine ? "wideEngine" : "wideChassis";
}

function patternOf(id: number): Pattern {
  if (id === BRAKE_KIT) return "brakes";
  return CALIPER_PARTS.has(id) ? "caliper" : "plain";
}

function genartOf(article: SourceArticle, familyId: number, subfamilyId: number): Genart {
  const common = COMMON_BY_ID.get(article.id);
  const engine = ENGINE_FAMILIES.has(familyId) || ENGINE_ARTICLES.has(article.id);
  const rank = common ? COMMON.indexOf(common) : -1;
  return {
    id: article.id,
    familyId,
    subfamilyId,
    fr: article.fr,
    en: article.en,
    tecdoc: article.genArt,
    criteria: article.criteria,
    vehicleBound: isBound(article.id, familyId),
    common: common !== undefined,
    pool: common?.pool ?? poolOf(article.id, subfamilyId, engine),
    pattern: common?.pattern ?? patternOf(article.id),
    weight: common ? 1000 - 10 * rank : 100,
  };
}

/** Every generic article of the tree, by rising id. */
export function genartsOf(tree: SourceTree): Genart[] {
  return tree.families
    .flatMap((family) =>
      family.subfamilies.flatMap((subfamily) =>
        subfamily.articles.map((article) => genartOf(article, family.id, subfamily.id)),
      ),
    )
    .sort((a, b) => a.id - b.id);
}
