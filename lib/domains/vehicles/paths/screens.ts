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
  /** Shows a loading view while it is read; else the screen before it stays. */
  waits?: true;
}

/**
 * Every screen below a vehicle, by each way in. What it finds, says and shows stands in the file of its name in
 * app/(portal)/_components/workspace/screens; links and redirects are built by `vehiclePlace`.
 */
export const vehicleScreens = {
  families: { path: "" },
  family: { path: "parts/{family:id}", waits: true },
  subfamily: { path: "parts/{family:id}/{subFamily:id}", waits: true },
  item: { path: "parts/{family:id}/{subFamily:id}/{categoryId:id}/{itemId:id}", waits: true },
  article: { path: "article/{articleId:id}", waits: true },
  proof: { path: "article/{articleId:id}/proof", waits: true },
  search: { path: "search/{name:text}/{genartIds:ids}/{itemId:id}", waits: true },
  faultCode: { path: "search/MD360dtc/{code:text}", needs: { one: ["DTC", "Diag"] }, waits: true },
  pictures: { path: "genart360", needs: { one: ["GuiSelector", "GenartSelector", "Full"] }, waits: true },
  app: { path: "app/{app:text}", needs: { tabOf: "app" } },
  cart: { path: "cart", needs: { each: ["cart", "CartTab"] } },
  genart: { path: "genart/{genartId:id}" },
  customSearch: { path: "custom-search/{name:text}" },
  dtc: { path: "dtc/{code:text}" },
} as const satisfies Record<string, ScreenRow>;

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
