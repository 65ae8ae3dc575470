import { read, type Tx } from "@/lib/platform/db";

const waiting = {
  name: "conversations_waiting",
  text: "select count(*)::int as waiting from conversation where unread_by_house > 0",
};

/** How many conversations wait for the house, for a verb that has decided that its actor may know; in a transaction as it stands there. */
export async function countWaitingIn(tx?: Tx): Promise<number> {
  if (tx) return tx.conversation.count({ where: { unreadByHouse: { gt: 0 } } });
  const [row] = await read<{ waiting: number }>(waiting);
  return row?.waiting ?? 0;
}
