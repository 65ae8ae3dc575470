import { makeHttpSource } from "@/lib/providers/http";
import { ProviderFailure } from "@/lib/providers/http/failure";
import { NoticeRefused, type CardProvider } from "../port";
import { mapEvent, mapRefund, mapSession, refundForm, sessionForm } from "./map";
import { checkoutSession, event, refund, type StripeEvent } from "./payload";
import { requireSigned } from "./signature";

export interface StripeSettings {
  /** https://api.stripe.com, or a double of it. */
  url: string;
  key: string;
  webhookSecret: string;
  timeoutMs?: number;
  allowPrivateAddresses?: boolean;
}

const name = "stripe";
/** Shapes of answers as this version of Stripe's interface has them. */
const version = "2026-09-30.dahlia";

/** Stripe's own pages for cards: no number of a card ever reaches us. Every question bears its payment's key. */
export function makeStripe(settings: StripeSettings): CardProvider {
  const { url, key, webhookSecret, timeoutMs = 8000, allowPrivateAddresses } = settings;
  const headers = { authorization: `Bearer ${key}`, "stripe-version": version };
  const limits = { timeoutMs, totalMs: timeoutMs * 1.5, allowPrivateAddresses };
  const sessions = `${url.replace(/\/$/, "")}/v1/checkout/sessions`;
  const accepts = (body: unknown): boolean => checkoutSession.safeParse(body).success;
  const ofSessions = makeHttpSource({ name, headers, accepts, ...limits });
  const ofRefunds = makeHttpSource({ name, headers, accepts: (body) => refund.safeParse(body).success, ...limits });
  return {
    name,
    async start(request) {
      const { id, url: page } = checkoutSession.parse(
        await ofSessions(sessions, sessionForm(request), { "idempotency-key": `pay:${request.key}` }),
      );
      if (!page || !isPage(page, allowPrivateAddresses))
        throw new ProviderFailure("bad data", name, "no page was opened");
      return { url: page, providerRef: id };
    },
    async find(providerRef) {
      return mapSession(checkoutSession.parse(await ofSessions(`${sessions}/${encodeURIComponent(providerRef)}`)));
    },
    readNotice(message) {
      requireSigned(message, webhookSecret);
      return mapEvent(readEvent(message.body));
    },
    async refund(request) {
      const asked = `${url.replace(/\/$/, "")}/v1/refunds`;
      const name = `refund:${request.key}${request.before > 0 ? `:${request.before}` : ""}`;
      return mapRefund(refund.parse(await ofRefunds(asked, refundForm(request), { "idempotency-key": name })));
    },
    health: () => ofSessions.isReady(),
  };
}

/** Buyers are sent to encrypted pages alone; a double on this machine may be plain. */
const isPage = (page: string, plain = false): boolean =>
  page.startsWith("https://") || (plain && /^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(page));

function readEvent(body: string): StripeEvent {
  try {
    return event.parse(JSON.parse(body));
  } catch {
    throw new NoticeRefused("unreadable");
  }
}
