import { listCandidates } from "@/lib/domains/catalogue/list/candidates/queries";
import { listPlaces } from "@/lib/domains/catalogue/tree/queries/list-reference";
import { getKtypeOfMid } from "@/lib/domains/vehicles/numbers/queries";
import { getVehicleByKtype } from "@/lib/domains/vehicles/queries/find-vehicle";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import { hasRight, requireRight, type Actor } from "@/lib/platform/actor";
import { readFaultCodes } from "@/lib/shared/fault-code";
import type { Language } from "@/lib/shared/languages";
import { mostJudgedParts, namedParts } from "../rules";
import type { FaultAnswer } from "../schema";
import { askFaults } from "./ask-faults";

interface Question {
  /** Codes in any spelling. */
  text: string;
  lang: Language;
  /** Null where the vehicle is not known well enough to judge parts. */
  facts: VehicleFacts | null;
}

/** What codes mean and which parts of the vehicle they name. */
export async function answerFaults(actor: Actor, { text, lang, facts }: Question): Promise<FaultAnswer> {
  requireRight(actor, "DTC");
  const { codes, unread, over } = readFaultCodes(text);
  const helps = await askFaults(actor, { codes, lang });
  const named = new Map(namedParts(helps).map((part) => [part.id, part]));
  const ids = [...named.keys()];
  const most = facts ? mostJudgedParts : ids.length;
  const [candidates, others] = await Promise.all([
    listCandidates(actor, { genartIds: ids.slice(0, most), facts, lang, most: 0 }),
    listPlaces(actor, { ids: ids.slice(most), lang }),
  ]);
  const codesOf = (id: number) => named.get(id)?.codes ?? [];
  const genarts = candidates.map(({ genart, count }) => {
    const ticked = named.get(genart.id)?.ticked ?? false;
    return { ...genart, codes: codesOf(genart.id), ticked: ticked && (!facts || count > 0), articles: facts && count };
  });
  const further = others.map((genart) => ({ ...genart, codes: codesOf(genart.id) }));
  const isOver = helps.some(({ state }) => state === "quota");
  return { ...(isOver ? { code: "quota-exceeded" as const } : {}), genarts, codes: helps, further, unread, over };
}

/** The same for the vehicle of an AutoData number; 404 for an unknown one, 400 for what is none. */
export async function answerFaultsOfMid(
  actor: Actor,
  { mid, text, lang }: { mid: string; text: string; lang: Language },
): Promise<FaultAnswer> {
  requireRight(actor, "DTC");
  const { ktype } = await getKtypeOfMid(actor, { mid });
  const sees = hasRight(actor, "CarIdentifier", "v2", "v3", "Diag");
  const facts = sees ? (await getVehicleByKtype(actor, ktype)).facts : null;
  return answerFaults(actor, { text, lang, facts });
}
