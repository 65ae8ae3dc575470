import { defaultCompanyId } from "@/lib/domains/session/rules";
import { companyOf, hasRight, type Actor } from "@/lib/platform/actor";
import { denied } from "@/lib/platform/problems";
import { installation } from "./rules";
import type { Scope } from "./scopes";

/** Whether the actor may see the figures of all companies together: an administrator of the house that runs the portal. */
export const seesInstallation = (actor: Actor): boolean =>
  companyOf(actor) === defaultCompanyId && hasRight(actor, "admin");

/** The widest figures that the actor may see, unless the own company's are asked for. */
export const scopeOf = (actor: Actor, asked?: Scope): Scope =>
  asked ?? (seesInstallation(actor) ? "installation" : "company");

/** The number under which the figures of a scope are kept; 403 for those of others. */
export function keptUnder(actor: Actor, asked?: Scope): number {
  const scope = scopeOf(actor, asked);
  if (scope === "company") return companyOf(actor);
  if (!seesInstallation(actor)) throw denied();
  return installation;
}
