import { forgetDevice, registerDevice } from "@/lib/domains/notifications/push/commands/register";
import { getPushState } from "@/lib/domains/notifications/push/queries";
import { pushEndpoint, pushState, pushSubscription } from "@/lib/domains/notifications/push/schema";
import { defineRoute } from "../define-route";
import { done, ok } from "../shapes";

const common = { domain: "notifications", right: "user" } as const;

defineRoute(
  {
    ...common,
    method: "get",
    path: "/notifications/push",
    summary: "Which browsers take notifications for one while they are shut, and by which key they know the sender",
    answer: pushState,
  },
  (actor) => getPushState(actor),
);

defineRoute(
  {
    ...common,
    method: "post",
    path: "/notifications/push",
    summary: "Sends a browser a test and keeps it for notifications; 422 where its service takes none",
    body: pushSubscription,
    refuses: [422, 429],
    answer: ok,
  },
  async (actor, { body }) => {
    await registerDevice(actor, body);
    return done;
  },
);

defineRoute(
  {
    ...common,
    method: "post",
    path: "/notifications/push/remove",
    summary: "Writes to a browser no more",
    body: pushEndpoint,
    answer: ok,
  },
  async (actor, { body }) => {
    await forgetDevice(actor, body);
    return done;
  },
);
