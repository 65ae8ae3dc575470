import { requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import type { CompanyName } from "./list-companies";

const byId = { name: "companies_by_id", text: "select id, name from company where id = any($1::int[])" };

/** The names of companies by their ids, for a verb that has decided that its actor may read them. */
export async function nameCompanies(
  actor: Actor,
  { ids }: { ids: readonly number[] },
): Promise<ReadonlyMap<number, string>> {
  requireUser(actor);
  const rows = ids.length === 0 ? [] : await read<CompanyName>(byId, [[...new Set(ids)]]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
