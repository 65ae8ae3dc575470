import http from "node:http";
import type { AddressInfo } from "node:net";

interface Item {
  id: string;
}

interface Said {
  price: number;
  quantity?: number;
  /** An ISO day, and its hour. */
  date?: string;
  hour?: string;
}

export const codes = ["SOON", "CHEAP", "DEAR"] as const;
export type Code = (typeof codes)[number];

/** What each supplier has of every article; nothing of it unless said. */
export const has = new Map<Code, Said>();
/** What a supplier answers to orders, where it refuses them. */
export const refuses = new Map<string, string>();
/** Suppliers that say nothing that can be read. */
export const broken = new Set<string>();

function offersOf(code: Code, items: readonly Item[]): string {
  const said = has.get(code);
  if (!said) return "[]";
  const { price, quantity = 9, date, hour } = said;
  return JSON.stringify(
    items.map(({ id }) => ({
      ...{ id, disponibilite: { quantite: quantity, date, heure: hour }, prix: { prixBase: price, prixPublic: 90 } },
    })),
  );
}

async function reply(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const [, what, code = ""] = request.url?.split("/") ?? [];
  if (broken.has(code)) return void response.end("<!doctype html>");
  if (what === "orders")
    return void response.end(
      JSON.stringify(refuses.has(code) ? { refused: refuses.get(code) } : { number: `${code}-1` }),
    );
  const { items } = JSON.parse(Buffer.concat(chunks).toString()) as { items: Item[] };
  response.end(offersOf(code as Code, items));
}

const terms: Record<Code, object> = {
  SOON: { carriageCents: 500 },
  CHEAP: { carriageCents: 900, freeFromCents: 10_000, minimumCents: 2000 },
  DEAR: {},
};

// Import this first: the environment is read once, when the product's modules load. Without a host, listening is immediate.
const server = http.createServer((request, response) => void reply(request, response)).listen(0);
const { port } = server.address() as AddressInfo;
const base = `http://127.0.0.1:${port}`;
process.env.ETABLI_SUPPLIERS = JSON.stringify(
  codes.map((code) => ({
    ...{ code, name: code, inside: true, url: `${base}/offers/${code}`, orders: `${base}/orders/${code}` },
    terms: terms[code],
  })),
);

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
