import { companyOf, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { denied } from "@/lib/platform/problems";

const updatable = {
  name: "updatable_stock_groups",
  text: `select stock_group_id as id from stock_group_member
    where company_id = $1 and user_id = $2 and can_update order by stock_group_id`,
};

/** Ids of the stock groups that the user may update; adding to a cart and cloning need at least one. */
export async function listUpdatableStockGroups(actor: Actor): Promise<number[]> {
  requireUser(actor);
  const rows = await read<{ id: number }>(updatable, [companyOf(actor), userOf(actor)]);
  return rows.map(({ id }) => id);
}

/** Throws the 403 problem unless the user may update at least one stock group. */
export async function requireStockUpdate(actor: Actor): Promise<void> {
  const groups = await listUpdatableStockGroups(actor);
  if (groups.length === 0) throw denied();
}
