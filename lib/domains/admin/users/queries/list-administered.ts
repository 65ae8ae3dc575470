import { listCompaniesWith, listCountedCompaniesWith } from "@/lib/domains/account/companies/queries/list-companies";
import { requireUser, type Actor } from "@/lib/platform/actor";
import type { AdministeredCompany, Company } from "../schema";

/** The companies in which the actor holds UsersAdmin, with the number of their users. */
export async function listAdministered(actor: Actor): Promise<AdministeredCompany[]> {
  requireUser(actor);
  return listCountedCompaniesWith(actor, "UsersAdmin");
}

/** The companies whose users the actor may administer or write to. */
export async function listCompanies(actor: Actor): Promise<Company[]> {
  requireUser(actor);
  return listCompaniesWith(actor, "UsersAdmin", "NotificationSender");
}
