import { z } from "zod";
import { companyFamilies } from "@/lib/domains/account/settings/fields";
import { isImageAddress, isTileAddress } from "@/lib/domains/portal/tiles/typed";
import { instantOf } from "@/lib/shared/wall-time";
import { limit, looseId } from "@/lib/platform/shapes";
import { nameShapes } from "@/lib/shared/named-shapes";
import { isNotificationId } from "@/lib/shared/notification-id";
import { notificationCategories, notificationChannels, notificationStates, notificationTargets } from "./rules";

export const longestTitle = 200;
export const longestMessage = 4000;
export const mostPeople = 200;
export const mostGroups = 200;

export const notificationId = z.string().refine(isNotificationId, "id");
const family = z.enum(companyFamilies);
const category = z.enum(notificationCategories);
const channel = z.enum(notificationChannels);
const target = z.enum(notificationTargets);

const listed = (value: unknown): unknown =>
  typeof value === "string"
    ? value
        .split(",")
        .map((one) => one.trim())
        .filter(Boolean)
    : value;

/** Recipients: families as tags, audience groups, and people by their ids; lists or texts joined by commas. */
export const audienceFields = {
  targetTags: z.preprocess(listed, z.array(family).max(companyFamilies.length)).default([]),
  groups: z.preprocess(listed, z.array(looseId).max(mostGroups)).default([]),
  users: z.preprocess(listed, z.array(looseId).max(mostPeople)).default([]),
};
export const audienceInput = z.object(audienceFields);

const text = z.string().max(4000).default("").transform(listed);
/** The same in a query, joined by commas. */
export const audienceQuery = z.object({
  targetTags: text.pipe(audienceFields.targetTags),
  groups: text.pipe(audienceFields.groups),
  users: text.pipe(audienceFields.users),
});
export type Audience = z.infer<typeof audienceInput>;

/** A time of the clock in Paris: yyyy-MM-dd HH:mm:ss. */
const moment = z
  .string()
  .max(19)
  .refine((text) => instantOf(text) !== null, "date")
  .nullish();
const written = (most: number) => z.string({ error: "required" }).trim().min(1, "required").max(most, "too-long");
const picture = z.string().trim().default("");

export const notificationInput = z.object({
  title: written(longestTitle),
  text: written(longestMessage),
  ...audienceFields,
  targetUrl: z
    .string()
    .trim()
    .refine((text) => text === "" || isTileAddress(text), "address")
    .default(""),
  image: picture.refine((text) => text === "" || isImageAddress(text), "image"),
  icon: picture.refine((text) => text === "" || isImageAddress(text), "image"),
  public: z
    .union([z.enum(["public", "private"]), z.boolean().transform((on) => (on ? "public" : "private"))])
    .default("private"),
  target: target.default("slide-rse"),
  category: category.default("news"),
  /** Sent at once without it. */
  sendAt: moment,
  /** Thirty days after it is sent without it. */
  expiresAt: moment,
  /** To the author alone. */
  test: z.boolean().default(false),
});
export type NotificationInput = z.infer<typeof notificationInput>;

export const createdNotification = z.object({ id: z.string(), usersCount: z.number().int() });
export const usersCount = z.object({ usersCount: z.number().int() });

/** Where a link leads. */
export const notificationLink = z.object({ url: z.string(), target });
export const publicLink = z.object({ url: z.string(), target: z.literal("viewer") });

/** Where its address is shown: in a frame, as a page of ours, or in a window of its own; nowhere without one. */
export const notificationPlace = z.object({
  state: z.enum(["framed", "page", "outside"]),
  address: z.string(),
});

/** A notification as its reader sees it; times are ISO 8601. */
export const shownNotification = z.object({
  ...{ id: z.string(), title: z.string(), text: z.string(), image: z.string(), icon: z.string(), category, target },
  at: z.string(),
  place: notificationPlace.nullable(),
});
export type ShownNotification = z.infer<typeof shownNotification>;

export const inboxItem = z.object({
  ...{ id: z.string(), title: z.string(), text: z.string(), image: z.string(), icon: z.string(), category, target },
  ...{ url: z.string(), at: z.string(), expiresAt: z.string(), muted: z.boolean() },
  ...{ seen: z.boolean(), read: z.boolean(), archived: z.boolean() },
});
export type InboxItem = z.infer<typeof inboxItem>;

export const inboxQuery = z.object({
  archived: z.enum(["true", "false"]).default("false"),
  /** Goes on after this notification. */
  after: notificationId.optional(),
  limit: limit(30, 100),
});
/** `unseen` is 100 at most: the bell shows no higher number than 99. */
export const inboxPage = z.object({
  items: z.array(inboxItem),
  unseen: z.number().int(),
  next: z.string().nullable(),
});
export type InboxPage = z.infer<typeof inboxPage>;
export const unseenCount = z.object({ unseen: z.number().int() });
export const markedNotifications = z.object({ ids: z.array(notificationId).min(1).max(100) });
export const archivedNotifications = markedNotifications.extend({ archived: z.boolean().default(true) });

export const notificationPreference = z.object({ category, channel, enabled: z.boolean() });
/** `required` ones cannot be turned off. */
export const listedPreference = notificationPreference.extend({ required: z.boolean() });
export type ListedPreference = z.infer<typeof listedPreference>;

/** How many recipients have it in their inbox, saw and read it; other channels by their states. */
export const deliveryReport = z.object({
  ...{ reached: z.number().int(), seen: z.number().int(), read: z.number().int(), archived: z.number().int() },
  channels: z.array(
    z.object({ channel: z.string(), state: z.string(), reason: z.string().nullable(), people: z.number().int() }),
  ),
});

/** What became of a notification on a channel for one person, those whom it did not reach first. */
export const personDelivery = z.object({
  ...{ userId: z.number().int(), name: z.string().nullable(), channel: z.string() },
  ...{ state: z.string(), reason: z.string().nullable(), at: z.string() },
});
export type PersonDelivery = z.infer<typeof personDelivery>;
export type DeliveryReport = z.infer<typeof deliveryReport>;

export const sentNotification = z.object({
  ...{ id: z.string(), title: z.string(), text: z.string(), category, target, url: z.string() },
  ...{ public: z.boolean(), test: z.boolean(), state: z.enum(notificationStates), senderName: z.string() },
  targetTags: z.array(z.string()),
  groups: z.array(z.number().int()),
  ...{ people: z.number().int(), reached: z.number().int(), seen: z.number().int(), read: z.number().int() },
  ...{ createdAt: z.string(), sendAt: z.string(), expiresAt: z.string(), sentAt: z.string().nullable() },
});
export type SentNotification = z.infer<typeof sentNotification>;
export const sentQuery = z.object({ after: notificationId.optional(), limit: limit(30, 100) });
export const sentPage = z.object({ notifications: z.array(sentNotification), next: z.string().nullable() });
export type SentPage = z.infer<typeof sentPage>;

nameShapes({ InboxItem: inboxItem, InboxPage: inboxPage, ShownNotification: shownNotification });
nameShapes({ SentNotification: sentNotification, ListedPreference: listedPreference });
