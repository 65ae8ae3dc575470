import { createTranslator } from "use-intl/core";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { invalid } from "@/lib/platform/problems";
import { catalogueLanguage } from "@/lib/shared/languages";
import { isVin, normaliseVin, vinCorrections } from "@/lib/shared/vin";
import en from "@/messages/en/vehicles.json";
import fr from "@/messages/fr/vehicles.json";
import { askVinRegistry } from "../queries/ask-registry";
import type { MakerVin } from "./schema";

const texts = {
  fr: createTranslator({ locale: "fr", messages: fr }),
  en: createTranslator<typeof fr>({ locale: "en", messages: en }),
};

/** Make and model of a VIN for the parts catalogue of its maker, `error` in the language where nobody knows it; 400 for no VIN. */
export async function getMakerVin(actor: Actor, { vin, lang }: { vin: string; lang: string }): Promise<MakerVin> {
  requireRight(actor, "OEM");
  const asked = normaliseVin(vin);
  if (!isVin(asked))
    throw invalid("malformed-vin", "The identifier is malformed.", { corrections: vinCorrections(vin) });
  const [registered] = await askVinRegistry(asked);
  if (registered) return { client: { mark: registered.make, model: registered.model }, image: null, error: null };
  const error = texts[catalogueLanguage(lang)]("noResults", { search: asked });
  return { client: { mark: null, model: null }, image: null, error };
}
