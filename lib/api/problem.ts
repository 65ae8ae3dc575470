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

const lostCode = /^(08|57P|53300|40001|40P01|ECONN|EPIPE|ETIMEDOUT|P1001|P1002|P1008|P1017|P2024|P2028|P2034)/;
const lostWords =
  /Connection terminated|connection timeout|timeout exceeded when trying to connect|connection error and is not queryable|ConnectionClosed|DatabaseNotReachable/i;
const deepest = 4;

/** Whether the database was out of reach or asks to try again: drivers wrap its code in errors of their own. */
export function lostDatabase(error: unknown, depth = 0): boolean {
  if (typeof error !== "object" || error === null || depth > deepest) return false;
  const { code, originalCode, kind, message, cause, meta } = error as Record<string, unknown>;
  if ([code, originalCode].some((one) => typeof one === "string" && lostCode.test(one))) return true;
  if ([kind, message].some((one) => typeof one === "string" && lostWords.test(one))) return true;
  const { driverAdapterError } = (meta ?? {}) as Record<string, unknown>;
  return lostDatabase(cause, depth + 1) || lostDatabase(driverAdapterError, depth + 1);
}
