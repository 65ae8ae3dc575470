import http from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";

/** What the double knows of a page. */
interface Page {
  id: string;
  key: string;
  cents: number;
  currency: string;
  intent: string;
  state: "open" | "complete" | "expired";
  paid: boolean;
}

interface Asked {
  method: string;
  path: string;
  idempotencyKey: string | null;
  authorization: string | null;
  form: URLSearchParams;
}

export const webhookSecret = "whsec_double";

const signer = new Stripe("sk_test_double");

/** The body and the signature of a message, as Stripe's own library makes them for tests. */
export function signed(event: object, { secret = webhookSecret, timestamp = Math.floor(Date.now() / 1000) } = {}) {
  const body = JSON.stringify(event);
  return { body, signature: signer.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) };
}

/** Stripe as far as the product asks it, on this machine: pages, refunds, the same answer for the same Idempotency-Key. */
export function startStripe() {
  const asked: Asked[] = [];
  const pages: Page[] = [];
  const answers = new Map<string, string>();
  /** Statuses to answer with, to requests about `failsFor` alone, before it works, and how long it waits. */
  const manners = { failing: [] as number[], failsFor: "", delayMs: 0 };

  const sessionOf = ({ id, key, cents, currency, intent, state, paid }: Page) => ({
    ...{ id, object: "checkout.session", client_reference_id: key, amount_total: cents, currency, status: state },
    ...{
      url: `https://checkout.stripe.com/c/pay/${id}`,
      payment_status: paid ? "paid" : "unpaid",
      payment_intent: intent,
    },
  });

  function openPage(form: URLSearchParams) {
    const at = pages.length + 1;
    const page: Page = {
      ...{ id: `cs_test_${port}_${at}`, key: form.get("client_reference_id") ?? "", intent: `pi_${port}_${at}` },
      cents: Number(form.get("line_items[0][price_data][unit_amount]")),
      currency: form.get("line_items[0][price_data][currency]") ?? "",
      ...{ state: "open", paid: false },
    };
    pages.push(page);
    return sessionOf(page);
  }

  function giveBack(form: URLSearchParams) {
    const intent = form.get("payment_intent");
    const page = pages.find((one) => one.intent === intent);
    return {
      ...{
        id: `re_${intent}_${asked.length}`,
        object: "refund",
        status: "succeeded",
        amount: Number(form.get("amount")),
      },
      ...{ currency: page?.currency ?? "chf", payment_intent: intent },
      metadata: { payment_key: form.get("metadata[payment_key]") ?? "" },
    };
  }

  async function reply(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const [path = "", key] = [request.url, request.headers["idempotency-key"] as string | undefined];
    const form = new URLSearchParams(body);
    const authorization = request.headers.authorization ?? null;
    asked.push({ method: request.method ?? "", path, idempotencyKey: key ?? null, authorization, form });
    if (manners.delayMs > 0) await new Promise((passed) => setTimeout(passed, manners.delayMs));
    const status = `${path} ${body}`.includes(manners.failsFor) ? manners.failing.shift() : undefined;
    if (status) return void response.writeHead(status).end('{"error":{"type":"api_error","message":"no"}}');
    const known = key === undefined ? undefined : answers.get(key);
    const found = pages.find(({ id }) => path === `/v1/checkout/sessions/${id}`);
    const made = () =>
      path === "/v1/refunds"
        ? giveBack(form)
        : path === "/v1/checkout/sessions"
          ? openPage(form)
          : found && sessionOf(found);
    const answer = known ?? JSON.stringify(made() ?? { error: { message: "none" } });
    if (key !== undefined) answers.set(key, answer);
    response.writeHead(200, { "content-type": "application/json" }).end(answer);
  }

  const server = http.createServer((request, response) => void reply(request, response)).listen(0);
  const { port } = server.address() as AddressInfo;

  /** A message about a page; `over` changes what it says of it. */
  const eventOf = (type: string, page: Page, over: object = {}) => ({
    ...{ id: `evt_${type}_${page.id}`, object: "event", type },
    data: { object: { ...sessionOf(page), ...over } },
  });

  return {
    ...{ asked, pages, manners, eventOf },
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}
