import http from "node:http";
import https from "node:https";
import { literalAddress, isPublicAddress, lookupWithout, PrivateAddress, publicLookup } from "./address-guard";

export interface RawBytes {
  status: number;
  location: string | undefined;
  bytes: Buffer;
}

export interface RawAnswer extends Omit<RawBytes, "bytes"> {
  body: string;
}

export interface Transport {
  timeoutMs: number;
  maxBytes: number;
  allowPrivateAddresses: boolean;
  /** Addresses that are not spoken with besides: each exchange then has a connection of its own. */
  refused?: ReadonlySet<string>;
}

export interface Posted {
  text: string | Uint8Array;
  /** Its media type. */
  type: string;
}

export class TooLarge extends Error {}

/** The answer began and did not end. */
export class CutOff extends Error {}

const makeAgents = () => ({
  "http:": new http.Agent({ keepAlive: true }),
  "https:": new https.Agent({ keepAlive: true }),
});
/** Kept connections are not shared: one opened without the address check must not serve a source that demands it. */
const agents = { guarded: makeAgents(), free: makeAgents() };

/** One GET, or the POST of a text, without redirects; rejects on refusal, time-out (whole exchange), broken connection or more than maxBytes. */
export async function askOnce(
  url: URL,
  headers: Record<string, string>,
  limits: Transport,
  question?: Posted,
): Promise<RawAnswer> {
  const { bytes, ...answer } = await exchangeOnce(
    url,
    {
      accept: "application/json",
      ...(question === undefined ? {} : { "content-type": question.type }),
      ...headers,
    },
    limits,
    { method: question === undefined ? "GET" : "POST", body: question?.text },
  );
  return { ...answer, body: bytes.toString("utf8") };
}

interface Sent {
  method: string;
  body?: string | Uint8Array;
}

/** The same by any method, with the bytes of the answer. */
export function exchangeOnce(
  url: URL,
  headers: Record<string, string>,
  limits: Transport,
  { method, body }: Sent,
): Promise<RawBytes> {
  return new Promise((resolve, reject) => {
    if (url.protocol !== "http:" && url.protocol !== "https:")
      return reject(new Error(`${url.protocol} is not fetched`));
    const literal = literalAddress(url.hostname);
    const isInside = literal && (!isPublicAddress(literal) || limits.refused?.has(literal));
    if (isInside && !limits.allowPrivateAddresses) {
      return reject(new PrivateAddress("the address does not lie on the public internet"));
    }
    const request = (url.protocol === "https:" ? https : http).request(url, {
      ...{ method, headers },
      agent: limits.refused ? false : agents[limits.allowPrivateAddresses ? "free" : "guarded"][url.protocol],
      signal: AbortSignal.timeout(limits.timeoutMs),
      ...(limits.allowPrivateAddresses
        ? {}
        : { lookup: limits.refused ? lookupWithout(limits.refused) : publicLookup }),
    });
    request.once("error", reject);
    request.once("response", (response) => void readBody(response, limits.maxBytes).then(resolve, reject));
    request.end(body);
  });
}

async function readBody(response: http.IncomingMessage, maxBytes: number): Promise<RawBytes> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      // Leaving the loop destroys the response and its connection.
      if (size > maxBytes) throw new TooLarge(`the answer is longer than ${maxBytes} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    if ((error as { code?: unknown }).code === "ECONNRESET")
      throw new CutOff(`the answer broke off after ${size} bytes`, { cause: error });
    throw error;
  }
  const { location } = response.headers;
  return { status: response.statusCode ?? 0, location, bytes: Buffer.concat(chunks) };
}
