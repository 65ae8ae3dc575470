import { requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import type { Right } from "@/lib/shared/rights";
import type { AdministeredCompany, Company } from "../schema";

const one = {
  name: "administered_company",
  text: `select mine.rights from membership mine
    where mine.company_id = $1 and mine.user_id = $2 and mine.rights && $3
      and ($4::int is null or exists (select from membership m where m.company_id = $1 and m.user_id = $4))`,
};

interface Place {
  companyId: number;
  /** The user who must belong to the company; none for the company alone. */
  userId?: number;
}

/** The actor's rights in a company that they administer by one of the rights; 404 for every other company or user. */
export async function requireAdministered(
  actor: Actor,
  { companyId, userId }: Place,
  ...anyOf: Right[]
): Promise<ReadonlySet<string>> {
  requireUser(actor);
  const [row] = await read<{ rights: string[] }>(one, [companyId, userOf(actor), anyOf, userId ?? null]);
  if (!row) throw notFound();
  return new Set(row.rights);
}

const companies = {
  name: "administered_companies",
  text: `select c.id, c.name, c.logo, c.member_count as users
    from membership mine join company c on c.id = mine.company_id
    where mine.user_id = $1 and mine.rights && $2 order by lower(c.name), c.id`,
};

/** The companies in which the actor holds UsersAdmin, with the number of their users. */
export async function listAdministered(actor: Actor): Promise<AdministeredCompany[]> {
  requireUser(actor);
  return read<AdministeredCompany>(companies, [userOf(actor), ["UsersAdmin"]]);
}

const addressed = {
  name: "addressed_companies",
  text: `select c.id, c.name from membership mine join company c on c.id = mine.company_id
    where mine.user_id = $1 and mine.rights && $2 order by lower(c.name), c.id`,
};

/** The companies whose users the actor may administer or write to. */
export async function listCompanies(actor: Actor): Promise<Company[]> {
  requireUser(actor);
  return read<Company>(addressed, [userOf(actor), ["UsersAdmin", "NotificationSender"]]);
}
