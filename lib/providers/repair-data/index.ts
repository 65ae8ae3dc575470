import { env } from "@/lib/platform/env";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { embeddedRepairData } from "./embedded";
import { makeHttpRepairData } from "./http/client";
import type { RepairData } from "./port";

/** The repair data of this installation: the service that ETABLI_REPAIR_DATA_URL names, else the embedded tables. */
export const repairData = (): RepairData => oncePerProcess("repair-data", choose);

function choose(): RepairData {
  const settings = env();
  if (!settings.ETABLI_REPAIR_DATA_URL) return embeddedRepairData;
  return makeHttpRepairData({
    url: settings.ETABLI_REPAIR_DATA_URL,
    key: settings.ETABLI_REPAIR_DATA_KEY,
    keyHeader: settings.ETABLI_REPAIR_DATA_KEY_HEADER,
    fields: settings.ETABLI_REPAIR_DATA_FIELDS,
    sourceName: settings.ETABLI_REPAIR_DATA_NAME,
  });
}
