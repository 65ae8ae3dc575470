import { env } from "@/lib/platform/env";
import { oncePerProcess } from "@/lib/platform/shared-state";
import type { CardProvider } from "./port";
import { makeStripe } from "./stripe/client";

/** Whoever takes cards here; null where nobody does. */
export function cardProvider(): CardProvider | null {
  const { ETABLI_STRIPE_URL: url, ETABLI_STRIPE_KEY: key, ETABLI_STRIPE_WEBHOOK_SECRET: webhookSecret } = env();
  if (!key || !webhookSecret) return null;
  // A test key, asked at another address than Stripe's own, is a double in the own network.
  const allowPrivateAddresses = key.startsWith("sk_test_") && /^http:\/\//.test(url);
  return oncePerProcess("card-provider", () => makeStripe({ url, key, webhookSecret, allowPrivateAddresses }));
}
