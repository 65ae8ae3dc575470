import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { mostSearches } from "./rules";

const ofUser = {
  name: "used_searches",
  text: `select url from used_search where company_id = $1 and user_id = $2 order by place desc limit ${mostSearches}`,
};

/** The searches that the user keeps in the company, the latest first. */
export async function listKeptSearches(actor: Actor): Promise<string[]> {
  requireRight(actor, "Stock");
  const rows = await read<{ url: string }>(ofUser, [companyOf(actor), userOf(actor)]);
  return rows.map(({ url }) => url);
}
