import { answerFaults } from "@/lib/domains/faults/queries/answer-faults";
import type { FaultAnswer } from "@/lib/domains/faults/schema";
import { hasRight, requireRight, type Actor } from "@/lib/platform/actor";
import type { Language } from "@/lib/shared/languages";
import { getOperation } from "./find-operation";
import { findOperationVehicle } from "./find-operation-vehicle";

interface Question {
  number: string;
  /** Codes in any spelling. */
  text: string;
  lang: Language;
}

/** What codes mean and which parts they name, for the vehicle of an operation; 404 for an unknown one. */
export async function answerFaultsOfOperation(actor: Actor, { number, text, lang }: Question): Promise<FaultAnswer> {
  requireRight(actor, "DTC");
  const operation = await getOperation(actor, { number, lang });
  const sees = hasRight(actor, "CarIdentifier", "v2", "v3", "Diag");
  const vehicle = sees ? await findOperationVehicle(actor, operation) : null;
  return answerFaults(actor, { text, lang, facts: vehicle?.facts ?? null });
}
