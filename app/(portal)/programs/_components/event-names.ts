import type { WebhookEvent } from "@/lib/domains/webhooks/names";

/** The text of an event: names of texts bear no points. */
export const eventNames = {
  "quote.accepted": "quoteAccepted",
  "order.changed": "orderChanged",
  "stock.moved": "stockMoved",
  test: "test",
} as const satisfies Record<WebhookEvent | "test", string>;

export const eventName = (event: string) =>
  eventNames[(event in eventNames ? event : "test") as keyof typeof eventNames];
