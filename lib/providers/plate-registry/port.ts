import { z } from "zod";
import { PLATE_COUNTRIES } from "@/lib/shared/plate";

const text = z.string().min(1).nullable().default(null);
const whole = z.number().int().nonnegative().nullable().default(null);
const decimal = z.number().positive().nullable().default(null);
const day = z.iso.date().nullable().default(null);

/**
 * What a registry knows of one vehicle. Plates and VINs compact (A-Z0-9), days ISO, power kW and metric hp, weights kg,
 * dimensions mm, consumption l/100 km, CO2 g/km. Null is unknown; codes are those of the French certificate.
 */
export const registryVehicle = z.object({
  country: z.enum(PLATE_COUNTRIES).nullable().default(null),
  plate: text,
  vin: text,
  make: text,
  model: text,
  version: text,
  type: text,
  energy: text,
  genre: text,
  body: text,
  doors: whole,
  seats: whole,
  volumes: whole,
  colour: text,
  firstRegistration: day,
  certificateDate: day,
  ccm: whole,
  kw: whole,
  hp: whole,
  fiscalHp: whole,
  co2: whole,
  cylinders: whole,
  engineCode: text,
  turbo: z.boolean().nullable().default(null),
  injection: z.enum(["direct", "indirect", "carburettor"]).nullable().default(null),
  drive: z.enum(["front", "rear", "all"]).nullable().default(null),
  gearbox: z.enum(["manual", "automatic"]).nullable().default(null),
  gears: whole,
  emptyKg: whole,
  grossKg: whole,
  trainKg: whole,
  registeredTrainKg: whole,
  widthMm: whole,
  lengthMm: whole,
  heightMm: whole,
  wheelbaseMm: whole,
  urbanConsumption: decimal,
  mixedConsumption: decimal,
  extraUrbanConsumption: decimal,
  euro: text,
  cnit: text,
  tvv: text,
  ktype: whole,
  ntypnr: whole,
  mid: text,
  hmdnr: whole,
  kromedaId: whole,
  vinEc: text,
  vinCe: text,
  siren: text,
  /** A rear axle has discs or drums: at most one of the two sizes is known. */
  equipment: z
    .object({ brakeSystem: text, frontDiscMm: whole, rearDiscMm: whole, rearDrumMm: whole })
    .default({ brakeSystem: null, frontDiscMm: null, rearDiscMm: null, rearDrumMm: null }),
});

export type RegistryVehicle = z.infer<typeof registryVehicle>;
export type RegistryCountry = NonNullable<RegistryVehicle["country"]>;

/** A VIN or plate that the registry knows, compact, with what it belongs to. */
export interface KnownIdentifier {
  value: string;
  make: string | null;
  model: string | null;
  version: string | null;
  ktype: number | null;
}

/** Looks vehicles up; an empty list when there is none. Throws ProviderFailure. A Swiss plate may name two vehicles. */
export interface PlateRegistry {
  byPlate(country: RegistryCountry, compact: string): Promise<RegistryVehicle[]>;
  byVin(vin: string): Promise<RegistryVehicle[]>;
  /** VINs, or a country's plates, that begin with a compact text, in order; none where a registry does not tell. */
  beginning(of: "vin" | RegistryCountry, start: string, most: number): Promise<KnownIdentifier[]>;
}
