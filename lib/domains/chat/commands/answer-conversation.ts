import { namePeople } from "@/lib/domains/session/users/queries";
import { userOf, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { denied, notFound } from "@/lib/platform/problems";
import { requireAnswerer } from "../access";
import { shownMessage } from "../queries/page";
import type { ChatMessage } from "../schema";
import { insertMessage, tellBoth, type Place } from "./keep-message";

/** The conversation, its row held until the end of the transaction; 404 for an unknown one. Who answers has seen it. */
async function holdAnswered(id: number, tx: Tx): Promise<Place> {
  const [row] = await tx.$queryRaw<Place[]>`
    update conversation set last_at = now(), unread_by_user = unread_by_user + 1, unread_by_house = 0 where id = ${id}
    returning company_id as "companyId", id as "conversationId", user_id as "userId"`;
  if (!row) throw notFound();
  return row;
}

interface Answer {
  id: number;
  text: string;
  key: string | null;
}

/** Answers in a conversation in the name of the house; 404 for an unknown one. */
export async function answerConversation(actor: Actor, { id, text, key }: Answer): Promise<ChatMessage> {
  requireAnswerer(actor);
  const userId = userOf(actor);
  if (userId === null) throw denied();
  return once(
    actor,
    { key, body: { conversation: id, text } },
    {
      prepare: () => namePeople(actor, { ids: [userId] }),
      write: async (names, tx) => {
        const place = await holdAnswered(id, tx);
        const { id: messageId, createdAt } = await insertMessage(place, { userId, fromHouse: true, text }, tx);
        await tellBoth(place, tx);
        return shownMessage({ id: messageId, fromHouse: true, userId, text, at: createdAt }, names);
      },
    },
  );
}
