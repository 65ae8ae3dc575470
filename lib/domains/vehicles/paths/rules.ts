import { readId } from "@/lib/shared/address";
import { cleanText } from "@/lib/shared/compact";
import { vehicleScreens, type NamedScreen, type ScreenName, type SegmentValues, type VehiclePlace } from "./screens";

/** The identifiers by which a vehicle is looked up. */
export const searchFields = [
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

export type SearchField = (typeof searchFields)[number];

/** The ways to name a vehicle in an address: /identification-vehicule/search/{field}/{value}; an operation names its own. */
export const pathFields = [...searchFields, "operation"] as const;
export type PathField = (typeof pathFields)[number];

/** Words that stand in a field's place when an address names something else than a vehicle. */
export const contextFields = ["dtc", "Guii", "breadcrumb"] as const;
export type ContextField = (typeof contextFields)[number];

export const isContextField = (text: string): text is ContextField => contextFields.some((field) => field === text);

export interface VehicleKey {
  field: PathField;
  value: string;
}

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

export const isSearchField = (text: string): text is SearchField => searchFields.some((field) => field === text);
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

/** The same screen of the same vehicle by the other way in: the workshop's for the portal's, and back; null at any other address. */
export function otherWayOf(pathname: string): string | null {
  const start = startOf(pathname);
  const other = start === workshopStart ? identificationStart : workshopStart;
  return pathname.startsWith(`${start}/search/`) ? other + pathname.slice(start.length) : null;
}

/** Whether parts chosen at an address may make a deal: only where an operation or a MID was searched. */
export const takesDeals = (base: string): boolean =>
  ["operation", "MID"].some((field) => base.startsWith(`${identificationStart}/search/${field}/`));

type Kind = keyof SegmentValues;
type Value = SegmentValues[Kind];
type Part = string | { name: string; kind: Kind };

const wordOrValue = (segment: string): Part => {
  const [, name, kind] = /^\{(\w+):(id|ids|text)\}$/.exec(segment) ?? [];
  return name ? { name, kind: kind as Kind } : segment;
};

const partsOf = new Map(
  Object.entries(vehicleScreens).map(([name, { path }]) => [
    name as ScreenName,
    path.split("/").filter(Boolean).map(wordOrValue),
  ]),
);

/** The address of a place of the vehicle whose base is given. */
export function vehiclePlace(base: string, place: VehiclePlace): string {
  const values = place as unknown as Record<string, Value>;
  const segments = (partsOf.get(place.kind) ?? []).map((part) =>
    typeof part === "string" ? part : writeValue(values[part.name] ?? ""),
  );
  return [base, ...segments].join("/");
}

const longestPhrase = 200;

/** The address at which a typed phrase is answered for the vehicle whose base is given. */
export const phrasePlace = (base: string, text: string): string =>
  vehiclePlace(base, { kind: "find", text: text.slice(0, longestPhrase) });

/** The phrase that an address answers; empty for any other address. */
export const phraseOf = (pathname: string): string =>
  decodeSegment(/\/find\/([^/?]+)$/.exec(pathname)?.[1] ?? "") ?? "";

/** The screen that the segments after a vehicle name; null when there is none. */
export function readScreen(segments: readonly string[]): NamedScreen | null {
  const given = segments.at(-1) === "" ? segments.slice(0, -1) : segments;
  for (const [kind, parts] of partsOf) {
    if (parts.length !== given.length) continue;
    if (parts.some((part, at) => typeof part === "string" && part !== given[at])) continue;
    const values = readValues(parts, given);
    return { kind, place: values && { kind, ...values } } as NamedScreen;
  }
  return null;
}

function readValues(parts: readonly Part[], segments: readonly string[]): Record<string, Value> | null {
  const values: Record<string, Value> = {};
  for (const [at, part] of parts.entries()) {
    const value = typeof part === "string" ? part : readValue(part.kind, segments[at] ?? "");
    if (value === null) return null;
    if (typeof part !== "string") values[part.name] = value;
  }
  return values;
}

function readValue(kind: Kind, segment: string): Value | null {
  if (kind === "id") return readId(segment);
  if (kind === "text") return decodeSegment(segment) || null;
  const ids = segment.split("-").map(readId);
  return ids.every((id) => id !== null) ? ids : null;
}

function writeValue(value: Value): string {
  if (typeof value === "string") return encodeSegment(value);
  return typeof value === "number" ? String(value) : value.join("-");
}

/** The address of a tab: the vehicle itself for the first one, its cart, or an embedded tool. */
export const tabPath = (base: string, tab: string | null): string =>
  tab === null ? base : vehiclePlace(base, tab === "cart" ? { kind: "cart" } : { kind: "app", app: tab });

/** The workshop in tablet mode, with the vehicle at whose address the reader is; by its ktype where the address names no identifier. */
export function tabletPath(base: string | null, ktype: number | null): string {
  const found = base === null ? null : parseVehiclePath(base);
  const named = found ?? (ktype === null ? null : { field: "ktype" as const, value: String(ktype) });
  return `${named ? vehicleBase(named, workshopStart) : workshopStart}?mode=tablette`;
}

/**
 * The tab that a path below a vehicle's address shows; null for the first one. Plates, numbers and families of the maker
 * belong to its tab, where the reader has that. Compares no text that may be escaped twice.
 */
export function tabOfPath(base: string, pathname: string, tabs: readonly string[] = []): string | null {
  const [area, app] = pathname.split("/").slice(base.split("/").length);
  if (area === "oem") return tabs.includes(area) ? area : null;
  if (area === "cart") return area;
  if (area === "tile" && app) return `${area}-${app}`;
  return area === "app" ? (app ?? null) : null;
}

/** The vehicle and the place that a path names; null for any other path. */
export function parseVehiclePath(pathname: string): ParsedVehiclePath | null {
  const [, , , field = "", segment = "", ...rest] = pathname.split("/");
  const start = starts.find((one) => pathname.startsWith(`${one}/search/`));
  if (!start || !isPathField(field)) return null;
  const value = decodeSegment(segment);
  const place = readScreen(rest)?.place;
  if (!value || value.length > longestValue || !place) return null;
  return { field, value, base: vehicleBase({ field, value }, start), place };
}

/** The ktype of the version that an address of the selection names; null for any other address. */
export function chosenKtype(pathname: string): number | null {
  const [, segment = ""] = /^\/selection-vehicule\/(?:[^/]+\/){4}([^/]+)/.exec(pathname) ?? [];
  return readId(segment);
}
