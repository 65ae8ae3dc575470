import type { VehicleType } from "../rules";
import { families, styles } from "./names";

export const modelBodies = [
  ...(["hatchback", "three-door", "supermini", "city", "micro", "saloon", "fastback", "estate", "coupe"] as const),
  ...(["convertible", "roadster", "sport", "mpv", "leisure", "minibus", "van", "large-van"] as const),
  ...([
    "suv",
    "large-suv",
    "suv-coupe",
    "off-road",
    "pickup",
    "bus",
    "truck",
    "tractor",
    "motorcycle",
    "scooter",
  ] as const),
  ...(["classic", "2cv", "beetle", "ds", "fiat-500", "mini"] as const),
] as const;
export type ModelBody = (typeof modelBodies)[number];

/** Bodies that every version of a model has, as the approval names them. */
const byBody: Readonly<Record<string, ModelBody>> = {
  COMBISPACE: "leisure",
  MINIBUS: "minibus",
  MINISPACE: "mpv",
  MONOSPACE: "mpv",
  "MONOSPACE COMPACT": "mpv",
  "TS TERRAINS/CHEMINS": "suv",
};

/** Bodies that one version of a model may have beside others. */
const byVariant: Readonly<Record<string, ModelBody>> = { BREAK: "estate", CABRIOLET: "convertible", COUPE: "coupe" };

type Names = readonly (readonly [ModelBody, RegExp])[];
const named = (names: Names, name: string): ModelBody | undefined => names.find(([, words]) => words.test(name))?.[0];

const HEAVY: Names = [
  ["bus", /\b(citaro|tourismo|crossway|magelys|arway|intouro|autocar|bus)\b/i],
  ["tractor", /^(t|fh\d*|tgx|tgs|actros|stralis|s-way|r|s|xf|xg|magnum|premium)\b/i],
];
const SCOOTERS = /\b([xtn]-?max|forza|sh|vespa|burgman|scooter|c 400|pcx|cityst?ar|peugeot metropolis)\b/i;

interface Named {
  name: string;
  vtype: VehicleType;
  body: string | null;
}

/** The silhouette that stands for a model: by kind, its family, the body that its versions carry, then its name. */
export function modelBody({ name, vtype, body }: Named): ModelBody {
  if (vtype === "motos") return SCOOTERS.test(name) ? "scooter" : "motorcycle";
  if (vtype === "pl") return named(HEAVY, name) ?? "truck";
  const family = named(families, name);
  if (family) return family;
  if (vtype === "classic") return "classic";
  const stated = byBody[body ?? ""];
  const style = named(styles, name);
  if (stated && style !== "large-suv") return stated;
  return style ?? byVariant[body ?? ""] ?? "hatchback";
}
