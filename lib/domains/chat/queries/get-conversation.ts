import { nameCompanies } from "@/lib/domains/account/companies/queries/name-companies";
import { namePeople } from "@/lib/domains/session/users/queries";
import type { Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { requireAnswerer } from "../access";
import type { ConversationThread } from "../schema";
import { messageColumns, pageOf, type MessageRow } from "./page";

const one = {
  name: "conversation_one",
  text: `select company_id as "companyId", user_id as "userId", unread_by_house as unread from conversation where id = $1`,
};

const messages = {
  name: "conversation_messages",
  text: `select ${messageColumns} from conversation_message m
    where m.company_id = $1 and m.conversation_id = $2 and ($3::int is null or m.id < $3)
    order by m.id desc limit $4`,
};

interface Place {
  companyId: number;
  userId: number;
  unread: number;
}

interface Asked {
  id: number;
  /** Messages before this one. */
  before?: number;
  limit: number;
}

/** A conversation with its latest messages, or those before one; null for an unknown one. */
export async function findConversation(actor: Actor, { id, before, limit }: Asked): Promise<ConversationThread | null> {
  requireAnswerer(actor);
  const [place] = await read<Place>(one, [id]);
  if (!place) return null;
  const { companyId, userId, unread } = place;
  const [rows, people, companies] = await Promise.all([
    read<MessageRow>(messages, [companyId, id, before ?? null, limit + 1]),
    namePeople(actor, { ids: [userId] }),
    nameCompanies(actor, { ids: [companyId] }),
  ]);
  const told = await pageOf(actor, { rows, limit, unread });
  return { id, person: people[userId] ?? "", company: companies.get(companyId) ?? "", ...told };
}
