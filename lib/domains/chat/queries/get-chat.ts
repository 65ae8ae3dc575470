import { companyOf, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { requireWriter } from "../access";
import type { ChatPage } from "../schema";
import { messageColumns, pageOf, type MessageRow } from "./page";

const unseen = {
  name: "chat_unread",
  text: "select unread_by_user as unread from conversation where company_id = $1 and user_id = $2",
};

const messages = {
  name: "chat_messages",
  text: `select ${messageColumns} from conversation c
    join conversation_message m on m.company_id = c.company_id and m.conversation_id = c.id
    where c.company_id = $1 and c.user_id = $2 and ($3::int is null or m.id < $3)
    order by m.id desc limit $4`,
};

/** How many answers the actor has not seen. */
export async function countUnread(actor: Actor): Promise<number> {
  const userId = requireWriter(actor);
  const [row] = await read<{ unread: number }>(unseen, [companyOf(actor), userId]);
  return row?.unread ?? 0;
}

interface Asked {
  /** Messages before this one. */
  before?: number;
  limit: number;
}

/** The actor's conversation with the house: its latest messages, or those before one. */
export async function getChat(actor: Actor, { before, limit }: Asked): Promise<ChatPage> {
  const userId = requireWriter(actor);
  const [rows, unread] = await Promise.all([
    read<MessageRow>(messages, [companyOf(actor), userId, before ?? null, limit + 1]),
    countUnread(actor),
  ]);
  return pageOf(actor, { rows, limit, unread });
}
