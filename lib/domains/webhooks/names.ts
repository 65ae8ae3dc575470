/** What programs may be told; a test goes to an address whatever it listens to. */
export const webhookEvents = ["quote.accepted", "order.changed", "stock.moved"] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export const longestUrl = 500;
