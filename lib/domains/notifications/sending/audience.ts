import { companyFamilies } from "@/lib/domains/account/settings/fields";
import { companiesOfFamilies } from "@/lib/domains/account/companies/queries/companies-of-families";
import { familiesOfGroups } from "@/lib/domains/portal/groups/queries";
import { countAddressed, listColleagues } from "@/lib/domains/session/members/queries";
import { defaultCompanyId } from "@/lib/domains/session/rules";
import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { notFound } from "@/lib/platform/problems";
import { namesNobody } from "../rules";
import type { Audience } from "../schema";

/** The companies that families and groups mean: of the portal's own company all, elsewhere the company itself. */
export async function addressedCompanies(
  actor: Actor,
  { targetTags, groups }: Pick<Audience, "targetTags" | "groups">,
): Promise<number[]> {
  requireRight(actor, "NotificationSender");
  const ofGroups = groups.length > 0 ? await familiesOfGroups(actor, { ids: groups }) : [];
  const families = [...new Set([...targetTags, ...ofGroups])];
  if (families.length === 0) return [];
  const companies = await companiesOfFamilies(actor, { families });
  const own = companyOf(actor);
  return own === defaultCompanyId ? companies : companies.filter((company) => company === own);
}

/** 404 for a person whom the actor may not write to, as for one who is not there. */
export async function requireKnownPeople(actor: Actor, { users }: Pick<Audience, "users">): Promise<void> {
  requireRight(actor, "NotificationSender");
  const asked = [...new Set(users)].filter((userId) => userId !== userOf(actor));
  if (asked.length === 0) return;
  const known = await listColleagues(actor, { userIds: asked }, "NotificationSender", "UsersAdmin");
  if (known.length < asked.length) throw notFound();
}

/** How many people an audience reaches now, each counted once. */
export async function countReach(actor: Actor, audience: Audience): Promise<number> {
  requireRight(actor, "NotificationSender");
  await requireKnownPeople(actor, audience);
  const companyIds = await addressedCompanies(actor, audience);
  return countAddressed(actor, { companyIds, userIds: audience.users });
}

/** The same for who asks before they have chosen: then everybody whom they can reach. */
export const countAsked = (actor: Actor, audience: Audience): Promise<number> =>
  countReach(actor, namesNobody(audience) ? { ...audience, targetTags: [...companyFamilies] } : audience);
