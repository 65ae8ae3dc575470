import { defaultCompanyId } from "@/lib/domains/session/rules";
import { companyOf, hasRight, requireRight, requireUser, type Actor } from "@/lib/platform/actor";
import { denied } from "@/lib/platform/problems";
import type { Right } from "@/lib/shared/rights";

export const screenRights = ["admin", "SmartEditor"] as const satisfies Right[];
/** Tiles may be addressed to screens: who edits them is told which there are. */
export const screenReaders = ["SmartEditor", "LMSEditor", "RSEEditor", "V2Editor"] as const satisfies Right[];

const isOfHouse = (actor: Actor): boolean => companyOf(actor) === defaultCompanyId;

/** First line of what changes screens; answers the only company whose screens the actor may change, null for every one. */
export function requireScreens(actor: Actor): number | null {
  requireRight(actor, ...screenRights);
  return isOfHouse(actor) && hasRight(actor, "admin") ? null : companyOf(actor);
}

/** First line of reading which screens there are: tiles are the installation's, so its editors read every company's. */
export function requireScreenReader(actor: Actor): number | null {
  requireUser(actor);
  if (!hasRight(actor, ...screenReaders)) throw denied();
  return isOfHouse(actor) ? null : companyOf(actor);
}

/** Whether the actor may set up the screens of other companies. */
export const seesEveryScreen = (actor: Actor): boolean => isOfHouse(actor) && hasRight(actor, "admin");
