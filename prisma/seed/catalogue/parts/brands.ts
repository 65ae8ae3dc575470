import type { SourceBrand } from "../source";
import type { Genart } from "./genarts";

export interface Brand extends SourceBrand {
  weight: number;
}

const SEGMENT_WEIGHT: Record<string, number> = { OE: 100, Premium: 80, Quality: 60, "1er prix": 15 };

// What a brand's written families ("freinage", "pompe à eau") make of the tree: subfamilies, families, single articles.
const MAKES: Record<string, readonly number[]> = {
  freinage: [1],
  filtration: [2],
  "asiatiques: filtration": [2],
  asiatiques: [1, 2, 3, 4, 601, 604, 701],
  suspension: [3, 10177],
  silentblocs: [306, 308, 307],
  coupelles: [303],
  amortisseurs: [301, 303, 304],
  ressorts: [302, 303],
  roulements: [309],
  direction: [4],
  moteur: [503, 504, 505, 506, 507, 508, 509, 510, 603],
  "joints moteur": [501, 502, 509],
  joints: [501, 502],
  "supports moteur": [510, 507],
  distribution: [601, 602, 603, 605, 10213],
  courroies: [601, 602, 604, 605],
  embrayage: [701, 702, 507],
  boîte: [703, 802],
  cardans: [801],
  allumage: [901, 902, 10255],
  préchauffage: [902],
  injection: [1001, 1002, 1003, 1304, 1306],
  capteurs: [1403, 1305, 109, 1002, 1404, 10193],
  contacteurs: [1403, 1406, 109],
  sondes: [1305],
  pompes: [1003, 508],
  carburant: [1003],
  EGR: [1304, 1002],
  turbo: [1004],
  refroidissement: [11, 1203],
  eau: [1102],
  "pompe à eau": [1102],
  thermostat: [1102, 1103],
  climatisation: [12],
  échappement: [1301, 1302, 1303],
  dépollution: [1303, 1305, 1306],
  catalyseur: [1303],
  FAP: [1303],
  batterie: [1401, 10285],
  démarreur: [10264],
  démarrage: [10264, 10265],
  alternateur: [10265, 10266],
  électricité: [14, 15],
  éclairage: [15],
  ampoules: [1503],
  essuyage: [17],
  carrosserie: [1601, 1602, 1603],
  rétroviseurs: [1603],
  attelage: [1604],
  portage: [310, 18],
  huiles: [1901, 10169, 10181, 10092],
  additifs: [1902, 10259, 10221],
  divers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
  "divers (marque distributeur)": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 1902],
  "multimarque constructeur": [1, 2, 301, 306, 308, 604, 601, 9, 1102, 1401, 17, 1901, 1902],
};

const MAKER_BRANDS: Record<string, readonly string[]> = {
  Motorcraft: ["ford"],
  "Stellantis Eurorepar": ["psa", "fiat", "gm"],
  Motrio: ["renault", "nissan"],
};

/** Brands of the source with their weight: original equipment first. */
export function brandsOf(source: readonly SourceBrand[]): Brand[] {
  return source.map((brand) => ({
    ...brand,
    weight: (SEGMENT_WEIGHT[brand.segment] ?? 50) + (60 - Math.min(60, brand.id)) / 2,
  }));
}

function makesArticle(brand: Brand, genart: Genart): boolean {
  return brand.families.some((family) => {
    const made = MAKES[family];
    if (!made) throw new Error(`brand ${brand.name} makes an unknown family "${family}"`);
    return made.includes(genart.familyId) || made.includes(genart.subfamilyId) || made.includes(genart.id);
  });
}

function sellsFor(brand: Brand, groups: ReadonlySet<string>, asian: boolean): boolean {
  if (brand.families.some((family) => family.startsWith("asiatiques"))) return asian;
  const makers = MAKER_BRANDS[brand.name];
  return !makers || makers.some((group) => groups.has(group));
}

/** Brands that make a generic article for vehicles of these groups, heaviest first. */
export function brandsFor(
  brands: readonly Brand[],
  genart: Genart,
  groups: ReadonlySet<string>,
  asian: boolean,
): Brand[] {
  return brands
    .filter((brand) => makesArticle(brand, genart) && sellsFor(brand, groups, asian))
    .sort((a, b) => b.weight - a.weight || a.id - b.id);
}
