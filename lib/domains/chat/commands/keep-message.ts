import { defaultCompanyId } from "@/lib/domains/session/rules";
import type { Tx } from "@/lib/platform/db";
import { nextEventId, publish, publishAs } from "@/lib/platform/events/publish";
import { countWaitingIn } from "../queries/waiting";

export interface Place {
  companyId: number;
  conversationId: number;
  /** Whose conversation it is. */
  userId: number;
}

interface Written {
  userId: number;
  fromHouse: boolean;
  text: string;
}

/** Keeps a message of a conversation whose row its verb holds, so that messages stand in the order in which they are told. */
export async function insertMessage(
  { companyId, conversationId }: Place,
  { userId, fromHouse, text }: Written,
  tx: Tx,
): Promise<{ id: number; createdAt: Date }> {
  return tx.conversationMessage.create({
    data: { companyId, conversationId, userId, fromHouse, text },
    select: { id: true, createdAt: true },
  });
}

/** Tells the house how many conversations wait. */
async function tellHouse({ conversationId }: Place, tx: Tx): Promise<void> {
  const id = await nextEventId(tx, defaultCompanyId);
  const data = { conversationId, waiting: await countWaitingIn(tx) };
  await publishAs(tx, id, { kind: "Conversations", companyId: defaultCompanyId, data });
}

/** Tells the windows of both sides that something was written or seen; comes last. Companies are told in the order of their ids. */
export async function tellBoth(place: Place, tx: Tx): Promise<void> {
  const { companyId, conversationId, userId } = place;
  const tellPerson = () => publish(tx, { kind: "Chat", companyId, userId, data: { conversationId } });
  if (companyId < defaultCompanyId) await tellPerson();
  await tellHouse(place, tx);
  if (companyId >= defaultCompanyId) await tellPerson();
}
