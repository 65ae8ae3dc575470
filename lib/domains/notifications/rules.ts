/** Kinds of what is told. A required one cannot be muted. */
export const notificationCategories = ["news", "promotion", "training", "service", "alert"] as const;
export type NotificationCategory = (typeof notificationCategories)[number];

const required: ReadonlySet<NotificationCategory> = new Set(["alert"]);
const isRequired = (category: NotificationCategory): boolean => required.has(category);

/** By what a person is told: those that an installation has. */
export const notificationChannels = ["inbox", "email", "push"] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export const notificationTargets = ["slide-rse", "viewer", "redirect"] as const;
export type NotificationTarget = (typeof notificationTargets)[number];

export const notificationStates = ["scheduled", "sending", "sent", "cancelled"] as const;
export type NotificationState = (typeof notificationStates)[number];

export interface Preference {
  category: NotificationCategory;
  channel: NotificationChannel;
  enabled: boolean;
}

/** Channels that are off until they are chosen: nobody is written to who did not ask for it. */
const asked: ReadonlySet<NotificationChannel> = new Set(["email"]);

/** Whether a kind is told by a channel whatever its reader chooses: the inbox takes what is required. */
export const isFixed = (category: NotificationCategory, channel: NotificationChannel): boolean =>
  channel === "inbox" && isRequired(category);

/**
 * The channels on which a person is told of a category: those they chose, and what is usual where they chose nothing. A kind
 * that is muted is pushed to no device.
 */
export function channelsFor(
  preferences: readonly Preference[],
  category: NotificationCategory,
  channels: readonly NotificationChannel[] = notificationChannels,
): NotificationChannel[] {
  const chosen = new Map(
    preferences.filter((one) => one.category === category).map((one) => [one.channel, one.enabled]),
  );
  const opens = (channel: NotificationChannel) =>
    isFixed(category, channel) || (chosen.get(channel) ?? !asked.has(channel));
  return channels.filter((channel) => opens(channel) && (channel !== "push" || opens("inbox")));
}

const dayMs = 86_400_000;
export const usualLifeMs = 30 * dayMs;
export const longestLifeMs = 366 * dayMs;
/** How far ahead something may be scheduled, and how far back a time still means now. */
export const furthestMs = 366 * dayMs;
export const oldestMs = 5 * 60_000;

export type TimeFault = "past" | "too-late" | "before-sending" | "too-long";

/** What is wrong with the times of a notification; null for nothing. */
export function timeFault(
  { sendAt, expiresAt }: { sendAt: Date; expiresAt: Date },
  now: Date,
): { field: "sendAt" | "expiresAt"; fault: TimeFault } | null {
  const ahead = sendAt.getTime() - now.getTime();
  if (ahead < -oldestMs) return { field: "sendAt", fault: "past" };
  if (ahead > furthestMs) return { field: "sendAt", fault: "too-late" };
  const life = expiresAt.getTime() - Math.max(sendAt.getTime(), now.getTime());
  if (life <= 0) return { field: "expiresAt", fault: "before-sending" };
  return life > longestLifeMs ? { field: "expiresAt", fault: "too-long" } : null;
}

/** Beyond this the bell says no number. */
export const mostCounted = 99;
export const badgeOf = (count: number): string => (count > mostCounted ? `${mostCounted}+` : String(count));

interface Named {
  targetTags: readonly unknown[];
  groups: readonly unknown[];
  users: readonly unknown[];
}
/** Whether a choice of recipients names neither a family nor a group nor a person. */
export const namesNobody = ({ targetTags, groups, users }: Named): boolean =>
  targetTags.length + groups.length + users.length === 0;
