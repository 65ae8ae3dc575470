import type { Right } from "@/lib/shared/rights";

/** What one segment of an address may hold: a number, numbers with hyphens between, a text. */
export interface SegmentValues {
  id: number;
  ids: number[];
  text: string;
}

export interface ScreenRow {
  /** What follows the vehicle in the address: words, and values as {name:kind}. */
  path: string;
  /** What it needs beside the right of its way in: each right, one of them, or that of the tab which a value names. */
  needs?: { each: readonly Right[] } | { one: readonly Right[] } | { tabOf: string };
}

/**
 * Every screen below a vehicle, by each way in. What it finds, says and shows stands in the file of its name in
 * app/(portal)/_components/workspace/screens; links and redirects are built by `vehiclePlace`.
 */
export const vehicleScreens = {
  families: { path: "" },
  family: { path: "parts/{family:id}" },
  subfamily: { path: "parts/{family:id}/{subFamily:id}" },
  item: { path: "parts/{family:id}/{subFamily:id}/{categoryId:id}/{itemId:id}" },
  article: { path: "article/{articleId:id}" },
  proof: { path: "article/{articleId:id}/proof" },
  search: { path: "search/{name:text}/{genartIds:ids}/{itemId:id}" },
  find: { path: "find/{text:text}" },
  faultCode: { path: "search/MD360dtc/{code:text}", needs: { one: ["DTC", "Diag"] } },
  pictures: { path: "genart360", needs: { one: ["GuiSelector", "GenartSelector", "Full"] } },
  oem: { path: "oem", needs: { each: ["OEMFamily"] } },
  oemPlate: { path: "oem/{nodeId:text}", needs: { one: ["OEM", "OEMFamily"] } },
  oemNumber: { path: "oem/number/{oeNumber:text}", needs: { one: ["OEM", "OEMFamily"] } },
  katia: { path: "katia" },
  katiaFull: { path: "katia/full" },
  katiaNumbers: { path: "katia/{oeNrs:text}" },
  katiaArticles: { path: "katia/{oeNrs:text}/{itemId:id}" },
  app: { path: "app/{app:text}", needs: { tabOf: "app" } },
  tile: { path: "tile/{tileId:id}" },
  cart: { path: "cart", needs: { each: ["cart", "CartTab"] } },
  genart: { path: "genart/{genartId:id}" },
  customSearch: { path: "custom-search/{name:text}" },
  faultCodes: { path: "dtc", needs: { one: ["DTC", "Diag"] } },
  dtc: { path: "dtc/{codes:text}", needs: { one: ["DTC", "Diag"] } },
  rev: { path: "rev", needs: { each: ["AutoData"] } },
  revService: { path: "rev/{serviceId:text}", needs: { each: ["AutoData"] } },
  recycling: { path: "recycling", needs: { each: ["PRE"] } },
  recycled: { path: "{virtual:text}/recycling", needs: { each: ["PRE"] } },
  vehicleStock: { path: "stock", needs: { each: ["Stock"] } },
  tyreStock: { path: "tireStock", needs: { each: ["Pneu"] } },
  tyres: { path: "{virtual:text}/tireStock", needs: { each: ["Pneu"] } },
  packages: { path: "packages", needs: { each: ["cart"] } },
  package: { path: "packages/{packageId:id}", needs: { each: ["cart"] } },
  workSheet: { path: "work-sheet", needs: { each: ["AutoData"] } },
} as const satisfies Record<string, ScreenRow>;

type AreaOf<Path extends string> = Path extends `${infer First}/${string}` ? First : Path;
type Area = Exclude<AreaOf<(typeof vehicleScreens)[ScreenName]["path"]>, "">;

/**
 * The first words below a vehicle under which a loading view is shown when the area is entered; everywhere else the
 * screen before stays. Next shows such a view for all that lies below its folder, so no row has one for itself.
 */
export const waitingAreas = [
  "parts",
  "article",
  "search",
  "genart360",
  "katia",
  "rev",
  "stock",
  "{virtual:text}",
] as const satisfies readonly Area[];

type ValueOf<Segment extends string> = Segment extends `{${infer Name}:${infer Kind extends keyof SegmentValues}}`
  ? Record<Name, SegmentValues[Kind]>
  : unknown;
type ValuesOf<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? ValueOf<First> & ValuesOf<Rest>
  : ValueOf<Path>;

export type ScreenName = keyof typeof vehicleScreens;
/** The values that the address of a screen holds. */
export type ScreenValues<Name extends ScreenName> = ValuesOf<(typeof vehicleScreens)[Name]["path"]>;
/** A screen of a vehicle with the values of its address. */
export type VehiclePlace = { [Name in ScreenName]: { kind: Name } & ScreenValues<Name> }[ScreenName];

/** What the segments after a vehicle name: a screen, its place null when the values in its address are none. */
export type NamedScreen = {
  [Name in ScreenName]: { kind: Name; place: ({ kind: Name } & ScreenValues<Name>) | null };
}[ScreenName];
