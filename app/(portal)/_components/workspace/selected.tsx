import "server-only";
import { findSelected, selectorActor } from "@/app/(portal)/selection-vehicule/page-selection";
import { UnknownPlace } from "@/components/selector/unknown-place";
import { selectionPath } from "@/lib/domains/vehicles/versions/paths";
import { pageLanguage } from "@/lib/web/language";
import type { WayIn } from "./way-in";

const selector = "selection-vehicule";

/** Vehicles below /selection-vehicule/{vtype}/{brand}/{model}/{version}/{ktype}. */
export const selected: WayIn = {
  start: `/${selector}`,
  names: ["vtype", "brand", "model", "version", "ktype"],
  async find([vtype = "", brand = "", model = "", version = "", ktype = ""]) {
    const [actor, lang, found] = await Promise.all([
      selectorActor(selector),
      pageLanguage(),
      findSelected(selector, Promise.resolve({ vtype, brand, model, version, ktype })),
    ]);
    if (!found) return { is: "missing", view: <UnknownPlace selector={selector} what="vehicle" /> };
    const base = selectionPath(selector, { ...found });
    const { vehicle } = found;
    return { is: "vehicle", place: { actor, base, lang, vehicle, facts: vehicle.facts } };
  },
};
