import { defaultCompanyId } from "@/lib/domains/session/rules";
import { companyOf, hasRight, type Actor } from "@/lib/platform/actor";

/** Whether the actor looks after the passes of all companies: an administrator of the house that runs the portal. */
export const keepsAll = (actor: Actor): boolean => companyOf(actor) === defaultCompanyId && hasRight(actor, "admin");
