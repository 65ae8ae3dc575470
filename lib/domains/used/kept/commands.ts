import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { inTransaction, type Tx } from "@/lib/platform/db";
import { invalid } from "@/lib/platform/problems";
import { keptUrl, mostSearches } from "./rules";
import type { KeptSearch } from "./schema";

const urlOf = ({ url }: KeptSearch): string => {
  const kept = keptUrl(url);
  if (kept === null) throw invalid("no-search", "The address names no search of used vehicles.");
  return kept;
};

/** Keeps a search with the user, foremost; of more than twenty the oldest go. */
export async function keepUsedSearch(actor: Actor, search: KeptSearch, tx?: Tx): Promise<void> {
  requireRight(actor, "Stock");
  const [companyId, userId, url] = [companyOf(actor), userOf(actor) ?? 0, urlOf(search)];
  await inTransaction(tx, async (inner) => {
    await inner.$executeRaw`
      insert into used_search (company_id, user_id, url) values (${companyId}, ${userId}, ${url})
      on conflict (company_id, user_id, url) do update set place = excluded.place`;
    await inner.$executeRaw`
      delete from used_search where company_id = ${companyId} and user_id = ${userId} and place < (
        select min(place) from (
          select place from used_search where company_id = ${companyId} and user_id = ${userId}
          order by place desc limit ${mostSearches}) as latest)`;
  });
}

/** Keeps a search no longer; one that is not kept is no mistake. */
export async function dropUsedSearch(actor: Actor, search: KeptSearch, tx?: Tx): Promise<void> {
  requireRight(actor, "Stock");
  const where = { companyId: companyOf(actor), userId: userOf(actor) ?? 0, url: urlOf(search) };
  await inTransaction(tx, (inner) => inner.usedSearch.deleteMany({ where }));
}
