import { z } from "@hono/zod-openapi";
import { archiveAll, archiveNotifications, markRead, markSeen } from "@/lib/domains/notifications/inbox/commands";
import { countUnseen, listInbox } from "@/lib/domains/notifications/inbox/queries";
import { setPreference } from "@/lib/domains/notifications/preferences/commands";
import { listPreferences } from "@/lib/domains/notifications/preferences/queries";
import * as shapes from "@/lib/domains/notifications/schema";
import { defineRoute } from "../define-route";
import { done, ok } from "../shapes";

const reading = { method: "get", domain: "notifications", right: "user" } as const;
const marking = { method: "post", domain: "notifications", right: "user", answer: shapes.unseenCount } as const;

defineRoute(
  {
    ...reading,
    path: "/notifications",
    summary: "The inbox, the latest first; with archived=true what was put away",
    query: shapes.inboxQuery,
    answer: shapes.inboxPage,
  },
  (actor, { query }) => listInbox(actor, { ...query, archived: query.archived === "true" }),
);

defineRoute(
  { ...reading, path: "/notifications/unseen", summary: "How many wait to be seen", answer: shapes.unseenCount },
  async (actor) => ({ unseen: await countUnseen(actor) }),
);

defineRoute({ ...marking, path: "/notifications/seen", summary: "Everything in the inbox has been seen" }, (actor) =>
  markSeen(actor),
);

defineRoute(
  { ...marking, path: "/notifications/read", summary: "These have been read", body: shapes.markedNotifications },
  (actor, { body }) => markRead(actor, body),
);

defineRoute(
  {
    ...marking,
    path: "/notifications/archive",
    summary: "Puts these away; with archived false takes them back into the inbox",
    body: shapes.archivedNotifications,
  },
  (actor, { body }) => archiveNotifications(actor, body),
);

defineRoute({ ...marking, path: "/notifications/archiveAll", summary: "Puts away all that is in the inbox" }, (actor) =>
  archiveAll(actor),
);

defineRoute(
  {
    ...reading,
    path: "/notifications/preferences",
    summary: "By which channels one is told of each kind",
    answer: z.array(shapes.listedPreference),
  },
  (actor) => listPreferences(actor),
);

defineRoute(
  {
    ...reading,
    method: "post",
    path: "/notifications/preferences",
    summary: "Turns a kind on or off on a channel",
    body: shapes.notificationPreference,
    answer: ok,
  },
  async (actor, { body }) => {
    await setPreference(actor, body);
    return done;
  },
);
