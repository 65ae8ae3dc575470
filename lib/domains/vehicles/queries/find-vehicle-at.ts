import { hasRight, requireUser, type Actor } from "@/lib/platform/actor";
import { pageRights } from "@/lib/shared/page-rights";
import { chosenKtype, isSearchField, parseVehiclePath } from "../paths/rules";
import type { VehicleView } from "../schema";
import { allowedFields } from "../search/fields";
import { findVehicle, getVehicleByKtype } from "./find-vehicle";
import { findVersion } from "./find-version";

/** The vehicle whose address is given, identified or chosen; null where it names none or the actor may not look there. */
export async function findVehicleAt(actor: Actor, base: string): Promise<VehicleView | null> {
  requireUser(actor);
  const named = parseVehiclePath(base);
  if (named) {
    const { field, value } = named;
    const may = isSearchField(field) && allowedFields((right) => hasRight(actor, right)).includes(field);
    return may ? findVehicle(actor, { field, value }) : null;
  }
  const ktype = chosenKtype(base);
  if (ktype === null || !hasRight(actor, ...pageRights("/selection-vehicule"))) return null;
  return (await findVersion(ktype)) ? getVehicleByKtype(actor, ktype) : null;
}
