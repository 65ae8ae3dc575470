import { cache } from "react";
import { forbidden, notFound } from "next/navigation";
import { findOperation } from "@/lib/domains/operations/queries/find-operation";
import { findOperationVehicle } from "@/lib/domains/operations/queries/find-operation-vehicle";
import type { Operation } from "@/lib/domains/operations/schema";
import { completeIdentifier } from "@/lib/domains/vehicles/completion/queries";
import {
  decodeSegment,
  identificationStart,
  isContextField,
  vehicleBase,
  type ContextField,
  type VehicleStart,
} from "@/lib/domains/vehicles/paths/rules";
import { openVehicles } from "@/lib/domains/vehicles/queries/identify";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { isSearchField, readSearch, type SearchField } from "@/lib/domains/vehicles/search/rules";
import { hasRight, type Actor } from "@/lib/platform/actor";
import { Problem } from "@/lib/platform/problems";
import { missingOfVin } from "@/lib/shared/vin";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";

export type PageVehicle =
  | { state: "found"; base: string; vehicle: VehicleView; operation: Operation | null }
  | { state: "noOperation"; number: string }
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
  if (field === "operation") return lookUpOperation(actor, start, typed);
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
    const vehicles = await openVehicles(actor, { field, value });
    const [vehicle, ...others] = vehicles;
    if (!vehicle) return { state: "none", field, search: value, meant: await vinsMeant(actor, field, value) };
    if (others.length > 0) return { state: "several", search: value, field, vehicles };
    return { state: "found", base: vehicleBase({ field, value }, start), vehicle, operation: null };
  } catch (error) {
    return failedSearch(error, { field, search: value });
  }
});

function failedSearch(error: unknown, asked: { field: SearchField; search: string }): PageVehicle {
  if (error instanceof Problem && error.code === "denied") forbidden();
  if (error instanceof Problem && error.code.startsWith("registry-"))
    return { state: "failed", ...asked, code: error.code };
  throw error;
}

/** The vehicle of an operation, under the operation's own address. */
async function lookUpOperation(actor: Actor, start: VehicleStart, typed: string): Promise<PageVehicle> {
  if (!hasRight(actor, "Diag", "DTC")) forbidden();
  const operation = await findOperation(actor, { number: typed, lang: await pageLanguage() });
  if (!operation) return { state: "noOperation", number: typed.slice(0, 40) };
  const { field, value, number } = operation;
  try {
    const vehicle = await findOperationVehicle(actor, operation);
    if (!vehicle) return { state: "none", field, search: value, meant: [] };
    return { state: "found", base: vehicleBase({ field: "operation", value: number }, start), vehicle, operation };
  } catch (error) {
    return failedSearch(error, { field, search: value });
  }
}
