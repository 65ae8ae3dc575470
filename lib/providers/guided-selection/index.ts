import { env } from "@/lib/platform/env";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { embeddedGuidedSelection } from "./embedded";
import { makeHttpGuidedSelection } from "./http/client";
import type { GuidedSelection } from "./port";

/** The guided selection of this installation: the service that ETABLI_GUIDED_SELECTION_URL names, else its own catalogue. */
export const guidedSelection = (): GuidedSelection => oncePerProcess("guided-selection", choose);

function choose(): GuidedSelection {
  const settings = env();
  if (!settings.ETABLI_GUIDED_SELECTION_URL) return embeddedGuidedSelection;
  return makeHttpGuidedSelection({
    url: settings.ETABLI_GUIDED_SELECTION_URL,
    key: settings.ETABLI_GUIDED_SELECTION_KEY,
    keyHeader: settings.ETABLI_GUIDED_SELECTION_KEY_HEADER,
    fields: settings.ETABLI_GUIDED_SELECTION_FIELDS,
  });
}
