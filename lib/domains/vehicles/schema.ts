import { z } from "zod";
import { registryVehicle } from "@/lib/providers/plate-registry/port";
import { nameShapes } from "@/lib/shared/named-shapes";
import type { FuelGroup } from "./emissions/rules";
import { dayParts, fieldAliases, vehicleFields } from "./record";

/** A registry's record, completed by the catalogue's version where the ktype is known. */
export const vehicleRecord = registryVehicle.omit({ equipment: true });
export type VehicleRecord = z.infer<typeof vehicleRecord>;

const burning = ["petrol", "diesel", "lpg", "cng", "hybrid", "hybrid-diesel"] as const;
const plugged = ["electric", "hydrogen", "plugin-hybrid", "plugin-hybrid-diesel", "other"] as const;
const fuelGroups = [...burning, ...plugged] as const satisfies readonly FuelGroup[];
const age = z.object({ years: z.number().int(), months: z.number().int() });
const euroNorm = z.object({
  norm: z.string(),
  alternative: z.string().nullable(),
  step: z.string().nullable(),
  source: z.enum(["v9", "date"]),
});
const testDue = z.object({
  required: z.boolean(),
  opensOn: z.string(),
  deadline: z.string(),
  everyYears: z.number().int(),
});

export const derivedValues = z.object({
  category: z.enum(["VP", "VUL", "MOTO", "CYCLO", "PL"]).nullable(),
  fuel: z.enum(fuelGroups).nullable(),
  owner: z.enum(["person", "rental", "company"]).nullable(),
  hand: z.enum(["first", "second"]).nullable(),
  age: age.nullable(),
  euro: euroNorm.nullable(),
  critAir: z.enum(["E", "1", "2", "3", "4", "5", "NC"]).nullable(),
  co2Class: z.enum(["A", "B", "C", "D", "E", "F", "G"]).nullable(),
  test: testDue.nullable(),
  litres: z.number().nullable(),
  kw: z.number().int().nullable(),
  hp: z.number().int().nullable(),
  vintage: z.boolean().nullable(),
});
export type DerivedValues = z.infer<typeof derivedValues>;

/** What the catalogue and the cart need to know of a vehicle to judge which parts fit it. */
export const vehicleFacts = z.object({
  ktype: z.number().int(),
  vtype: z.enum(["vl", "motos", "pl"]),
  engineCode: z.string().nullable(),
  firstRegistrationYm: z.number().int().nullable(),
  vin: z.string().nullable(),
  gearbox: z.enum(["manual", "automatic"]).nullable(),
  grossKg: z.number().int().nullable(),
  brakeSystem: z.string().nullable(),
  frontDiscMm: z.number().int().nullable(),
  rearDiscMm: z.number().int().nullable(),
  rearDrumMm: z.number().int().nullable(),
  cylinders: z.number().int().nullable(),
  /** As the certificate states it in V.9, never derived from a date. */
  euro: z.string().nullable(),
  label: z.string(),
  plate: z.string().nullable(),
});
export type VehicleFacts = z.infer<typeof vehicleFacts>;

/** A vehicle as the screens show it. `facts` is null when no ktype is known: no part can be judged then. */
export const vehicleView = z.object({
  label: z.string(),
  /** Months yyyymm between which its version was built; null without a known version. */
  built: z.object({ fromYm: z.number().int().nullable(), toYm: z.number().int().nullable() }).nullable(),
  plate: z.string().nullable(),
  record: vehicleRecord,
  derived: derivedValues,
  facts: vehicleFacts.nullable(),
});
export type VehicleView = z.infer<typeof vehicleView>;

/** A field of a record; null where nobody knows it. */
export const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const named = [...vehicleFields.map(({ name }) => name), ...[...fieldAliases, ...dayParts].map(([name]) => name)];

/** A further version that the same identifier names. */
const namedVersion = z.object({ ktype: z.number().int(), label: z.string() });
export type NamedVersion = z.infer<typeof namedVersion>;

/** The answer of a look-up: the specification's field names, then what is derived from them. */
export const vehicleAnswer = z.object({
  ...Object.fromEntries(named.map((name) => [name, fieldValue])),
  label: z.string(),
  derived: derivedValues,
  others: z.array(namedVersion).optional(),
});

nameShapes({ FieldValue: fieldValue, DerivedValues: derivedValues, Vehicle: vehicleAnswer });

export interface VehicleAnswer {
  [field: string]: z.infer<typeof fieldValue> | DerivedValues | NamedVersion[] | undefined;
  label: string;
  derived: DerivedValues;
  others?: NamedVersion[];
}

export const vehicleData = z.object({
  marque: z.string(),
  modele: z.string(),
  mid: z.string().nullable(),
  hmdnrs: z.array(z.number().int()),
});
export const hmdNumber = z.object({ hmdnr: z.number().int().nullable() });
export const makeAndModel = z.object({ marque: z.string(), modele: z.string() });
export type VehicleData = z.infer<typeof vehicleData>;

/** The catalogue's version of a ktype, in the words of the record. */
export interface CatalogueVersion {
  ktype: number;
  vtype: "vl" | "motos" | "pl" | "classic";
  make: string;
  model: string;
  name: string;
  p3: string | null;
  ccm: number | null;
  kw: number | null;
  hp: number | null;
  fiscalHp: number | null;
  cylinders: number | null;
  co2: number | null;
  gearbox: string | null;
  body: string | null;
  engineCodes: string[];
  ntypnr: number | null;
  mid: string | null;
  hmdnr: number | null;
  kromedaId: number | null;
  /** Months yyyymm between which it was built; null: unknown, or built still. */
  fromYm: number | null;
  toYm: number | null;
}
