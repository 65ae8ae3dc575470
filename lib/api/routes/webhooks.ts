import { z } from "@hono/zod-openapi";
import { addWebhook } from "@/lib/domains/webhooks/commands/add-webhook";
import {
  pauseWebhook,
  removeWebhook,
  resumeWebhook,
  testWebhook,
} from "@/lib/domains/webhooks/commands/change-webhook";
import { replayDelivery } from "@/lib/domains/webhooks/commands/replay-delivery";
import { listDeliveries, listWebhooks } from "@/lib/domains/webhooks/queries";
import * as shapes from "@/lib/domains/webhooks/schema";
import { pathId } from "@/lib/platform/shapes";
import { defineRoute } from "../define-route";
import { done, ok } from "../shapes";

const admin = { domain: "webhooks", right: "admin" } as const;
const params = z.object({ id: pathId });
const one = { ...admin, params, refuses: [404] } as const;

defineRoute(
  {
    ...admin,
    method: "get",
    path: "/programs/webhooks",
    summary: "Addresses of the company's programs that are told what happens",
    answer: shapes.webhooks,
  },
  async (actor) => ({ webhooks: await listWebhooks(actor) }),
);

defineRoute(
  {
    ...admin,
    method: "post",
    path: "/programs/webhooks",
    summary: "Registers an https address; the secret that signs its messages is told here and never again",
    body: shapes.newWebhook,
    refuses: [409],
    answer: shapes.madeWebhook,
  },
  (actor, { body }) => addWebhook(actor, body),
);

defineRoute(
  { ...one, method: "delete", path: "/programs/webhooks/{id}", summary: "Takes an address away", answer: ok },
  async (actor, { params: named }) => {
    await removeWebhook(actor, named);
    return done;
  },
);

defineRoute(
  { ...one, method: "post", path: "/programs/webhooks/{id}/pause", summary: "Tells it nothing for now", answer: ok },
  async (actor, { params: named }) => {
    await pauseWebhook(actor, named);
    return done;
  },
);

defineRoute(
  {
    ...one,
    method: "post",
    path: "/programs/webhooks/{id}/resume",
    summary: "Tells it again, beginning with what happened while it was paused",
    answer: ok,
  },
  async (actor, { params: named }) => {
    await resumeWebhook(actor, named);
    return done;
  },
);

defineRoute(
  {
    ...one,
    method: "post",
    path: "/programs/webhooks/{id}/test",
    summary: "Sends it a message of the type test",
    answer: z.object({ deliveryId: z.number().int() }),
  },
  (actor, { params: named }) => testWebhook(actor, named),
);

defineRoute(
  {
    ...admin,
    method: "get",
    path: "/programs/deliveries",
    summary: "What programs were told and what they answered, newest first, page after page",
    query: shapes.deliverySearch,
    answer: shapes.deliveryPage,
  },
  (actor, { query }) => listDeliveries(actor, query),
);

defineRoute(
  {
    ...one,
    method: "post",
    path: "/programs/deliveries/{id}/replay",
    summary: "Sends a message again under the same id",
    refuses: [404, 409],
    answer: ok,
  },
  async (actor, { params: named }) => {
    await replayDelivery(actor, named);
    return done;
  },
);
