import { randomInt } from "node:crypto";
import { findCorrectedVersion } from "@/lib/domains/vehicles/corrections/queries";
import { findKtypeOfMid } from "@/lib/domains/vehicles/numbers/queries";
import { labelOfVersion } from "@/lib/domains/vehicles/view/rules";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { repairData } from "@/lib/providers/repair-data";
import { repairSubjects } from "@/lib/providers/repair-data/port";
import type { Language } from "@/lib/shared/languages";
import { getPanel } from "./get-panel";
import type { PanelAnswer } from "../schema";

/** Examples are numbered from 0; there are so many where there are any. */
export const exampleCount = 50;

/** Any example, for who asks for one without saying which. */
export const anyExample = (): number => randomInt(exampleCount);

export interface Example {
  label: string;
  panels: PanelAnswer[];
}

/** The technical information of a demonstration vehicle, 0 to 49; null where there is none of that number. */
export async function findExample(
  actor: Actor,
  { number, lang }: { number: number; lang: Language },
): Promise<Example | null> {
  requireRight(actor, "AutoData");
  const mid = await repairData().example(number);
  const ktype = mid === null ? null : await findKtypeOfMid(actor, { mid });
  const version = ktype === null ? null : await findCorrectedVersion(actor, ktype);
  if (mid === null || !version) return null;
  const panels = await Promise.all(repairSubjects.map((subject) => getPanel(actor, { subject, mid, lang })));
  return { label: labelOfVersion(version.make, version.model, version.name), panels };
}
