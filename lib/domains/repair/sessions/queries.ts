import { hasRight, requireRight, type Actor } from "@/lib/platform/actor";
import { showsDemonstration } from "@/lib/platform/catalogue";
import { ProviderFailure } from "@/lib/providers/http/failure";
import { diagnosisSessions } from "@/lib/providers/diagnosis-sessions";
import { isVin, normaliseVin } from "@/lib/shared/vin";
import type { SessionResult, SessionVehicleInput } from "./schema";

const refused = (reason: string): SessionResult => ({ result: "Error", address: null, reason });

/** Whether the actor may open sessions here, and anybody is there to open them. */
export const offersSessions = async (actor: Actor): Promise<boolean> =>
  hasRight(actor, "Diag") && diagnosisSessions(await showsDemonstration()) !== null;

/** Opens a session of Actia's diagnostics for a vehicle: Success, or Error with its reason; never anything else. */
export async function openDiagnosisSession(
  actor: Actor,
  { vin, immat, brand, model, ktype }: SessionVehicleInput,
): Promise<SessionResult> {
  requireRight(actor, "Diag");
  const service = diagnosisSessions(await showsDemonstration());
  if (!service) return refused("not-connected");
  const chassis = normaliseVin(vin);
  if (!isVin(chassis)) return refused("no-vin");
  const vehicle = {
    vin: chassis,
    immat: immat ?? null,
    brand: brand ?? null,
    model: model ?? null,
    ktype: ktype ?? null,
  };
  try {
    const session = await service.open(vehicle);
    return session.opened ? { result: "Success", address: session.address, reason: null } : refused(session.reason);
  } catch (error) {
    if (error instanceof ProviderFailure) return refused(error.kind);
    throw error;
  }
}
