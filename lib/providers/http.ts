import { log } from "@/lib/platform/log";
import { makeAnswerCache } from "./http/answer-cache";
import { makeCircuit } from "./http/circuit";
import { ProviderFailure } from "./http/failure";
import { askOnce, TooLarge, type Posted, type RawAnswer, type Transport } from "./http/transport";

export interface HttpSource {
  /** Name of the provider in logs and failures; addresses are never logged, they hold plates and keys. */
  name: string;
  timeoutMs?: number;
  /** Both tries together in ms; the second has what the first left. Without it each has its own time-out. */
  totalMs?: number;
  maxBytes?: number;
  /** One try only, for what must not be sent again unasked. */
  singly?: boolean;
  /** How long an answer is remembered; 0 (the default) never. Failures other than 404 never. */
  keepMs?: number;
  /** How long a 404 is remembered in ms; an hour unless named. */
  keepNotFoundMs?: number;
  /** Redirects that are followed at most; 3 unless named. */
  redirects?: number;
  headers?: Record<string, string>;
  /** Whether JSON has the provider's shape: what has not is bad data and is not kept. */
  accepts?: (body: unknown) => boolean;
  /** Only for a provider inside the house and for tests. */
  allowPrivateAddresses?: boolean;
}

/**
 * With a question, its JSON is posted, or the form that it is: such answers are not remembered, and redirects not followed.
 * Headers of one asking join those of the source: what they name must not be remembered for others, so such sources keep
 * nothing.
 */
export type GetJson = (url: string, question?: unknown, more?: Record<string, string>) => Promise<unknown>;

/** A reader that also tells whether it would ask now, or rests after failures in a row. */
export type HttpReader = GetJson & { isReady: () => boolean };

/**
 * A reader of one provider's JSON: time-out in ms, one retry, circuit breaker, public addresses only, size limit in bytes,
 * memory, log. Throws ProviderFailure and nothing else.
 */
export function makeHttpSource(source: HttpSource): HttpReader {
  const {
    name,
    timeoutMs = 5000,
    totalMs = Infinity,
    maxBytes = 1_000_000,
    singly = false,
    keepMs = 0,
    keepNotFoundMs = 3600_000,
    redirects = 3,
    headers = {},
    accepts = () => true,
    allowPrivateAddresses = false,
  } = source;
  const limits = { timeoutMs, maxBytes, allowPrivateAddresses };
  const circuit = makeCircuit({ failures: 5, restMs: 30_000 });
  const cache = makeAnswerCache(5000);

  const get: GetJson = async (url, question, more = {}) => {
    const posted = question === undefined ? undefined : postedText(question);
    const known = posted === undefined ? cache.get(url) : null;
    if (known?.found) return known.body;
    if (known) throw new ProviderFailure("not found", name, "nothing there (remembered)");
    if (!circuit.mayTry()) throw new ProviderFailure("unavailable", name, "is resting after failures in a row");
    const began = performance.now();
    try {
      const exchange = posted === undefined ? follow(redirects) : post(posted);
      const body = readAnswer(
        name,
        await askWithRetry(exchange, { url, headers: { ...headers, ...more }, limits, totalMs: singly ? 0 : totalMs }),
      );
      if (!accepts(body)) throw new ProviderFailure("bad data", name, "the answer has another shape");
      circuit.succeeded();
      if (posted === undefined) cache.set(url, { found: true, body }, keepMs);
      log.info({ provider: name, outcome: "ok", ms: Math.round(performance.now() - began) }, "provider answered");
      return body;
    } catch (error) {
      const failure = asFailure(name, error);
      if (failure.kind === "unavailable" || failure.kind === "bad data") circuit.failed();
      else circuit.succeeded();
      if (failure.kind === "not found" && posted === undefined) cache.set(url, { found: false }, keepNotFoundMs);
      const level = failure.kind === "not found" ? "info" : "warn";
      log[level](
        { provider: name, outcome: failure.kind, reason: failure.message, ms: Math.round(performance.now() - began) },
        "provider failed",
      );
      throw failure;
    }
  };
  return Object.assign(get, { isReady: () => !circuit.rests() });
}

type Exchange = (url: string, headers: Record<string, string>, limits: Transport) => Promise<RawAnswer>;

interface Asked {
  url: string;
  headers: Record<string, string>;
  limits: Transport;
  totalMs: number;
}

async function askWithRetry(exchange: Exchange, { url, headers, limits, totalMs }: Asked): Promise<RawAnswer> {
  const began = performance.now();
  let fault: unknown;
  const first = await exchange(url, headers, limits).catch((error: unknown) => {
    if (error instanceof TooLarge) throw error;
    fault = error;
    return null;
  });
  if (first && first.status < 500) return first;
  const timeoutMs = Math.floor(Math.min(limits.timeoutMs, totalMs - (performance.now() - began)));
  if (timeoutMs > 0) return exchange(url, headers, { ...limits, timeoutMs });
  if (first) return first;
  throw fault;
}

const postedText = (question: unknown): Posted =>
  question instanceof URLSearchParams
    ? { text: question.toString(), type: "application/x-www-form-urlencoded" }
    : { text: JSON.stringify(question), type: "application/json" };

const post =
  (question: Posted): Exchange =>
  (url, headers, limits) =>
    askOnce(new URL(url), headers, limits, question);

/** Follows redirects; the provider's headers, which may hold its key, never travel to another origin. */
const follow =
  (most: number): Exchange =>
  async (url, headers, limits) => {
    const home = new URL(url);
    let at = home;
    for (let hop = 0; hop <= most; hop += 1) {
      const answer = await askOnce(at, at.origin === home.origin ? headers : {}, limits);
      if (answer.status < 300 || answer.status >= 400 || !answer.location) return answer;
      at = new URL(answer.location, at);
    }
    throw new Error("too many redirects");
  };

function readAnswer(name: string, { status, body }: RawAnswer): unknown {
  if (status === 404) throw new ProviderFailure("not found", name, "nothing there");
  if (status === 429 || status === 402) throw new ProviderFailure("limited", name, `status ${status}`);
  if (status < 200 || status >= 300) throw new ProviderFailure("unavailable", name, `status ${status}`);
  try {
    return JSON.parse(body) as unknown;
  } catch (cause) {
    throw new ProviderFailure("bad data", name, "the answer is not JSON", { cause });
  }
}

function asFailure(name: string, error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  const message = error instanceof Error ? error.message : "unknown failure";
  return new ProviderFailure(error instanceof TooLarge ? "bad data" : "unavailable", name, message, { cause: error });
}
