import { env } from "@/lib/platform/env";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { embeddedRegistry } from "./embedded";
import { makeHttpRegistry } from "./http/client";
import type { PlateRegistry } from "./port";

/** The registry of this installation: the one that ETABLI_PLATE_REGISTRY_URL names, else the embedded one. */
export const plateRegistry = (): PlateRegistry => oncePerProcess("plate-registry", choose);

function choose(): PlateRegistry {
  const settings = env();
  if (!settings.ETABLI_PLATE_REGISTRY_URL) return embeddedRegistry;
  return makeHttpRegistry({
    name: "plate-registry",
    url: settings.ETABLI_PLATE_REGISTRY_URL,
    key: settings.ETABLI_PLATE_REGISTRY_KEY,
    keyHeader: settings.ETABLI_PLATE_REGISTRY_KEY_HEADER,
    fields: settings.ETABLI_PLATE_REGISTRY_FIELDS,
  });
}
