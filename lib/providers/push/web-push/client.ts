import webPush, { type RequestDetails } from "web-push";
import { log } from "@/lib/platform/log";
import { makeCircuit, type Circuit } from "@/lib/providers/http/circuit";
import { askOnce } from "@/lib/providers/http/transport";
import type { PushKeys } from "../keys";
import type { PushAddress, PushMessage, PushOutcome, PushSender } from "../port";

export interface WebPushSettings {
  keys: PushKeys;
  /** Who answers for what is sent, for the services: mailto: or https. */
  contact: string;
  /** A service of the house: it may lie in the own network, and be asked without encryption. */
  inside?: string;
  timeoutMs?: number;
}

/** Seconds that a service keeps a message for a browser that is shut. */
const keptSeconds = 3600;
const mostServices = 200;

/** Any browser's service by Web Push (RFC 8030, 8291, 8292): public addresses alone, each browser's text sealed for it. */
export function makeWebPush({ keys, contact, inside = "", timeoutMs = 10_000 }: WebPushSettings): PushSender {
  const home = inside === "" ? null : new URL(inside).origin;
  const isHome = (endpoint: string) => home !== null && new URL(endpoint).origin === home;
  const circuits = new Map<string, Circuit>();
  const circuitOf = (origin: string): Circuit => {
    if (circuits.size > mostServices) circuits.clear();
    const found = circuits.get(origin) ?? makeCircuit({ failures: 5, restMs: 30_000 });
    circuits.set(origin, found);
    return found;
  };
  return {
    publicKey: keys.publicKey,
    reaches: (endpoint) => URL.canParse(endpoint) && (endpoint.startsWith("https://") || isHome(endpoint)),
    async send(to, message) {
      const circuit = circuitOf(new URL(to.endpoint).origin);
      if (!circuit.mayTry()) return "silent";
      const limits = { timeoutMs, maxBytes: 10_000, allowPrivateAddresses: isHome(to.endpoint) };
      const outcome = await post(requestOf(to, message, { ...keys, subject: contact }), limits);
      if (outcome === "silent") circuit.failed();
      else circuit.succeeded();
      return outcome;
    },
  };
}

type Details = Pick<RequestDetails, "endpoint" | "headers" | "body">;

const requestOf = (
  { endpoint, p256dh, auth }: PushAddress,
  { text, topic }: PushMessage,
  vapidDetails: PushKeys & { subject: string },
): Details =>
  webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    ...{ vapidDetails, topic, TTL: keptSeconds, contentEncoding: "aes128gcm", urgency: "normal" },
  });

/** The addresses of browsers are secrets: no log names more of them than their service. */
async function post({ endpoint, headers, body }: Details, limits: Parameters<typeof askOnce>[2]): Promise<PushOutcome> {
  const url = new URL(endpoint);
  const told = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
  try {
    const { status } = await askOnce(url, told, limits, { text: body ?? "", type: "application/octet-stream" });
    const outcome = outcomeOf(status);
    if (outcome !== "taken" && outcome !== "gone")
      log.warn({ provider: "push", service: url.host, status }, "a push service took no message");
    return outcome;
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown failure";
    log.warn({ provider: "push", service: url.host, reason }, "a push service did not answer");
    return "silent";
  }
}

/** What a status says (RFC 8030, section 8.1). */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return "taken";
  if (status === 404 || status === 410) return "gone";
  return status === 429 || status >= 500 ? "silent" : "refused";
}
