import { z } from "@hono/zod-openapi";
import { notificationCategories } from "@/lib/domains/notifications/rules";
import { stopMails } from "@/lib/domains/notifications/reach/commands/stop-mails";
import { setSchedule } from "@/lib/domains/notifications/schedule/commands";
import { getSchedule } from "@/lib/domains/notifications/schedule/queries";
import { schedule } from "@/lib/domains/notifications/schedule/schema";
import { defineRoute } from "../define-route";
import { done, ok } from "../shapes";

const domain = "notifications";
const params = z.object({ key: z.string().max(200) });

defineRoute(
  {
    method: "get",
    path: "/notifications/schedule",
    domain,
    summary: "When one is told outside the window: quiet hours in Paris, and whether e-mails are gathered",
    right: "user",
    answer: schedule,
  },
  (actor) => getSchedule(actor),
);

defineRoute(
  {
    method: "post",
    path: "/notifications/schedule",
    domain,
    summary: "Sets when one is told outside the window",
    right: "user",
    body: schedule,
    answer: ok,
  },
  async (actor, { body }) => {
    await setSchedule(actor, body);
    return done;
  },
);

defineRoute(
  {
    method: "post",
    path: "/notifications/unsubscribe/{key}",
    domain,
    summary: "Stops the e-mails that a message's link names, in one press (RFC 8058)",
    right: "public",
    params,
    refuses: [404],
    answer: z.object({ category: z.enum(notificationCategories).nullable() }),
  },
  (_, { params: input }) => stopMails(input),
);

defineRoute(
  {
    method: "get",
    path: "/notifications/unsubscribe/{key}",
    domain,
    summary: "Leads a reader to the page that asks before it stops anything",
    right: "public",
    params,
    answer: { type: "text/html" },
    status: 303,
  },
  (_, { params: { key } }) =>
    new Response(null, {
      status: 303,
      headers: {
        location: `/unsubscribe/${encodeURIComponent(key)}`,
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
      },
    }),
);
