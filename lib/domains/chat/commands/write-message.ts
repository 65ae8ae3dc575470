import { namePeople } from "@/lib/domains/session/users/queries";
import { companyOf, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { perMinute } from "@/lib/platform/limits";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { requireWriter } from "../access";
import { shownMessage } from "../queries/page";
import type { ChatMessage } from "../schema";
import { insertMessage, tellBoth } from "./keep-message";

/** Faster than anybody types. */
const mostPerMinute = 20;
const allow = () => oncePerProcess("chat-messages", () => perMinute(mostPerMinute));

/** The person's conversation, begun with its first message; its row is held until the end of the transaction. */
async function holdConversation({ companyId, userId }: { companyId: number; userId: number }, tx: Tx): Promise<number> {
  const [row] = await tx.$queryRaw<{ id: number }[]>`
    insert into conversation (company_id, user_id, unread_by_house) values (${companyId}, ${userId}, 1)
    on conflict (company_id, user_id) do update
      set last_at = now(), unread_by_house = conversation.unread_by_house + 1
    returning id`;
  return row?.id ?? 0;
}

/** Writes to the house, whose administrators hear it at once; 429 above twenty messages in a minute. */
export async function writeMessage(
  actor: Actor,
  { text, key }: { text: string; key: string | null },
): Promise<ChatMessage> {
  const userId = requireWriter(actor);
  allow()(String(userId));
  const companyId = companyOf(actor);
  return once(
    actor,
    { key, body: { chat: text } },
    {
      prepare: () => namePeople(actor, { ids: [userId] }),
      write: async (names, tx) => {
        const place = { companyId, userId, conversationId: await holdConversation({ companyId, userId }, tx) };
        const { id, createdAt } = await insertMessage(place, { userId, fromHouse: false, text }, tx);
        await tellBoth(place, tx);
        return shownMessage({ id, fromHouse: false, userId, text, at: createdAt }, names);
      },
    },
  );
}
