import { nameCompanies } from "@/lib/domains/account/companies/queries/name-companies";
import { namePeople } from "@/lib/domains/session/users/queries";
import type { Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { requireAnswerer } from "../access";
import type { ConversationPage, ConversationRow } from "../schema";
import { countWaitingIn } from "./waiting";

/** Characters of the last message that a list shows. */
const shown = 160;

const page = {
  name: "conversation_page",
  text: `select c.id, c.company_id as "companyId", c.user_id as "userId", c.last_at as "lastAt", c.unread_by_house as unread,
      left(m.text, ${shown}) as text, m.from_house as "fromHouse"
    from conversation c
    cross join lateral (select text, from_house from conversation_message m
      where m.company_id = c.company_id and m.conversation_id = c.id order by m.id desc limit 1) m
    where (not $1::boolean or c.unread_by_house > 0)
      and ($2::int is null or (c.last_at, c.id) < (select a.last_at, a.id from conversation a where a.id = $2))
    order by c.last_at desc, c.id desc limit $3`,
};

interface Row extends Pick<ConversationRow, "id" | "unread" | "text" | "fromHouse"> {
  companyId: number;
  userId: number;
  lastAt: Date;
}

/** How many conversations wait for the house. */
export async function countWaiting(actor: Actor): Promise<number> {
  requireAnswerer(actor);
  return countWaitingIn();
}

interface Asked {
  /** Those alone in which something waits to be seen. */
  waiting: boolean;
  after?: number;
  limit: number;
}

/** The conversations of all companies, the last written first. */
export async function listConversations(actor: Actor, { waiting, after, limit }: Asked): Promise<ConversationPage> {
  requireAnswerer(actor);
  const [rows, count] = await Promise.all([read<Row>(page, [waiting, after ?? null, limit + 1]), countWaitingIn()]);
  const here = rows.slice(0, limit);
  const [people, companies] = await Promise.all([
    namePeople(actor, { ids: here.map(({ userId }) => userId) }),
    nameCompanies(actor, { ids: here.map(({ companyId }) => companyId) }),
  ]);
  const conversations = here.map(({ companyId, userId, lastAt, ...row }) => ({
    ...row,
    person: people[userId] ?? "",
    company: companies.get(companyId) ?? "",
    lastAt: lastAt.toISOString(),
  }));
  return { conversations, waiting: count, next: rows.length > limit ? (here.at(-1)?.id ?? null) : null };
}
