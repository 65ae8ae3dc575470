import { companyOf, type Actor } from "@/lib/platform/actor";
import { inTransaction, type Tx } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { requireAnswerer, requireWriter } from "../access";
import { tellBoth, type Place } from "./keep-message";

interface Marked extends Place {
  unread: number;
  /** How many there were before. */
  before: number;
}

/** What was seen leaves the count; what came after it stays in it. A change is told to the windows of both sides. */
async function settle(rows: Marked[], tx: Tx): Promise<{ unread: number } | null> {
  const [row] = rows;
  if (!row) return null;
  const { unread, before, ...place } = row;
  if (unread !== before) await tellBoth(place, tx);
  return { unread };
}

/** The actor has seen their conversation through a message. */
export async function markSeen(actor: Actor, { through }: { through: number }): Promise<{ unread: number }> {
  const userId = requireWriter(actor);
  const marked = await inTransaction(undefined, async (tx) => {
    const rows = await tx.$queryRaw<Marked[]>`
      with held as (select company_id, id, unread_by_user as before from conversation
        where company_id = ${companyOf(actor)} and user_id = ${userId} for update),
      later as (select h.company_id, h.id, h.before, count(m.id)::int as count from held h
        left join conversation_message m on m.company_id = h.company_id and m.conversation_id = h.id
          and m.from_house and m.id > ${through} group by 1, 2, 3)
      update conversation as c set unread_by_user = least(l.before, l.count) from later l
      where c.company_id = l.company_id and c.id = l.id
      returning c.company_id as "companyId", c.id as "conversationId", c.user_id as "userId",
        c.unread_by_user as unread, l.before`;
    return settle(rows, tx);
  });
  return marked ?? { unread: 0 };
}

/** The house has seen a conversation through a message; 404 for an unknown one. */
export async function markConversationSeen(
  actor: Actor,
  { id, through }: { id: number; through: number },
): Promise<{ unread: number }> {
  requireAnswerer(actor);
  const marked = await inTransaction(undefined, async (tx) => {
    const rows = await tx.$queryRaw<Marked[]>`
      with held as (select company_id, id, unread_by_house as before from conversation where id = ${id} for update),
      later as (select h.company_id, h.id, h.before, count(m.id)::int as count from held h
        left join conversation_message m on m.company_id = h.company_id and m.conversation_id = h.id
          and not m.from_house and m.id > ${through} group by 1, 2, 3)
      update conversation as c set unread_by_house = least(l.before, l.count) from later l
      where c.company_id = l.company_id and c.id = l.id
      returning c.company_id as "companyId", c.id as "conversationId", c.user_id as "userId",
        c.unread_by_house as unread, l.before`;
    return settle(rows, tx);
  });
  if (!marked) throw notFound();
  return marked;
}
