import { requireOemAccess } from "@/lib/domains/admin/oem/queries";
import { countFittingOriginals } from "@/lib/domains/catalogue/fit/originals/queries";
import { findMakersVehicle } from "@/lib/domains/vehicles/queries/find-vehicle";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { Problem } from "@/lib/platform/problems";
import { oeCatalogue } from "@/lib/providers/oe-catalogue";
import type { OePart } from "@/lib/providers/oe-catalogue/port";
import type { Language } from "@/lib/shared/languages";
import { byPosition, ofVehicle, withCounts } from "../rules";
import type { OePartsAnswer } from "../schema";
import { askOeCatalogue } from "./ask-catalogue";
import { readSsd, type TreeSession } from "./ssd";

interface Asked {
  lang: Language;
  ssd: string;
  link: string;
  nodeId: string;
}

async function factsOf(actor: Actor, { vin, ktype }: TreeSession): Promise<VehicleFacts | null> {
  if (vin === null && ktype === null) return null;
  const vehicle = await findMakersVehicle(actor, vin === null ? { ktype: ktype ?? 0 } : { vin });
  return vehicle?.facts ?? null;
}

async function countedParts(actor: Actor, parts: readonly OePart[], facts: VehicleFacts | null) {
  if (!facts) return withCounts(parts, null);
  const genartIds = parts.map(({ genartId }) => genartId).filter((id) => id !== null);
  const numbers = parts.flatMap((part) => part.numbers.map(({ number }) => number));
  const counted = withCounts(parts, await countFittingOriginals(actor, { facts, genartIds, numbers }));
  return oeCatalogue().source.demonstration ? ofVehicle(counted) : counted;
}

/**
 * A page of the maker's catalogue for the vehicle of a tree: its drawing and its parts with how many articles replace them.
 * 404 "no-oem-for-view" for a node that the maker has not, or that holds nothing for the vehicle; 400 for an altered token.
 * `known` is the vehicle where the caller knows it better than its VIN tells.
 */
export async function getOeNode(
  actor: Actor,
  { lang, ssd, link, nodeId }: Asked,
  known?: VehicleFacts,
): Promise<OePartsAnswer> {
  requireRight(actor, "OEM", "OESelector", "OEMFamily");
  await requireOemAccess(actor, "naiParts", "OESelector", "OEMFamily");
  const subject = readSsd(ssd);
  const { vin, ktype, session } = subject;
  const [node, facts] = await Promise.all([
    askOeCatalogue((catalogue) => catalogue.node({ vin, ktype, session, link, nodeId, lang })),
    known ?? factsOf(actor, subject),
  ]);
  const parts = node ? await countedParts(actor, node.parts, facts) : [];
  if (!node || parts.length === 0)
    throw new Problem(404, "no-oem-for-view", "No OEM is defined for this view.", { error: "no OEM" });
  const shown = new Set(parts.map(({ position }) => position));
  const { illustration } = node;
  return {
    ...{ node_id: node.node_id, node_name: node.node_name, mod_link: link, source: oeCatalogue().source },
    parts: parts.toSorted(byPosition),
    illustration: { ...illustration, hotspots: illustration.hotspots.filter(({ position }) => shown.has(position)) },
  };
}
