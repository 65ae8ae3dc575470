import { z } from "@hono/zod-openapi";
import { openLink, openPublicLink, showNotification } from "@/lib/domains/notifications/links/queries";
import type { FoundLink } from "@/lib/domains/notifications/links/rules";
import * as shapes from "@/lib/domains/notifications/schema";
import { countAsked } from "@/lib/domains/notifications/sending/audience";
import { cancelNotification } from "@/lib/domains/notifications/sending/commands/cancel-notification";
import { createNotification } from "@/lib/domains/notifications/sending/commands/create-notification";
import { getReport, listDeliveries, listSent } from "@/lib/domains/notifications/sending/queries";
import { Problem } from "@/lib/platform/problems";
import { defineRoute } from "../define-route";
import { done, ok } from "../shapes";

const sending = { domain: "notifications", right: "NotificationSender" } as const;
const named = z.object({ id: shapes.notificationId });
/** A link may be anything that somebody typed: what cannot be an id is as unknown as another one. */
const typed = z.object({ id: z.string().max(200) });

defineRoute(
  {
    ...sending,
    method: "post",
    path: "/sendNotification",
    summary: "Sends a notification to families, groups and people, at once or at a time (Paris); a test to its author",
    body: shapes.notificationInput,
    once: true,
    refuses: [404],
    answer: shapes.createdNotification,
  },
  (actor, { body, key }) => createNotification(actor, { ...body, key }),
);

defineRoute(
  {
    ...sending,
    method: "get",
    path: "/notifUsers",
    summary:
      "How many people a choice of recipients reaches, each counted once; without a choice all whom the sender can reach",
    query: shapes.audienceQuery,
    refuses: [404],
    answer: shapes.usersCount,
  },
  async (actor, { query }) => ({ usersCount: await countAsked(actor, query) }),
);

defineRoute(
  {
    ...sending,
    method: "get",
    path: "/notifications/sent",
    summary: "What the company has sent and will send, the latest first",
    query: shapes.sentQuery,
    answer: shapes.sentPage,
  },
  (actor, { query }) => listSent(actor, query),
);

defineRoute(
  {
    ...sending,
    method: "get",
    path: "/notifications/report/{id}",
    summary: "What became of a notification: who has it, saw it and read it",
    params: named,
    refuses: [404],
    answer: shapes.deliveryReport,
  },
  (actor, { params }) => getReport(actor, params),
);

defineRoute(
  {
    ...sending,
    method: "get",
    path: "/notifications/deliveries/{id}",
    summary: "Person by person what became of a notification outside the inbox, those whom it did not reach first",
    params: named,
    answer: z.array(shapes.personDelivery),
  },
  (actor, { params }) => listDeliveries(actor, params),
);

defineRoute(
  {
    ...sending,
    method: "post",
    path: "/notifications/cancel/{id}",
    summary: "Cancels a notification before its time; 409 once it is sent",
    params: named,
    refuses: [404, 409],
    answer: ok,
  },
  async (actor, { params }) => {
    await cancelNotification(actor, params);
    return done;
  },
);

/** What a link holds; 410 for one whose life has ended, 404 for every other. */
function openedOf<Row>(found: FoundLink<Row>): Row {
  if (found.state === "open") return found.notification;
  if (found.state === "expired") throw new Problem(410, "link-expired", "Ce lien a expiré.");
  throw new Problem(404, "not-found", "Ce lien est invalide");
}

const link = { method: "get", domain: "notifications", params: typed, refuses: [404, 410] } as const;

defineRoute(
  {
    ...link,
    path: "/notifURL/{id}",
    summary: "Where the link of a notification leads its recipient",
    right: "user",
    answer: shapes.notificationLink,
  },
  async (actor, { params }) => {
    const { url, target } = openedOf(await openLink(actor, params));
    return { url, target };
  },
);

defineRoute(
  {
    ...link,
    path: "/public/notifURL/{id}",
    summary: "Where a public link leads anybody",
    right: "public",
    answer: shapes.publicLink,
  },
  async (_, { params }) => ({ url: openedOf(await openPublicLink(params)).url, target: "viewer" as const }),
);

defineRoute(
  {
    ...link,
    path: "/notifications/shown/{id}",
    summary: "A notification as its recipient reads it",
    right: "user",
    answer: shapes.shownNotification,
  },
  async (actor, { params }) => showNotification(actor, { row: openedOf(await openLink(actor, params)) }),
);
