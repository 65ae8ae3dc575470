import { env } from "@/lib/platform/env";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { makeActiaSessions } from "./actia/client";
import { embeddedSessions } from "./embedded";
import type { DiagnosisSessions } from "./port";

/** The service that opens sessions here; null where none is connected and nothing is demonstrated. */
export const diagnosisSessions = (demonstrated: boolean): DiagnosisSessions | null => {
  const { ETABLI_ACTIA_URL: url, ETABLI_ACTIA_KEY: key } = env();
  if (url) return oncePerProcess("actia", () => makeActiaSessions({ url, key }));
  return demonstrated ? embeddedSessions : null;
};
