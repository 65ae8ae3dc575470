import "server-only";
import { cache } from "react";
import { listSubfamilies } from "@/lib/domains/catalogue/tree/queries/list-families";
import type { SubfamilyRow } from "@/lib/domains/catalogue/tree/schema";
import type { Operation } from "@/lib/domains/operations/schema";
import type { VehicleFacts, VehicleView } from "@/lib/domains/vehicles/schema";
import type { Actor } from "@/lib/platform/actor";
import { readId } from "@/lib/shared/address";
import type { Language } from "@/lib/shared/languages";

/** A vehicle at work: `base` is the address that the reader came by, under which every link of its screens stays. */
export interface Workspace {
  actor: Actor;
  base: string;
  lang: Language;
  vehicle: VehicleView;
  /** Null when no ktype is known of the vehicle: the catalogue can then list nothing for it. */
  facts: VehicleFacts | null;
  /** The workshop job at whose address the vehicle is open. */
  operation?: Operation | null;
}

/** More chosen parts than these are left out. */
export const mostGenarts = 50;

/** The generic articles that a segment such as 10001-10002 names, each once. */
export const readGenarts = (segment: string): number[] =>
  [...new Set(segment.split("-").map(readId))].filter((id) => id !== null).slice(0, mostGenarts);

const subfamiliesOf = cache((actor: Actor, ktype: number, lang: Language, familyId: number) =>
  listSubfamilies(actor, { ktype, lang, familyId }),
);

/** The subfamilies of a family that hold parts for the vehicle, once per request; empty when there is no such family. */
export async function subfamiliesAt({ actor, facts, lang }: Workspace, familyId: number): Promise<SubfamilyRow[]> {
  return facts ? subfamiliesOf(actor, facts.ktype, lang, familyId) : [];
}
