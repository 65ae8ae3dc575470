import { env } from "@/lib/platform/env";
import { oncePerProcess } from "@/lib/platform/shared-state";
import type { RepairPortals } from "./port";
import { makeSignedPortals } from "./signed";

/** The portals of this installation: those under contract, our own in place of the others. */
export const repairPortals = (): RepairPortals =>
  oncePerProcess("repair-portals", () => {
    const { ETABLI_TECRMI_ID, ETABLI_AUTODATA_URL, ETABLI_AUTODATA_KEY } = env();
    return makeSignedPortals({
      tecrmiId: ETABLI_TECRMI_ID,
      autodataUrl: ETABLI_AUTODATA_URL,
      autodataKey: ETABLI_AUTODATA_KEY,
    });
  });
