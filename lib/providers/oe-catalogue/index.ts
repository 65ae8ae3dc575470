import { env } from "@/lib/platform/env";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { embeddedOeCatalogue } from "./embedded";
import { makeHttpOeCatalogue } from "./http/client";
import type { OeCatalogue } from "./port";

/** The makers' catalogue of this installation: the service that ETABLI_OE_CATALOGUE_URL names, else the embedded tables. */
export const oeCatalogue = (): OeCatalogue => oncePerProcess("oe-catalogue", choose);

function choose(): OeCatalogue {
  const settings = env();
  if (!settings.ETABLI_OE_CATALOGUE_URL) return embeddedOeCatalogue;
  return makeHttpOeCatalogue({
    url: settings.ETABLI_OE_CATALOGUE_URL,
    key: settings.ETABLI_OE_CATALOGUE_KEY,
    keyHeader: settings.ETABLI_OE_CATALOGUE_KEY_HEADER,
    fields: settings.ETABLI_OE_CATALOGUE_FIELDS,
    sourceName: settings.ETABLI_OE_CATALOGUE_NAME,
  });
}
