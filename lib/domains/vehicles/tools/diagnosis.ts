import { requireRight, type Actor } from "@/lib/platform/actor";
import { showsDemonstration } from "@/lib/platform/catalogue";
import { env } from "@/lib/platform/env";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { byName } from "@/lib/shared/by-name";
import { compactKey } from "@/lib/shared/compact";
import { listMakes } from "../models/queries";
import type { VehicleView } from "../schema";
import { embeddedAddress, fillAddress, readTools, type ToolFact, type ToolFacts } from "./rules";

const settings = () => oncePerProcess("diagnosis-tools", () => readTools(env().ETABLI_TOOLS));

/** The makes whose own tool the demonstration shows a page for. */
const demonstrated = ["Renault", "Peugeot", "Citroën", "Volkswagen", "BMW", "Mercedes-Benz"];

export interface DiagnosisTools {
  /** Makes that have a tool of their own. */
  makers: string[];
  /** Makes that one tool for all of them serves. */
  others: string[];
}

const isDemonstrated = async (): Promise<boolean> => env().ETABLI_TOOLS === "" && (await showsDemonstration());

/** The tools of diagnosis that are connected, or shown by the demonstration. */
export async function listDiagnosisTools(actor: Actor): Promise<DiagnosisTools> {
  requireRight(actor, "Diag");
  const isShown = await isDemonstrated();
  const makers = isShown ? demonstrated : [...settings().makers.keys()];
  if (!isShown && settings().otherMakes === null) return { makers, others: [] };
  const taken = new Set(makers.map(compactKey));
  const makes = await listMakes(actor, { vtype: "vl" });
  const others = makes.filter(({ name }) => !taken.has(compactKey(name))).sort(byName);
  return { makers, others: others.map(({ name }) => name) };
}

/** Where a tool is found; what it asks for in vain; null where no such tool is connected. */
export type DiagnosisPlace =
  { make: string; address: string; own: boolean } | { make: string; missing: ToolFact[] } | null;

/** The tool of diagnosis of a make for a vehicle, or for none. */
export async function findDiagnosisTool(
  actor: Actor,
  { make, vehicle, lang }: { make: string; vehicle: VehicleView | null; lang: string },
): Promise<DiagnosisPlace> {
  const { makers, others } = await listDiagnosisTools(actor);
  const known = [...makers, ...others].find((one) => compactKey(one) === compactKey(make));
  if (!known) return null;
  const { record, plate = null } = vehicle ?? {};
  const facts: ToolFacts = {
    ...{ vin: record?.vin ?? null, ktype: record?.ktype?.toString() ?? null, mid: record?.mid ?? null },
    ...{ plate, make: known, lang },
  };
  if (await isDemonstrated()) return { make: known, address: embeddedAddress("diag", facts), own: true };
  const filled = fillAddress(settings().makers.get(known) ?? settings().otherMakes ?? "", facts);
  return "missing" in filled
    ? { make: known, missing: filled.missing }
    : { make: known, address: filled.address, own: false };
}
