import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { nameColleagues } from "@/lib/domains/session/users/queries";
import type { StockMovement, StockMovements } from "./schema";

type Row = Omit<StockMovement, "user" | "createdAt"> & { userId: number | null; createdAt: Date };

const columns = `select id, item_id as "itemId", brand, reference, kind, pieces, balance, line_id as "lineId", source, note,
    user_id as "userId", created_at as "createdAt" from stock_movement where company_id = $1`;
const ofItem = {
  name: "stock_movements",
  text: `${columns} and item_id = $4 and ($2::int is null or id < $2) order by id desc limit $3`,
};
const ofAll = {
  name: "stock_journal",
  text: `${columns} and ($2::int is null or id < $2) order by id desc limit $3`,
};
const isKnown = {
  name: "stock_item_known",
  text: `select from stock_item where company_id = $1 and id = $2
    union all select from stock_movement where company_id = $1 and item_id = $2 limit 1`,
};
const perPage = 50;

/** What came and went of an item, newest first, also of one that is removed; 404 for one that the company never had. */
export async function listMovements(
  actor: Actor,
  { id, before }: { id: number; before?: number },
): Promise<StockMovements> {
  requireRight(actor, "Stock", "cart");
  const companyId = companyOf(actor);
  const rows = await read<Row>(ofItem, [companyId, before ?? null, perPage + 1, id]);
  if (rows.length === 0 && (await read(isKnown, [companyId, id])).length === 0) throw notFound();
  return told(actor, rows);
}

/** What came and went of the whole stock, newest first, removed items included. */
export async function listJournal(actor: Actor, { before }: { before?: number }): Promise<StockMovements> {
  requireRight(actor, "Stock", "cart");
  return told(actor, await read<Row>(ofAll, [companyOf(actor), before ?? null, perPage + 1]));
}

async function told(actor: Actor, rows: Row[]): Promise<StockMovements> {
  const shown = rows.slice(0, perPage);
  const names = await nameColleagues(actor, { ids: shown.flatMap(({ userId }) => userId ?? []) });
  const movements = shown.map(({ userId, createdAt, ...row }) => ({
    ...row,
    user: userId === null ? null : (names[userId] ?? null),
    createdAt: createdAt.toISOString(),
  }));
  return { movements, next: rows.length > perPage ? (shown.at(-1)?.id ?? null) : null };
}
