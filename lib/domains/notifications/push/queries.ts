import { requireJob, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { pushSender } from "@/lib/providers/push";
import type { PushAddress } from "@/lib/providers/push/port";
import { groupBy } from "@/lib/shared/group-by";
import type { PushState } from "./schema";

export interface Device extends PushAddress {
  id: string;
  userId: number;
}

const ofPeople = {
  name: "push_devices",
  text: `select id, user_id as "userId", endpoint, p256dh, auth from push_subscription where user_id = any($1::int[])`,
};
const own = { name: "push_devices_own", text: "select id from push_subscription where user_id = $1" };

/** Which browsers take notifications for the actor, and what a further one is to know. */
export async function getPushState(actor: Actor): Promise<PushState> {
  requireUser(actor);
  const rows = await read<{ id: string }>(own, [userOf(actor)]);
  return { publicKey: pushSender().publicKey, devices: rows.map(({ id }) => id) };
}

/** The browsers of some people, by person; who has none is not there. */
export async function listDevices(
  actor: Actor,
  { userIds }: { userIds: readonly number[] },
): Promise<Map<number, Device[]>> {
  requireJob(actor);
  return groupBy(await read<Device>(ofPeople, [userIds]), ({ userId }) => userId);
}
