import { requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import type { Right } from "@/lib/shared/rights";

const own = (columns: string) => `select ${columns} from membership mine join company c on c.id = mine.company_id
  where mine.user_id = $1 and mine.rights && $2 order by lower(c.name), c.id`;

const named = { name: "companies_named", text: own("c.id, c.name") };
const counted = { name: "companies_counted", text: own("c.id, c.name, c.logo, c.member_count as users") };

export interface CompanyName {
  id: number;
  name: string;
}

/** The companies in which the actor holds one of the rights, by name. */
export async function listCompaniesWith(actor: Actor, ...anyOf: Right[]): Promise<CompanyName[]> {
  requireUser(actor);
  return read<CompanyName>(named, [userOf(actor), anyOf]);
}

/** The same with their logo and the number of their users. */
export async function listCountedCompaniesWith(
  actor: Actor,
  ...anyOf: Right[]
): Promise<(CompanyName & { logo: string | null; users: number })[]> {
  requireUser(actor);
  return read(counted, [userOf(actor), anyOf]);
}
