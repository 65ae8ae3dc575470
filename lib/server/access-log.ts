import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { RequestFacts } from "@/lib/shared/request-facts";

/** What is asked all day long by machines: logged only at the level debug. */
const quiet = /^\/(_next\/|api\/health\/|metrics$|icon\.svg$|favicon\.ico$|api\/docs\/)/;

/** Addresses whose path opens something by itself: the pattern is logged in its place. */
const secret: readonly [RegExp, string][] = [
  [/^\/s\/./, "/s/{alias}/{timestamp}"],
  [/^\/unsubscribe\/./, "/unsubscribe/{key}"],
  [/^\/api\/notifications\/unsubscribe\/./, "/api/notifications/unsubscribe/{key}"],
  [/^\/api\/login\/./, "/api/login/{alias}/{timestamp}"],
];

const longest = 300;

/** The path as it may be logged: never its query, which can hold keys and codes. */
export const loggedPath = (path: string): string =>
  (secret.find(([shape]) => shape.test(path))?.[1] ?? path).slice(0, longest);

const known = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

export interface Ended {
  method: string;
  path: string;
  /** The call's pattern; null for a page. */
  route: string | null;
  /** 499 when the client left before the end. */
  status: number;
  seconds: number;
  stream: boolean;
}

interface Watched {
  request: IncomingMessage;
  response: ServerResponse;
  facts: RequestFacts;
  path: string;
  log: Logger;
  /** Measures what ended; null measures nothing. */
  measure: ((ended: Ended) => void) | null;
}

/** Logs one line when the answer has ended, a stream's when it closes, and measures it. */
export function logWhenDone({ request, response, facts, path, log, measure }: Watched): void {
  const began = performance.now();
  const { socket } = request;
  const sentBefore = socket.bytesWritten;
  response.once("close", () => {
    const ms = performance.now() - began;
    const stream = String(response.getHeader("content-type")).startsWith("text/event-stream");
    const status = response.writableFinished || stream ? response.statusCode : 499;
    const asked = request.method ?? "";
    const method = known.has(asked) ? asked : "OTHER";
    const route = facts.route ?? null;
    measure?.({ method, path, route, status, seconds: ms / 1000, stream });
    const level = quiet.test(path) ? "debug" : "info";
    log[level]({
      requestId: facts.id,
      method,
      path: loggedPath(path),
      route: route ?? undefined,
      status,
      ms: Math.round(ms * 100) / 100,
      bytes: socket.bytesWritten - sentBefore,
      stream: stream || undefined,
      userId: facts.userId ?? undefined,
      companyId: facts.companyId ?? undefined,
      address: facts.address,
    });
  });
}
