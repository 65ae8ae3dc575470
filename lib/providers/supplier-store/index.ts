import { env } from "@/lib/platform/env";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { embeddedStore } from "./embedded";
import { makeHttpStore } from "./http/client";
import type { SupplierStore } from "./port";

/** Techauto's store of this installation: the service that ETABLI_TECHAUTO_STORE_URL names, else the embedded tables. */
export const supplierStore = (): SupplierStore => oncePerProcess("supplier-store", choose);

function choose(): SupplierStore {
  const settings = env();
  if (!settings.ETABLI_TECHAUTO_STORE_URL) return embeddedStore;
  return makeHttpStore({
    url: settings.ETABLI_TECHAUTO_STORE_URL,
    key: settings.ETABLI_TECHAUTO_STORE_KEY,
    keyHeader: settings.ETABLI_TECHAUTO_STORE_KEY_HEADER,
  });
}
