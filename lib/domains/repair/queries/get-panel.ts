import { requireRight, type Actor } from "@/lib/platform/actor";
import type { RepairSubject } from "@/lib/providers/repair-data/port";
import type { JsonText } from "@/lib/shared/json-text";
import type { Language } from "@/lib/shared/languages";
import type { PanelAnswer } from "../schema";
import { askSource, tellSource } from "./ask-source";
import { storedOf } from "./stored";

export interface AskedPanel {
  mid: string;
  lang: Language;
  /** First registration, yyyy-mm, where the car itself is known. */
  registered?: string;
}

/** What the source says of a subject; 404 "no-repair-data" when it holds nothing, 400 for what is no MID. */
export function getPanel(
  actor: Actor,
  { subject, mid, ...asked }: AskedPanel & { subject: RepairSubject },
): Promise<PanelAnswer> {
  requireRight(actor, "AutoData");
  return askSource(mid, (data, stored) => data.panel(subject, { mid: stored, ...asked }));
}

/** The same for a call, which passes on what a source keeps as JSON. */
export function tellPanel(
  actor: Actor,
  { subject, mid, ...asked }: AskedPanel & { subject: RepairSubject },
): Promise<JsonText<PanelAnswer>> {
  requireRight(actor, "AutoData");
  return tellSource(mid, (data, stored) => storedOf(data).panel(subject, { mid: stored, ...asked }));
}
