import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { watchPage } from "@/lib/platform/page-status";
import { awaitReader } from "@/lib/platform/page-reader";
import { attachFacts, type RequestFacts } from "@/lib/shared/request-facts";
import { logWhenDone, type Ended } from "./access-log";
import { clientAddress, trusts } from "./address";
import { allowLocation, setFramedPolicy, setPagePolicy, setSecurityHeaders, setSilentPolicy } from "./security-headers";

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

const silentPath = "/silent-sso";
/** What a screen shows changes while its page stands, and a page keeps the policy that it came with. */
const screenPath = "/screen/";
/** The public variant of a notification brings a policy of its own. */
const publicLink = /^\/public\/[^/]+$/;
const mapPath = "/map";
const anySite = ["https:", "http:"];

interface Parts {
  answerCall: Answer;
  answerPage: Answer;
  /** Answers /metrics; without it nothing is there. */
  answerMetrics?: Answer | null;
  measure?: ((ended: Ended) => void) | null;
  log: Logger;
  trustedProxies: string;
  secure: boolean;
  dev: boolean;
  /** Origins whose pages may stand in a frame, as they are now. */
  frames: () => readonly string[];
  /** Origins of pictures besides our own. */
  pictures?: readonly string[];
}

/** Headers that only this process or a trusted proxy may set. */
const ours = [
  "x-request-id",
  "x-etabli-path",
  "x-etabli-nonce",
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
  answerMetrics = null,
  measure = null,
  log,
  trustedProxies,
  secure,
  dev,
  frames,
  pictures = [],
}: Parts): RequestListener {
  const trusted = trusts(trustedProxies);
  return (request, response) => {
    const facts: RequestFacts = {
      id: randomUUID(),
      address: clientAddress(request, trusted),
      ...{ route: null, userId: null, companyId: null },
      drop: () => void (response.writableFinished || response.destroy()),
      outgoing: response,
    };
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    attachFacts(request, facts);
    logWhenDone({ request, response, facts, path, log, measure });
    if (!trusted(request.socket.remoteAddress ?? "")) for (const name of ours) request.headers[name] = undefined;
    request.headers["x-request-id"] = facts.id;
    request.headers["x-forwarded-for"] = facts.address;
    response.setHeader("x-request-id", facts.id);
    setSecurityHeaders(response, secure);
    closeWhenEarly(request, response);
    if (path.startsWith("/api/") && !path.startsWith("/api/auth/")) return void answerCall(request, response);
    if (path === "/metrics" && answerMetrics) {
      facts.route = path;
      return void answerMetrics(request, response);
    }
    // Next answers 500 to an address that it cannot decode: such a page does not exist.
    if (!isDecodable(path)) request.url = "/undecodable-address";
    // Nobody types a NUL, and no database keeps one.
    request.url = request.url?.replaceAll("%00", "");
    request.headers["x-etabli-path"] = request.url;
    if (path.startsWith("/embedded/")) setFramedPolicy(response);
    else if (path === silentPath) setSilentPolicy(response);
    else if (!path.startsWith("/_next/") && !publicLink.test(path))
      setPagePolicy(request, response, { dev, pictures, frames: path.startsWith(screenPath) ? anySite : frames() });
    if (path === mapPath) allowLocation(response);
    // A navigation inside the product shows no status.
    if (!request.headers.rsc) watchPage(facts.id, response);
    response.once("close", awaitReader(facts));
    answerPage(request, response);
  };
}

/** A body of so many bytes is read to its end more cheaply than a connection is made anew. */
const smallBody = 65_536;
const patienceMs = 1000;

/** An answer before the body is there ends the connection: nobody sends the rest of what was refused. */
function closeWhenEarly(request: IncomingMessage, response: ServerResponse): void {
  const { "content-length": length, "transfer-encoding": chunked } = request.headers;
  if (length === undefined && chunked === undefined) return;
  const { writeHead } = response;
  const isLarge = chunked !== undefined || Number(length) > smallBody;
  response.writeHead = (...given: unknown[]) => {
    if (isLarge && !request.complete) response.setHeader("connection", "close");
    return Reflect.apply(writeHead, response, given) as ServerResponse;
  };
  const end = () => void (request.complete || request.socket.destroy());
  response.once("finish", () => request.complete || setTimeout(end, patienceMs).unref());
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes("\u0000");
  } catch {
    return false;
  }
}
