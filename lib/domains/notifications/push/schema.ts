import { z } from "zod";

const endpoint = z.string().max(1000).refine(URL.canParse, "address");
/** A point of the curve P-256 in 65 bytes, and 16 bytes that only the browser knows, both in base64url. */
const p256dh = z.string().regex(/^B[\w-]{86}=?$/, "key");
const auth = z.string().regex(/^[\w-]{22}(==)?$/, "key");

/** What a browser says of itself when it takes notifications (PushSubscription.toJSON). */
export const pushSubscription = z.object({ endpoint, keys: z.object({ p256dh, auth }) });
export const pushEndpoint = z.object({ endpoint });

/** By which key browsers know the sender, and which of them take notifications for the reader: SHA-256 of their addresses. */
export const pushState = z.object({ publicKey: z.string(), devices: z.array(z.string()) });
export type PushState = z.infer<typeof pushState>;
