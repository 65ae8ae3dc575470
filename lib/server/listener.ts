import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { watchPage } from "@/lib/platform/page-status";
import { attachFacts, type RequestFacts } from "@/lib/shared/request-facts";
import { clientAddress, trusts } from "./address";
import { setFramedPolicy, setPagePolicy, setSecurityHeaders } from "./security-headers";

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

interface Parts {
  answerCall: Answer;
  answerPage: Answer;
  log: Logger;
  trustedProxies: string;
  secure: boolean;
  dev: boolean;
  /** Origins whose pages may stand in a frame. */
  frames: readonly string[];
}

/** Headers that only this process or a trusted proxy may set. */
const ours = [
  "x-request-id",
  "x-etabli-path",
  "x-real-ip",
  "forwarded",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
];

/** Gives each request its id, address and headers, sends calls to the API and the rest to Next, and logs one line. */
export function makeListener({
  answerCall,
  answerPage,
  log,
  trustedProxies,
  secure,
  dev,
  frames,
}: Parts): RequestListener {
  const trusted = trusts(trustedProxies);
  return (request, response) => {
    const facts: RequestFacts = {
      id: randomUUID(),
      address: clientAddress(request, trusted),
      drop: () => void (response.writableFinished || response.destroy()),
    };
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    attachFacts(request, facts);
    logWhenDone(request, response, facts, path, log);
    if (!trusted(request.socket.remoteAddress ?? "")) for (const name of ours) request.headers[name] = undefined;
    request.headers["x-request-id"] = facts.id;
    request.headers["x-forwarded-for"] = facts.address;
    response.setHeader("x-request-id", facts.id);
    setSecurityHeaders(response, secure);
    if (path.startsWith("/api/") && !path.startsWith("/api/auth/")) return void answerCall(request, response);
    // Next answers 500 to an address that it cannot decode: such a page does not exist.
    if (!isDecodable(path)) request.url = "/undecodable-address";
    request.headers["x-etabli-path"] = request.url;
    if (path.startsWith("/embedded/")) setFramedPolicy(response);
    else if (!path.startsWith("/_next/")) setPagePolicy(request, response, { dev, frames });
    // A navigation inside the product shows no status.
    if (!request.headers.rsc) watchPage(facts.id, response);
    answerPage(request, response);
  };
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

function logWhenDone(
  request: IncomingMessage,
  response: ServerResponse,
  facts: RequestFacts,
  path: string,
  log: Logger,
) {
  const began = process.hrtime.bigint();
  response.once("close", () => {
    if (path.startsWith("/_next/static/")) return;
    const ms = Number((process.hrtime.bigint() - began) / 10_000n) / 100;
    const { method } = request;
    const status = response.writableFinished ? response.statusCode : 499;
    log.info({
      requestId: facts.id,
      method,
      path: path.slice(0, 300),
      status,
      ms,
      userId: facts.userId ?? undefined,
      address: facts.address,
    });
  });
}
