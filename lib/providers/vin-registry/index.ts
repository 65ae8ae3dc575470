import { env } from "@/lib/platform/env";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { plateRegistry } from "@/lib/providers/plate-registry";
import { makeHttpRegistry } from "@/lib/providers/plate-registry/http/client";
import type { VinRegistry } from "./port";

/** The VIN decoder of this installation: the one that ETABLI_VIN_REGISTRY_URL names, else the registry of its plates. */
export const vinRegistry = (): VinRegistry => oncePerProcess("vin-registry", choose);

function choose(): VinRegistry {
  const settings = env();
  if (!settings.ETABLI_VIN_REGISTRY_URL) return plateRegistry();
  return makeHttpRegistry({
    name: "vin-registry",
    url: settings.ETABLI_VIN_REGISTRY_URL,
    key: settings.ETABLI_VIN_REGISTRY_KEY,
    keyHeader: settings.ETABLI_VIN_REGISTRY_KEY_HEADER,
    fields: settings.ETABLI_VIN_REGISTRY_FIELDS,
  });
}
