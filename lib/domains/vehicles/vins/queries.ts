import { requireRight, requireUser, type Actor } from "@/lib/platform/actor";
import { invalid } from "@/lib/platform/problems";
import { textsOf } from "@/lib/platform/texts";
import { writtenLanguage } from "@/lib/shared/languages";
import { createTranslator } from "@/lib/shared/translator";
import { isVin, normaliseVin, vinCorrections } from "@/lib/shared/vin";
import { askVinRegistry } from "../queries/ask-registry";
import { findMake, listModels } from "../models/queries";
import type { MakeRow } from "../models/schema";
import { builtIn, catalogueNames, possibleYears, vehicleTypesOf, type DecodedVin } from "./rules";
import type { MakerModels, MakerVin } from "./schema";

/** Make and model of a VIN for the parts catalogue of its maker, `error` in the language where nobody knows it; 400 for no VIN. */
export async function getMakerVin(actor: Actor, { vin, lang }: { vin: string; lang: string }): Promise<MakerVin> {
  requireRight(actor, "OEM");
  const asked = normaliseVin(vin);
  if (!isVin(asked))
    throw invalid("malformed-vin", "The identifier is malformed.", { corrections: vinCorrections(vin) });
  const [registered] = await askVinRegistry(asked);
  if (registered) return { client: { mark: registered.make, model: registered.model }, image: null, error: null };
  const t = createTranslator({ locale: writtenLanguage(lang), messages: await textsOf(lang, "vehicles") });
  const error = t("noResults", { search: asked });
  return { client: { mark: null, model: null }, image: null, error };
}

async function findMakerInCatalogue(actor: Actor, make: string): Promise<MakeRow | null> {
  for (const brand of catalogueNames(make)) {
    const found = await findMake(actor, { brand });
    if (found) return found;
  }
  return null;
}

/** The catalogue's models of a VIN's maker: of the years that the VIN leaves open, all of them where none fits. */
export async function listMakerModels(actor: Actor, decoded: DecodedVin): Promise<MakerModels[]> {
  requireUser(actor);
  const { maker } = decoded;
  if (maker.state === "unknown") return [];
  const makes = await Promise.all(maker.makes.map((make) => findMakerInCatalogue(actor, make)));
  const known = new Map(makes.filter((make) => make !== null).map((make) => [make.id, make]));
  const years = possibleYears(decoded);
  const lists = await Promise.all(
    [...known.values()].map(async ({ id, name }) => {
      const all = await listModels(actor, { makeId: id, vtypes: vehicleTypesOf(decoded) });
      const models = all.filter((model) => builtIn(years, model));
      return models.length > 0 ? { make: name, years, models } : { make: name, years: [], models: all };
    }),
  );
  return lists.filter(({ models }) => models.length > 0);
}
