import { cache } from "react";
import { forbidden, notFound } from "next/navigation";
import { completeIdentifier } from "@/lib/domains/vehicles/completion/queries";
import {
  decodeSegment,
  identificationStart,
  isContextField,
  vehicleBase,
  type ContextField,
  type VehicleStart,
} from "@/lib/domains/vehicles/paths/rules";
import { listVehicles } from "@/lib/domains/vehicles/queries/find-vehicle";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { isSearchField, readSearch, type SearchField } from "@/lib/domains/vehicles/search/rules";
import type { Actor } from "@/lib/platform/actor";
import { Problem } from "@/lib/platform/problems";
import { missingOfVin } from "@/lib/shared/vin";
import { requireActorAt } from "@/lib/web/actor";

export type PageVehicle =
  | { state: "found"; base: string; vehicle: VehicleView }
  | { state: "context"; field: ContextField; value: string }
  | { state: "several"; search: string; field: SearchField; vehicles: VehicleView[] }
  | { state: "none"; field: SearchField; search: string; meant: string[] }
  | { state: "malformed"; field: SearchField; value: string; corrections: string[] }
  | { state: "failed"; field: SearchField; search: string; code: string };

type Params = Promise<{ field: string; value: string }>;

/** What an incomplete VIN that names no vehicle may have been, at most three. */
async function vinsMeant(actor: Actor, field: SearchField, text: string): Promise<string[]> {
  if (field !== "vin" || missingOfVin(text) === null) return [];
  const found = await completeIdentifier(actor, { kind: "vin", text });
  return [...new Set(found.map(({ value }) => value))].slice(0, 3);
}

/** The vehicle of a page below {start}/search/{field}/{value}, looked up once per request. */
export async function pageVehicle(params: Params, start: VehicleStart = identificationStart): Promise<PageVehicle> {
  const { field, value } = await params;
  return lookUp(start, field, value);
}

const lookUp = cache(async (start: VehicleStart, field: string, segment: string): Promise<PageVehicle> => {
  const actor = await requireActorAt(start);
  const typed = decodeSegment(segment) ?? "";
  if (isContextField(field)) return { state: "context", field, value: typed };
  if (!isSearchField(field)) notFound();
  const reading = readSearch(field, typed);
  if (reading.outcome !== "read") {
    return {
      state: "malformed",
      field,
      value: typed,
      corrections: reading.outcome === "malformed" ? reading.corrections : [],
    };
  }
  const { value } = reading;
  try {
    const vehicles = await listVehicles(actor, { field, value });
    const [vehicle, ...others] = vehicles;
    if (!vehicle) return { state: "none", field, search: value, meant: await vinsMeant(actor, field, value) };
    if (others.length > 0) return { state: "several", search: value, field, vehicles };
    return { state: "found", base: vehicleBase({ field, value }, start), vehicle };
  } catch (error) {
    if (error instanceof Problem && error.code === "denied") forbidden();
    if (error instanceof Problem && error.code.startsWith("registry-"))
      return { state: "failed", field, search: value, code: error.code };
    throw error;
  }
});
