import { companyOf, userOf, type Actor } from "@/lib/platform/actor";
import { countUse, vehicleMark } from "@/lib/platform/counting/count-use";
import { Problem } from "@/lib/platform/problems";
import { oncePerProcess } from "@/lib/platform/shared-state";
import type { VehicleView } from "../schema";
import { listVehicles, type VehicleSearch } from "./find-vehicle";

/** A vehicle that stays open on pages is identified once, however many of its pages are looked at. */
const sameVisitMs = 1_800_000;
const mostVisits = 20_000;
const visits = () => oncePerProcess("vehicle-visits", () => new Map<string, number>());

/** The vehicles that an identifier names, counted as an identification: see `listVehicles`. */
export async function identifyVehicles(actor: Actor, search: VehicleSearch): Promise<VehicleView[]> {
  try {
    const found = await listVehicles(actor, search);
    countFound(actor, found);
    return found;
  } catch (error) {
    if (isSilence(error)) countUse(actor, { kind: "identification" });
    throw error;
  }
}

/** The same for a page, whose address is looked at again with each screen below it. */
export async function openVehicles(actor: Actor, search: VehicleSearch): Promise<VehicleView[]> {
  const key = [companyOf(actor), userOf(actor), search.field, search.value].join(" ");
  const known = visits();
  const since = performance.now() - (known.get(key) ?? -Infinity);
  if (since < sameVisitMs) return listVehicles(actor, search);
  const found = await identifyVehicles(actor, search);
  if (known.size >= mostVisits) known.clear();
  if (found.length > 0) known.set(key, performance.now());
  return found;
}

function countFound(actor: Actor, found: readonly VehicleView[]): void {
  const [first] = found;
  const { vin = null, ktype = null } = first?.record ?? {};
  const vehicle = vehicleMark(vin ?? first?.plate ?? null);
  countUse(actor, { kind: "identification", ktype, found: found.length, vehicle });
}

/** Whether a source of registrations gave no answer, whatever it would have been. */
const isSilence = (error: unknown): boolean => error instanceof Problem && error.code.startsWith("registry-");
