import { z } from "zod";
import { limit, queryId } from "@/lib/platform/shapes";
import { nameShapes } from "@/lib/shared/named-shapes";
import { longestUrl, webhookEvents } from "./names";
import { deliveryStates } from "./rules";

const moment = z.string().nullable();

/** `failing`: since when no message was taken; `waiting`: messages that are to be sent yet. */
export const webhook = z.object({
  id: z.number().int(),
  url: z.string(),
  events: z.array(z.string()),
  failingSince: moment,
  pausedAt: moment,
  pausedWhy: z.enum(["failures", "gone", "hand"]).nullable(),
  waiting: z.number().int(),
  createdAt: z.string(),
});

export const webhooks = z.object({ webhooks: z.array(webhook) });

export const newWebhook = z.object({
  url: z.string().trim().min(1).max(longestUrl),
  events: z.array(z.enum(webhookEvents)).min(1, "required").max(webhookEvents.length),
});

/** `secret` signs what is sent; it is told here and never again. */
export const madeWebhook = z.object({ id: z.number().int(), secret: z.string() });

/** `fault`: why no answer came. */
export const delivery = z.object({
  id: z.number().int(),
  webhookId: z.number().int(),
  messageId: z.string(),
  url: z.string(),
  event: z.string(),
  state: z.enum(deliveryStates),
  tries: z.number().int(),
  code: z.number().int().nullable(),
  fault: z.enum(["address", "timeout", "unreachable"]).nullable(),
  ms: z.number().int().nullable(),
  createdAt: z.string(),
  triedAt: moment,
  /** When it is tried next. */
  dueAt: moment,
});

export const deliverySearch = z.object({
  webhookId: queryId.optional(),
  state: z.enum(deliveryStates).optional(),
  after: queryId.optional(),
  limit: limit(50, 100),
});
export const deliveryPage = z.object({ deliveries: z.array(delivery), next: z.number().int().nullable() });

nameShapes({ Webhook: webhook, WebhookDelivery: delivery });

export type Webhook = z.infer<typeof webhook>;
export type NewWebhook = z.infer<typeof newWebhook>;
export type MadeWebhook = z.infer<typeof madeWebhook>;
export type Delivery = z.infer<typeof delivery>;
export type DeliverySearch = z.infer<typeof deliverySearch>;
export type DeliveryPage = z.infer<typeof deliveryPage>;
