import { Random, hash, hashText } from "../catalogue/random";
import { indexedEngineCodes } from "../catalogue/vehicles/engine-codes";
import type { Vehicle } from "../catalogue/vehicles/vehicle";
import type { RecycledTables } from "./source";

export type UnitState = "in-stock" | "sold" | "to-dismantle";

export interface Unit {
  kind: "engine" | "gearbox";
  vendor: number;
  policeNumber: string;
  makerReference: string;
  make: string;
  model: string;
  version: string;
  year: number;
  km: number;
  guaranteeMonths: number;
  rack: string;
  priceCents: number;
  comment: string | null;
  state: UnitState;
  engineId: number | null;
  engineFamily: string | null;
  engineCodes: string[];
  gearboxReference: string | null;
  gearboxCode: string | null;
  automatic: boolean | null;
  remark: string | null;
  photos: string[];
}

/** Types of gearbox that shift by themselves; the others of the tables have a lever and a clutch. */
const automaticTypes: ReadonlySet<string> = new Set(["DPS6", "GA8HP45Z", "722.9", "724.0"]);
const robotised: ReadonlySet<string> = new Set(["DPS6", "724.0"]);
export const isAutomatic = (type: string): boolean => automaticTypes.has(type);

/** The gearboxes that a version was built with: one or two of its make, the same ones for its model and engine. */
export function gearboxesOf(tables: RecycledTables, vehicle: Vehicle, make: string): string[] {
  const types = tables.gearboxes[make] ?? [];
  const wanted = vehicle.gearboxes.length === 0 ? [false] : vehicle.gearboxes.map((one) => !one.startsWith("M"));
  const fitting = types.filter((type) => wanted.includes(isAutomatic(type)));
  if (fitting.length === 0 || vehicle.burns === "nothing") return [];
  const start = hash(hashText(vehicle.modelName), vehicle.engineId ?? 0);
  const chosen = [start, start >>> 8].map((at) => fitting[at % fitting.length] ?? "");
  return [...new Set(chosen)].filter(Boolean);
}

const triangular = (random: Random, low: number, mode: number, high: number): number => {
  const u = random.next();
  const cut = (mode - low) / (high - low);
  return u < cut
    ? low + Math.sqrt(u * (high - low) * (mode - low))
    : high - Math.sqrt((1 - u) * (high - low) * (high - mode));
};

const kmOf = (random: Random, age: number): number => {
  const km = age * triangular(random, 9_000, 14_000, 22_000);
  return Math.round(Math.min(260_000, Math.max(25_000, km)) / 1_000) * 1_000;
};

function baseOf({ baseEngine, baseGearbox }: RecycledTables, vehicle: Vehicle, gearbox: string | null): number {
  if (gearbox !== null) {
    if (!isAutomatic(gearbox)) return baseGearbox.manual;
    return robotised.has(gearbox) ? baseGearbox.robotised : baseGearbox.automatic;
  }
  const litres = vehicle.litres ?? 1.5;
  if (vehicle.burns === "nothing") return baseEngine.electric ?? 0;
  const steps = vehicle.burns === "diesel" ? ["diesel<1.7", "diesel<2.1"] : ["petrol<1.3", "petrol<1.8"];
  const above = vehicle.burns === "diesel" ? "diesel>=2.1" : "petrol>=1.8";
  const step = steps.find((one) => litres < Number(one.split("<")[1])) ?? above;
  return baseEngine[step] ?? 0;
}

const priceOf = (base: number, km: number, age: number): number => {
  const euros = Math.max(base * 0.25, base * (1 - (0.22 * km) / 100_000) * (1 - 0.02 * age));
  return Math.round(euros / 10) * 1_000;
};

export const guaranteeOf = ({ guarantee }: Pick<RecycledTables, "guarantee">, km: number): number =>
  guarantee.find(([most]) => km <= most)?.[1] ?? 3;

function stateOf(random: Random): UnitState {
  const draw = random.next();
  if (draw < 0.78) return "in-stock";
  return draw < 0.92 ? "sold" : "to-dismantle";
}

/** Numbers of the police register rise within a vendor and a year. */
export class Register {
  private readonly last = new Map<number, number>();

  next(vendor: number, year: number): string {
    const number = (this.last.get(vendor) ?? 1_000) + 1;
    this.last.set(vendor, number);
    return `${year}-${String(number).padStart(6, "0")}`;
  }
}

interface Drawn {
  tables: RecycledTables;
  register: Register;
  vehicle: Vehicle;
  make: string;
  today: number;
}

/** One unit of a version: an engine, or the gearbox of a type. */
export function drawUnit({ tables, register, vehicle, make, today }: Drawn, gearbox: string | null, nth: number): Unit {
  const random = new Random(vehicle.ktype, hashText(gearbox ?? "engine"), nth);
  const from = Math.floor(vehicle.fromYm / 100);
  const year = Math.min(today, from + random.int(0, 4));
  const age = Math.min(random.int(6, 14), Math.max(1, today - year));
  const km = kmOf(random, age);
  const vendor = random.int(0, tables.vendors.length - 1);
  const policeNumber = register.next(vendor, today - random.int(0, 1));
  const kind = gearbox === null ? "engine" : "gearbox";
  const codes = indexedEngineCodes(vehicle.codes);
  const code = gearbox === null && codes.length > 0 ? random.pick(codes) : null;
  const family = vehicle.codes[0] ?? null;
  const letters = Array.from({ length: 3 }, () => String.fromCharCode(65 + random.int(0, 25))).join("");
  const named = (gearbox ?? family ?? "").replace(/[^A-Z0-9]/gi, "");
  return {
    ...{ kind, vendor, policeNumber, make, model: vehicle.modelName, version: vehicle.name, year, km },
    makerReference: `${8_201_000_000 + (hash(vehicle.ktype, nth, hashText(named)) % 900_000)}`,
    guaranteeMonths: guaranteeOf(tables, km),
    rack: `${String.fromCharCode(65 + random.int(0, 7))}-${String(random.int(1, 24)).padStart(2, "0")}-${random.int(1, 6)}`,
    priceCents: priceOf(baseOf(tables, vehicle, gearbox), km, age),
    comment: random.chance(0.85) ? random.pick(tables.comments[kind]) : null,
    state: stateOf(random),
    engineId: vehicle.engineId,
    engineFamily: kind === "engine" ? family : null,
    engineCodes: code === null ? [] : [code],
    gearboxReference: gearbox,
    gearboxCode: gearbox === null ? null : `${gearbox.replace(/\s/g, "")}${letters}`,
    automatic: gearbox === null ? null : isAutomatic(gearbox),
    remark: random.pick(tables.remarks[kind]) || null,
    photos: Array.from({ length: random.int(1, 4) }, (_, at) => `${named}-${policeNumber}-${at + 1}.jpg`),
  };
}
