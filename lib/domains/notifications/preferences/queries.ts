import { requireJob, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { getPushState } from "../push/queries";
import { groupBy } from "@/lib/shared/group-by";
import { channelsFor, isFixed, notificationCategories, notificationChannels } from "../rules";
import type { NotificationCategory, Preference } from "../rules";
import type { ListedPreference } from "../schema";

const own = {
  name: "notification_preferences",
  text: "select category, channel, enabled from notification_preference where user_id = $1",
};
const ofPeople = {
  name: "notification_preferences_of_people",
  text: `select user_id as "userId", category, channel, enabled from notification_preference
    where user_id = any($1::int[]) and category = $2`,
};

/** What the actor wants to hear, for every kind and each channel that reaches them: push where a browser of theirs takes it. */
export async function listPreferences(actor: Actor): Promise<ListedPreference[]> {
  requireUser(actor);
  const [chosen, { devices }] = await Promise.all([read<Preference>(own, [userOf(actor)]), getPushState(actor)]);
  const channels = notificationChannels.filter((channel) => channel !== "push" || devices.length > 0);
  return notificationCategories.flatMap((category) => {
    const open = channelsFor(chosen, category);
    return channels.map((channel) => ({
      ...{ category, channel, enabled: open.includes(channel), required: isFixed(category, channel) },
    }));
  });
}

/** What some people chose about a kind, by person; who chose nothing is not there. */
export async function listPreferencesOf(
  actor: Actor,
  { userIds, category }: { userIds: readonly number[]; category: NotificationCategory },
): Promise<Map<number, Preference[]>> {
  requireJob(actor);
  const rows = await read<Preference & { userId: number }>(ofPeople, [userIds, category]);
  return groupBy(rows, ({ userId }) => userId);
}

/** Those of some people whose inbox takes a kind without counting it. */
export async function listMuting(
  actor: Actor,
  asked: { userIds: readonly number[]; category: NotificationCategory },
): Promise<number[]> {
  const chosen = await listPreferencesOf(actor, asked);
  const isMuting = ([, preferences]: [number, Preference[]]) =>
    !channelsFor(preferences, asked.category).includes("inbox");
  return [...chosen].filter(isMuting).map(([userId]) => userId);
}
