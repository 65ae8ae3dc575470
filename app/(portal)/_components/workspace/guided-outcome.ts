import "server-only";
import { cache } from "react";
import { findGuidedVehicle } from "@/lib/domains/catalogue/guided/queries/find-vehicle-id";
import type { Actor } from "@/lib/platform/actor";
import { Problem } from "@/lib/platform/problems";
import type { Workspace } from "./workspace";

/** What came of asking the guided selection: an answer, a version that nobody knows yet, or a failure of its service. */
export type GuidedOutcome<Value> = { is: "ok"; value: Value } | { is: "no-version" } | { is: "failed"; code: string };

const knownVehicle = cache((actor: Actor, ktype: number) => findGuidedVehicle(actor, ktype));

/** Asks the guided selection about the vehicle of a page; null for a vehicle that it does not know. */
export async function askGuided<Value>(
  { actor, facts, vehicle }: Workspace,
  ask: (vehicleId: number) => Promise<Value>,
): Promise<GuidedOutcome<Value> | null> {
  if (!facts) return { is: "no-version" };
  try {
    const vehicleId = vehicle.record.kromedaId ?? (await knownVehicle(actor, facts.ktype));
    return vehicleId === null ? null : { is: "ok", value: await ask(vehicleId) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.status === 404) return null;
    if (error.code.startsWith("guided-")) return { is: "failed", code: error.code };
    throw error;
  }
}
