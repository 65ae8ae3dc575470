import { findCorrectedVersion } from "@/lib/domains/vehicles/corrections/queries";
import { requireRight, type Actor } from "@/lib/platform/actor";
import type { KnownCar } from "../rules";

interface Told {
  ktype: number;
  engineCode?: string;
  gearboxCode?: string;
}

/** What is known of a car of which only the version is told: its engine's code where the version has a single one. */
export async function findKnownCar(actor: Actor, { ktype, engineCode, gearboxCode }: Told): Promise<KnownCar> {
  requireRight(actor, "PRE");
  const version = engineCode ? null : await findCorrectedVersion(actor, ktype);
  const [only, ...others] = version?.engineCodes ?? [];
  return {
    engineCode: engineCode || (others.length === 0 ? (only ?? null) : null),
    gearbox: null,
    gearboxCode: gearboxCode || null,
  };
}
