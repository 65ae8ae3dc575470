import type { VehicleSizes } from "../sizes/sizes";
import type { Burns } from "./fuel";

/** A version as the catalogue stores it, with what decides which parts it takes. */
export interface Vehicle {
  ktype: number;
  makeId: number;
  modelId: number;
  vtype: "vl" | "motos" | "pl" | "classic";
  name: string;
  p3: string;
  fuel: string;
  litres: number | null;
  ccm: number | null;
  kw: number;
  hp: number;
  fiscalHp: number | null;
  cylinders: number | null;
  co2: number | null;
  gearboxes: string[];
  euro: string | null;
  body: string | null;
  fromYm: number;
  toYm: number | null;
  codes: string[];
  cnit: string[];
  tvv: string[];
  ntypnr: number | null;
  mid: string | null;
  hmdnr: number | null;
  kromedaId: number | null;
  group: string;
  best: boolean;
  known: boolean;
  asian: boolean;
  modelName: string;
  modelFrom: number;
  burns: Burns;
  plugIn: boolean;
  chain: boolean;
  turbo: boolean;
  segment: string;
  engineId: number | null;
  sizes: VehicleSizes;
  pools: Pools;
}

export interface Model {
  id: number;
  makeId: number;
  name: string;
  fromYear: number | null;
  toYear: number | null;
  vtype: Vehicle["vtype"];
}

/** Names the pool of vehicles with which a vehicle shares a kind of part: `family` is the first letter. */
export interface Pools {
  /** body, brakes, axles: makes of a group, kind, age */
  chassis: string;
  /** discs, pads, calipers, drums, shoes: makes of a group, size of the brakes */
  brakes: string;
  /** rims: makes of a group, diameters */
  wheels: string;
  /** filters, belts, plugs: group, fuel, displacement, drive of the camshaft */
  engine: string;
  /** rarely changed body parts and rarely changed engine parts */
  wideChassis: string;
  wideEngine: string;
  battery: string;
  lamp: string;
  wiper: string;
}
