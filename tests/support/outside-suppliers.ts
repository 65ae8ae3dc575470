import http from "node:http";
import type { AddressInfo } from "node:net";

interface Item {
  id: string;
  brand: string;
  number: string;
}

/** How often each supplier was asked. */
export const askedOf: Record<string, number> = {};

const line = ({ id }: Item, prixBase: unknown = 41.5) => ({ id, disponibilite: { quantite: 2 }, prix: { prixBase } });

const behaviours: Record<string, (items: Item[], response: http.ServerResponse) => unknown> = {
  GOOD: (items, response) => response.end(JSON.stringify(items.map((item) => line(item)))),
  LYING: (items, response) =>
    response.end(JSON.stringify(items.map((item, at) => line(item, at === 0 ? -1e12 : 41.5)))),
  SLOW: () => undefined,
  BROKEN: (_, response) => response.writeHead(500).end("{}"),
  GARBAGE: (_, response) => response.end("<!doctype html>"),
  HUGE: (_, response) => response.end(`[${" ".repeat(10_000_000)}]`),
};

async function reply(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const { items } = JSON.parse(Buffer.concat(chunks).toString()) as { items: Item[] };
  const code = request.url?.slice(1) ?? "";
  askedOf[code] = (askedOf[code] ?? 0) + 1;
  behaviours[code]?.(items, response);
}

// Import this first: the environment is read once, when the product's modules load. Without a host, listening is immediate.
const server = http.createServer((request, response) => void reply(request, response)).listen(0);
const { port } = server.address() as AddressInfo;
process.env.ETABLI_SUPPLIERS = JSON.stringify(
  Object.keys(behaviours).map((code) => ({ code, name: code, url: `http://127.0.0.1:${port}/${code}`, inside: true })),
);

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
