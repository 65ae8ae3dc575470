import { companiesOfPeople } from "@/lib/domains/session/members/queries";
import { requireJob, type Actor } from "@/lib/platform/actor";
import { read, type Tx } from "@/lib/platform/db";
import { publish, publishToCompanies } from "@/lib/platform/events/publish";

/** Up to so many places each hear an event of their own; beyond it their companies do. */
const fewPlaces = 20;

interface Place {
  companyId: number;
  userId: number;
}

const told = {
  name: "notification_told",
  text: `select user_id as "userId" from notification_recipient where notification_id = $1
    union select created_by from notification where id = $1 and created_by is not null`,
};

/** Where the windows stand that are to hear of a notification: of those who have it, of these who get it, of its author. */
export async function listPlacesToTell(
  actor: Actor,
  { id, userIds }: { id: string; userIds: readonly number[] },
): Promise<Place[]> {
  requireJob(actor);
  const before = await read<{ userId: number }>(told, [id]);
  const all = new Set([...before.map(({ userId }) => userId), ...userIds]);
  return companiesOfPeople(actor, { userIds: [...all] });
}

/** Tells those windows that there is something new; the last statements of a transaction. */
export async function tellPlaces(places: readonly Place[], tx: Tx): Promise<void> {
  const data = { change: "sent" } as const;
  if (places.length > fewPlaces) {
    const companyIds = [...new Set(places.map(({ companyId }) => companyId))];
    return publishToCompanies(tx, { kind: "Notifications", data, companyIds });
  }
  for (const { companyId, userId } of places) await publish(tx, { kind: "Notifications", companyId, userId, data });
}
