import "server-only";
import { cache } from "react";
import { getOeTree } from "@/lib/domains/oe/queries/get-tree";
import type { OeTreeAnswer } from "@/lib/domains/oe/schema";
import { oeOutcomeOf, type OeOutcome } from "@/app/(portal)/_components/oe-outcome";
import type { Actor } from "@/lib/platform/actor";
import type { Language } from "@/lib/shared/languages";
import type { Workspace } from "./workspace";

const treeOf = cache((actor: Actor, vin: string | null, ktype: number | null, lang: Language) =>
  oeOutcomeOf(getOeTree(actor, { lang, ...(vin === null ? { ktype: ktype ?? 0 } : { vin }) })),
);

/** The maker's tree of a vehicle, once per request: by its VIN, and by its version where the maker does not know the VIN. */
export async function oeTreeAt({ actor, vehicle, facts, lang }: Workspace): Promise<OeOutcome<OeTreeAnswer>> {
  const { vin } = vehicle.record;
  const ktype = facts?.ktype ?? null;
  const whole = vin?.length === 17 ? vin : null;
  if (whole === null && ktype === null) return { is: "none", code: "no-oe-tree" };
  const found = await treeOf(actor, whole, ktype, lang);
  if (whole === null || ktype === null || found.is !== "none") return found;
  const ofVersion = await treeOf(actor, null, ktype, lang);
  if (ofVersion.is !== "ok" || found.code !== "no-oe-results") return ofVersion.is === "ok" ? ofVersion : found;
  return { ...ofVersion, note: "no-oe-results" };
}
