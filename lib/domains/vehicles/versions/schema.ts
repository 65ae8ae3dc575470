import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";
import type { VehicleType } from "../models/rules";
import type { VehicleView } from "../schema";

const text = z.string().nullable();
const whole = z.number().int().nullable();

/** A version of a model, in the words of the version calls. */
export const versionRow = z.object({
  id: z.number().int(),
  ktype: z.number().int(),
  hmdnr: whole,
  name: z.string(),
  makeLabel: z.string(),
  versionLabel: z.string(),
  motorLabel: text,
  bodyStyle: text,
  fuelType: text,
  strokeCapacityLiter: z.number().nullable(),
  horsePowerKw: whole,
  yearFrom: whole,
  yearTo: whole,
});

nameShapes({ Version: versionRow });

export type VersionRow = z.infer<typeof versionRow>;

export const vintageAnswer = z.object({ ktype: z.number().int(), vintage: z.boolean() });
export const cnitAndDate = z.object({ cnit: text, cnits: z.array(z.string()), date: text, until: text });
export type CnitAndDate = z.infer<typeof cnitAndDate>;

/** A version as the catalogue stores it. */
export interface StoredVersion {
  ktype: number;
  name: string;
  litres: number | null;
  ccm: number | null;
  kw: number | null;
  hp: number | null;
  p3: string | null;
  body: string | null;
  engineCodes: string[];
  fromYm: number | null;
  toYm: number | null;
  hmdnr: number | null;
}

/** What a version's dates and papers say of it. */
export interface VersionDates {
  vtype: VehicleType;
  fromYm: number | null;
  toYm: number | null;
  cnit: string[];
}

/** A vehicle chosen by make, model and version: no registration, only what the catalogue knows. */
export interface SelectedVehicle {
  ktype: number;
  vtype: VehicleType;
  make: string;
  model: string;
  version: string;
  engineCodes: string[];
  yearFrom: number | null;
  yearTo: number | null;
  vintage: boolean;
  vehicle: VehicleView;
}
