import { readId } from "@/lib/shared/address";
import { cleanText } from "@/lib/shared/compact";
import { vehicleTypes, type VehicleType } from "../models/rules";
import { decodeSegment } from "../paths/rules";

/** The screens that choose a vehicle by make, model and version, each with its kinds of vehicle. */
export const selectors = {
  "selection-vehicule": vehicleTypes,
  "stats-selector": ["vl", "motos", "pl"],
} as const satisfies Record<string, readonly VehicleType[]>;
export type Selector = keyof typeof selectors;

export interface SelectedPlace {
  vtype: VehicleType;
  make?: string;
  model?: string;
  version?: string;
  ktype?: number;
}

const isSelector = (text: string): text is Selector => Object.hasOwn(selectors, text);

/** The kind that a segment names on a selector; classic-motos is an older word for classic. */
export function readVehicleType(selector: Selector, segment: string): VehicleType | null {
  const wanted = segment === "classic-motos" ? "classic" : segment;
  return selectors[selector].find((vtype) => vtype === wanted) ?? null;
}

const encode = (text: string): string => encodeURIComponent(cleanText(text));

/** The address of a kind, a make, a model or a version on a selector. */
export function selectionPath(selector: Selector, { vtype, make, model, version, ktype }: SelectedPlace): string {
  const base = `/${selector}/${vtype}`;
  if (make === undefined) return base;
  if (model === undefined) return `${base}/${encode(make)}`;
  if (version === undefined || ktype === undefined) return `${base}/${encode(make)}/${encode(model)}`;
  return `${base}/${encode(make)}/${encode(model)}/${encode(version)}/${ktype}`;
}

/** The vehicle that a path below a selector names; null for any other path. */
export function parseSelectionPath(pathname: string): { selector: Selector; place: Required<SelectedPlace> } | null {
  const [, selector = "", type = "", make = "", model = "", version = "", number = "", ...rest] = pathname.split("/");
  if (!isSelector(selector) || rest.length > 0 || !pathname.startsWith("/")) return null;
  const vtype = readVehicleType(selector, type);
  const ktype = readId(number);
  const [makeName, modelName, versionName] = [make, model, version].map(decodeSegment);
  if (!vtype || !ktype || !makeName || !modelName || !versionName) return null;
  return { selector, place: { vtype, make: makeName, model: modelName, version: versionName, ktype } };
}
