import { lostDatabase } from "@/lib/platform/lost-database";
import { log } from "@/lib/platform/log";
import { Problem } from "@/lib/platform/problems";

const base = "https://etabli.invalid/problems/";

/** When to try again what did not say it, in seconds. */
const soonSeconds = 5;

/** RFC 9457 answer of a problem; anything else is logged once with its request id and shown without internals. */
export function problemResponse(error: unknown, requestId: string): Response {
  const problem = error instanceof Problem ? error : unknown(error, requestId);
  const { status, code, message, extra } = problem;
  const headers: Record<string, string> = { "content-type": "application/problem+json", "cache-control": "no-store" };
  const { retryAfterSeconds = status === 503 ? soonSeconds : undefined } = extra;
  if (typeof retryAfterSeconds === "number") headers["retry-after"] = String(retryAfterSeconds);
  if (status === 401) headers["www-authenticate"] = 'Bearer realm="etabli"';
  const body = { type: base + code, title: message, status, code, requestId, ...extra };
  return new Response(JSON.stringify(body), { status, headers });
}

function unknown(error: unknown, requestId: string): Problem {
  log.error({ err: error, requestId }, "request failed");
  return lostDatabase(error)
    ? new Problem(503, "unavailable", "The service is briefly unavailable, please try again.", { retryAfterSeconds: 2 })
    : new Problem(500, "unexpected", "Sorry, an unexpected error has occurred.");
}
