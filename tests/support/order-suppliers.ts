import http from "node:http";
import type { AddressInfo } from "node:net";

export const moods = ["good", "lost-before", "lost-after", "failed", "babble", "missing"] as const;
export type Mood = (typeof moods)[number];

/** How each supplier meets the requests that come, one after the other; well once nothing is left. */
export const moodsOf = new Map<string, Mood[]>();
/** Which keys each supplier has taken, as often as it did: this one looks at no key. */
export const takenBy = new Map<string, string[]>();

export const supplierCount = 210;
const codes = Array.from({ length: supplierCount }, (_, at) => `OUT${at}`);

const numberFor = (code: string, key: string) => `${code}-${key.slice(0, 8)}`;

function asked(code: string, key: string, response: http.ServerResponse): void {
  const known = takenBy.get(code)?.includes(key);
  response.end(JSON.stringify(known ? { number: numberFor(code, key) } : { unknown: true }));
}

async function reply(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const [, what, code = "", askedKey] = request.url?.split("/") ?? [];
  if (what === "offers") return void response.end("[]");
  const mood = moodsOf.get(code)?.shift() ?? "good";
  if (mood === "lost-before") return void response.destroy();
  if (mood === "failed") return void response.writeHead(503).end("{}");
  if (mood === "missing") return void response.writeHead(404).end("{}");
  if (askedKey && mood === "babble") return void response.end("<!doctype html>");
  if (askedKey) return mood === "lost-after" ? void response.destroy() : asked(code, askedKey, response);
  const { key } = JSON.parse(Buffer.concat(chunks).toString()) as { key: string };
  takenBy.set(code, [...(takenBy.get(code) ?? []), key]);
  if (mood === "lost-after") return void response.destroy();
  response.end(mood === "babble" ? "<!doctype html>" : JSON.stringify({ number: numberFor(code, key) }));
}

// Import this first: the environment is read once, when the product's modules load. Without a host, listening is immediate.
const server = http.createServer((request, response) => void reply(request, response)).listen(0);
const { port } = server.address() as AddressInfo;
const base = `http://127.0.0.1:${port}`;
process.env.ETABLI_SUPPLIERS = JSON.stringify(
  codes.map((code) => ({
    ...{ code, name: code, inside: true },
    ...{ url: `${base}/offers/${code}`, orders: `${base}/orders/${code}` },
  })),
);

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
