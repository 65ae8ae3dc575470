import "server-only";
import { cache } from "react";
import { listSubfamilies } from "@/lib/domains/catalogue/tree/queries/list-families";
import type { SubfamilyRow } from "@/lib/domains/catalogue/tree/schema";
import type { VehicleFacts, VehicleView } from "@/lib/domains/vehicles/schema";
import type { Actor } from "@/lib/platform/actor";
import type { Language } from "@/lib/shared/languages";

/** A vehicle at work: `base` is the address that the reader came by, under which every link of its screens stays. */
export interface Workspace {
  actor: Actor;
  base: string;
  lang: Language;
  vehicle: VehicleView;
  /** Null when no ktype is known of the vehicle: the catalogue can then list nothing for it. */
  facts: VehicleFacts | null;
}

/** How a tree of routes finds its vehicle; null where the tree's layout says what is wrong with the address. */
export type WorkspaceOf<Params> = (params: Promise<Params>) => Promise<Workspace | null>;

/** The number that a segment of an address holds; null for anything else. */
export const readId = (segment: string): number | null => (/^[1-9]\d{0,8}$/.test(segment) ? Number(segment) : null);

const subfamiliesOf = cache((actor: Actor, ktype: number, lang: Language, familyId: number) =>
  listSubfamilies(actor, { ktype, lang, familyId }),
);

/** The subfamilies of the vehicle in the family of an address, once per request; empty when there is no such family. */
export async function subfamiliesAt(place: Workspace | null, family: string): Promise<SubfamilyRow[]> {
  const familyId = readId(family);
  if (!place?.facts || familyId === null) return [];
  return subfamiliesOf(place.actor, place.facts.ktype, place.lang, familyId);
}
