import { readId } from "@/lib/shared/address";
import { cleanText } from "@/lib/shared/compact";

/** The ways to name a vehicle in an address: /identification-vehicule/search/{field}/{value}. */
export const pathFields = [
  "immat",
  "swissPlate",
  "targa",
  "vin",
  "vehiculeTechnique",
  "ktype",
  "ntypnr",
  "ebayMoto",
  "MID",
] as const;

export type PathField = (typeof pathFields)[number];

/** Words that stand in a field's place when an address names something else than a vehicle. */
export const contextFields = ["operation", "dtc", "Guii", "breadcrumb"] as const;
export type ContextField = (typeof contextFields)[number];

export const isContextField = (text: string): text is ContextField => contextFields.some((field) => field === text);

export interface VehicleKey {
  field: PathField;
  value: string;
}

export type VehiclePlace =
  | { kind: "families" }
  | { kind: "family"; family: number }
  | { kind: "subfamily"; family: number; subFamily: number }
  | { kind: "item"; family: number; subFamily: number; categoryId: number; itemId: number }
  | { kind: "article"; articleId: number }
  | { kind: "search"; name: string; genartIds: number[]; itemId: number }
  | { kind: "faultCode"; code: string }
  | { kind: "app"; app: string }
  | { kind: "pictures" }
  | { kind: "cart" };

export interface ParsedVehiclePath extends VehicleKey {
  base: string;
  place: VehiclePlace;
}

export const identificationStart = "/identification-vehicule";
export const workshopStart = "/v3";
/** Where the vehicles that an identifier names are shown: the portal's screens, and the workshop's. */
export type VehicleStart = typeof identificationStart | typeof workshopStart;
const starts: readonly VehicleStart[] = [identificationStart, workshopStart];
const longestValue = 100;
const faultCodes = "MD360dtc";
const pictures = "genart360";

export const isPathField = (text: string): text is PathField => pathFields.some((field) => field === text);

/** The text that one segment of an address holds; null when it is malformed. */
export function decodeSegment(segment: string): string | null {
  try {
    return cleanText(decodeURIComponent(segment));
  } catch {
    return null;
  }
}

const encodeSegment = (text: string): string => encodeURIComponent(cleanText(text));

/** The address of a vehicle, under which all its places lie. */
export const vehicleBase = ({ field, value }: VehicleKey, start: VehicleStart = identificationStart): string =>
  `${start}/search/${field}/${encodeSegment(value)}`;

/** The address of the vehicle that an address names, among the screens of a start; any other address as it is. */
export function vehicleAt(url: string, start: VehicleStart = identificationStart): string {
  const found = parseVehiclePath(url);
  return found ? vehicleBase(found, start) : url;
}

/** Where the screens of a path belong: those of the workshop lead to each other. */
export const startOf = (pathname: string): VehicleStart =>
  pathname === workshopStart || pathname.startsWith(`${workshopStart}/`) ? workshopStart : identificationStart;

/** Whether parts chosen at an address may make a deal: only where an operation or a MID was searched. */
export const takesDeals = (base: string): boolean =>
  ["operation", "MID"].some((field) => base.startsWith(`${identificationStart}/search/${field}/`));

/** The address of a place of the vehicle whose base is given. */
export function vehiclePlace(base: string, place: VehiclePlace): string {
  switch (place.kind) {
    case "families":
      return base;
    case "family":
      return `${base}/parts/${place.family}`;
    case "subfamily":
      return `${base}/parts/${place.family}/${place.subFamily}`;
    case "item":
      return `${base}/parts/${place.family}/${place.subFamily}/${place.categoryId}/${place.itemId}`;
    case "article":
      return `${base}/article/${place.articleId}`;
    case "search":
      return `${base}/search/${encodeSegment(place.name)}/${place.genartIds.join("-")}/${place.itemId}`;
    case "faultCode":
      return `${base}/search/${faultCodes}/${encodeSegment(place.code)}`;
    case "app":
      return `${base}/app/${encodeSegment(place.app)}`;
    case "pictures":
      return `${base}/${pictures}`;
    case "cart":
      return `${base}/cart`;
  }
}

/** The address of a tab: the vehicle itself for the first one, its cart, or an embedded tool. */
export const tabPath = (base: string, tab: string | null): string =>
  tab === null ? base : vehiclePlace(base, tab === "cart" ? { kind: "cart" } : { kind: "app", app: tab });

/** The tab that a path below a vehicle's address shows; null for the first one. Compares no text that may be escaped twice. */
export function tabOfPath(base: string, pathname: string): string | null {
  const [area, app] = pathname.split("/").slice(base.split("/").length);
  if (area === "cart") return area;
  return area === "app" ? (app ?? null) : null;
}

/** The vehicle and the place that a path names; null for any other path. */
export function parseVehiclePath(pathname: string): ParsedVehiclePath | null {
  const [, , , field = "", segment = "", ...rest] = pathname.split("/");
  const start = starts.find((one) => pathname.startsWith(`${one}/search/`));
  if (!start || !isPathField(field)) return null;
  const value = decodeSegment(segment);
  const place = readPlace(rest);
  if (!value || value.length > longestValue || !place) return null;
  return { field, value, base: vehicleBase({ field, value }, start), place };
}

function readPlace([area, ...rest]: string[]): VehiclePlace | null {
  if (area === undefined || (area === "" && rest.length === 0)) return { kind: "families" };
  if (area === "search") return rest[0] === faultCodes ? readNamed("faultCode", rest.slice(1)) : readSearchPlace(rest);
  if (area === "app") return readNamed("app", rest);
  if (area === "cart" || area === pictures)
    return rest.length > 0 ? null : { kind: area === "cart" ? "cart" : "pictures" };
  const ids = rest.map(readId);
  if (ids.some((id) => id === null)) return null;
  const [first, second, third, fourth] = ids as number[];
  if (area === "article" && ids.length === 1 && first) return { kind: "article", articleId: first };
  if (area !== "parts" || !first) return null;
  if (ids.length === 1) return { kind: "family", family: first };
  if (ids.length === 2 && second) return { kind: "subfamily", family: first, subFamily: second };
  if (ids.length !== 4 || !second || !third || !fourth) return null;
  return { kind: "item", family: first, subFamily: second, categoryId: third, itemId: fourth };
}

function readNamed(kind: "faultCode" | "app", [segment = "", ...rest]: string[]): VehiclePlace | null {
  const name = decodeSegment(segment);
  if (!name || rest.length > 0) return null;
  return kind === "app" ? { kind, app: name } : { kind, code: name };
}

function readSearchPlace([segment = "", list = "", last = "", ...rest]: string[]): VehiclePlace | null {
  const name = decodeSegment(segment);
  const genartIds = list.split("-").map(readId);
  const itemId = readId(last);
  if (!name || !itemId || rest.length > 0 || genartIds.some((id) => id === null)) return null;
  return { kind: "search", name, genartIds: genartIds as number[], itemId };
}
