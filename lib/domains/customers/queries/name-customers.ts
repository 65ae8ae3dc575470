import { companyOf, hasRight, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { customerLabel } from "../rules";
import type { CurrentCustomer } from "../schema";

const named = {
  name: "customers_named",
  text: "select id, title, firstname, name, company from customer where company_id = $1 and id = any($2::int[])",
};

/** How customers of the actor's company are called, by id; nobody without cart. */
export async function nameCustomers(actor: Actor, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  requireUser(actor);
  if (ids.length === 0 || !hasRight(actor, "cart")) return new Map();
  const rows = await read<CurrentCustomer>(named, [companyOf(actor), ids]);
  return new Map(rows.map((row) => [row.id, customerLabel(row)]));
}
