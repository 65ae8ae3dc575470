import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isPublicAddress, literalAddress, PrivateAddress, publicLookup } from "./address-guard";

export interface HeadLimits {
  /** Of the whole exchange with its redirects, in ms. */
  timeoutMs: number;
  redirects: number;
  allowPrivateAddresses: boolean;
}

export interface AnswerHead {
  status: number;
  /** Where the answer came from, after redirects. */
  url: URL;
  /** Name and value in turn, as they came. */
  rawHeaders: readonly string[];
}

/** The head of a GET's answer after redirects, its body left unread. Rejects with PrivateAddress, or with what went wrong. */
export async function askHead(address: string, limits: HeadLimits): Promise<AnswerHead> {
  let at = new URL(address);
  const signal = AbortSignal.timeout(limits.timeoutMs);
  for (let hop = 0; hop <= limits.redirects; hop += 1) {
    const { statusCode = 0, headers, rawHeaders } = await askOnce(at, limits, signal);
    if (statusCode < 300 || statusCode >= 400 || !headers.location) return { status: statusCode, url: at, rawHeaders };
    at = new URL(headers.location, at);
  }
  throw new Error("too many redirects");
}

function askOnce(url: URL, { allowPrivateAddresses }: HeadLimits, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    if (url.protocol !== "http:" && url.protocol !== "https:")
      return reject(new Error(`${url.protocol} is not fetched`));
    const literal = literalAddress(url.hostname);
    const isInside = literal ? !isPublicAddress(literal) : url.hostname === "localhost";
    if (isInside && !allowPrivateAddresses) return reject(new PrivateAddress("the address lies inside a network"));
    const request = (url.protocol === "https:" ? https : http).request(url, {
      headers: { accept: "text/html,*/*;q=0.5" },
      agent: false,
      signal,
      ...(allowPrivateAddresses ? {} : { lookup: publicLookup }),
    });
    request.once("error", reject);
    request.once("response", (response) => {
      resolve(response);
      // Destroyed before its body is read, a connection may report its own end.
      response.on("error", () => undefined);
      request.on("error", () => undefined);
      response.destroy();
    });
    request.end();
  });
}
