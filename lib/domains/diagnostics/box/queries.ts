import { companySettings } from "@/lib/domains/account/settings/queries";
import { readTools, toolOrigins } from "@/lib/domains/vehicles/tools/rules";
import { requireUser, type Actor } from "@/lib/platform/actor";
import { env } from "@/lib/platform/env";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { placeOfBox, type BoxPlace } from "./rules";

const framedOrigins = () => oncePerProcess("framed-origins", () => toolOrigins(readTools(env().ETABLI_TOOLS)));

/** The box of the actor's company; null where its settings name none. */
export async function findBox(actor: Actor): Promise<BoxPlace | null> {
  requireUser(actor);
  const { myBox } = await companySettings(actor);
  return myBox ? placeOfBox(myBox, framedOrigins()) : null;
}
