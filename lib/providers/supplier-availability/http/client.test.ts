import http from "node:http";
import type { AddressInfo } from "node:net";
import { fanOut, supplierLimitMs } from "../fan-out";
import { makeHttpSupplier } from "./client";
import { readSupplierSettings } from "./settings";

interface Given {
  status?: number;
  text?: string;
  body?: unknown;
  late?: boolean;
  endless?: boolean;
}

let server: http.Server;
let url: string;
let asked: { headers: http.IncomingHttpHeaders; method: string; body: unknown }[];
let given: Given;
let sent: number;

const pads = { id: 7, brand: "Bosch", number: "0 986 494 104", ean: "4047024000018" };
const disc = { id: 8, brand: "Brembo", number: "09.A727.11", ean: null };

function pour(response: http.ServerResponse) {
  const chunk = Buffer.alloc(65_536, 32);
  while (!response.destroyed && sent < 10_000_000) {
    sent += chunk.length;
    if (!response.write(chunk)) return void response.once("drain", () => pour(response));
  }
  response.end("[]");
}

async function reply(request: http.IncomingMessage, response: http.ServerResponse) {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const { headers, method = "" } = request;
  asked.push({ headers, method, body: JSON.parse(Buffer.concat(chunks).toString()) });
  if (given.late) return;
  sent = 0;
  response.writeHead(given.status ?? 200);
  if (given.endless) pour(response);
  else response.end(given.text ?? JSON.stringify(given.body));
}

beforeEach(async () => {
  asked = [];
  sent = 0;
  server = http.createServer((request, response) => void reply(request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/stock?shop=12`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

function supplier(part: Record<string, unknown> = {}, timeoutMs?: number) {
  const text = JSON.stringify([{ code: "ACME", name: "Acme", url, key: "secret", inside: true, ...part }]);
  const [settings] = readSupplierSettings(text);
  return makeHttpSupplier({
    ...settings!,
    supplier: { code: "ACME", name: "Acme", rank: 9 },
    articlesOf: (ids) => Promise.resolve([pads, disc].filter(({ id }) => ids.includes(id))),
    timeoutMs,
  });
}

async function askBoth(adapter: ReturnType<typeof supplier>, articleIds = [7, 8]) {
  const now = new Date("2026-11-18T10:00:00Z");
  for await (const answer of fanOut([adapter], { companyId: 1, articleIds, now })) return answer;
  throw new Error("no reply");
}

const line = (part: object = {}, prix: object = {}) => ({
  ...{ id: "7", disponibilite: { quantite: 4 }, prix: { prixBase: 38.9, remise1: 40, ...prix }, ...part },
});

describe("a supplier over HTTP", () => {
  it("is asked once for all articles by id, brand, number and EAN, with its key", async () => {
    given = { body: [line()] };
    const { status, offers } = await askBoth(supplier({ keyHeader: "x-shop-key" }));
    expect([status, offers]).toMatchObject(["ok", [{ articleId: 7, baseCents: 3890, discount1Bp: 4000, quantity: 4 }]]);
    expect(asked).toMatchObject([
      {
        method: "POST",
        body: {
          items: [
            { ...pads, id: "7" },
            { ...disc, id: "8" },
          ],
        },
      },
    ]);
    expect(asked[0]?.headers["x-shop-key"]).toBe("secret");
  });

  it("is not asked about articles that the catalogue does not know", async () => {
    expect(await askBoth(supplier(), [99])).toMatchObject({ status: "ok", offers: [] });
    expect(asked).toEqual([]);
  });

  it.each<[string, Given, number]>([
    ["a server error", { status: 500, body: {} }, 2],
    ["a refusal", { status: 403, body: {} }, 1],
    ["no such place", { status: 404, body: {} }, 1],
    ["too many calls", { status: 429, body: {} }, 1],
    ["a redirect", { status: 302, body: {} }, 1],
    ["a page", { text: "<!doctype html><title>Sign in</title>" }, 1],
    ["half of its JSON", { text: JSON.stringify([line()]).slice(0, 40) }, 1],
    ["garbage", { text: "\u0000\u0001\ufffd" }, 1],
    ["a bare NaN", { text: '[{"id":"7","prix":{"prixBase":NaN}}]' }, 1],
    ["nothing", { text: "" }, 1],
    ["a number", { body: 4 }, 1],
    ["null", { body: null }, 1],
    ["another shape", { body: { result: "ok" } }, 1],
  ])("is ko when it answers %s, and asked again the next time", async (_, wrong, tries) => {
    const adapter = supplier();
    given = wrong;
    expect(await askBoth(adapter)).toMatchObject({ status: "ko", reason: "failed", offers: [] });
    expect(asked).toHaveLength(tries);
    given = { body: { items: [line()] } };
    expect(await askBoth(adapter)).toMatchObject({ status: "ok", offers: [{ articleId: 7 }] });
  });

  it("is cut off after 2 MB of 10", async () => {
    given = { endless: true };
    expect(await askBoth(supplier())).toMatchObject({ status: "ko", reason: "failed" });
    expect(sent).toBeLessThan(10_000_000);
    expect(asked).toHaveLength(1);
  });

  it("is late when it says nothing, after both tries together, sooner than it is given up", async () => {
    given = { late: true };
    expect(await askBoth(supplier({}, 60))).toMatchObject({ status: "ko", reason: "late" });
    expect(asked).toHaveLength(1);
    expect(supplierLimitMs).toBeLessThanOrEqual(2_000);
  });

  it.each<[string, Given, number]>([
    ["errors", { status: 500, body: {} }, 10],
    ["garbage", { text: "<html>" }, 5],
    ["silence", { late: true }, 5],
    ["10 MB", { endless: true }, 5],
  ])("is left alone after five answers of %s in a row", async (_, wrong, tries) => {
    const adapter = supplier({}, wrong.late ? 30 : undefined);
    given = wrong;
    for (let i = 0; i < 7; i += 1) expect((await askBoth(adapter)).status).toBe("ko");
    expect(asked).toHaveLength(tries);
  });

  it.each<[string, object, object | string]>([
    ["null", line({}, { prixBase: null }), { status: "ok", baseCents: null }],
    ["0", line({}, { prixBase: 0 }), { status: "ok", baseCents: 0 }],
    ["written with a comma", line({}, { prixBase: "1 038,90" }), { status: "ok", baseCents: 103_890 }],
    ["negative", line({}, { prixBase: -38.9 }), { status: "ko", baseCents: null }],
    ["NaN", line({}, { prixBase: "NaN" }), { status: "ko", baseCents: null }],
    ["1e12", line({}, { prixBase: 1e12 }), { status: "ko", baseCents: null }],
    ["an object", line({}, { prixBase: {} }), { status: "ko", baseCents: null }],
    ["of another currency", line({ currency: "USD" }), { status: "ko", baseCents: null }],
    ["in francs of a house in euro", line({ currency: "CHF" }), { status: "ko", baseCents: null }],
    ["of 130 percent off", line({}, { remise1: 130 }), { status: "ko", baseCents: null }],
    ["of minus 4 pieces", line({ disponibilite: { quantite: -4 } }), { status: "ko", quantity: null }],
  ])("keeps a price %s to its own line", async (_, wrong, expected) => {
    given = { body: [wrong, { ...line(), id: "8" }] };
    const { status, offers } = await askBoth(supplier());
    expect(status).toBe("ok");
    expect(offers).toMatchObject([expected, { articleId: 8, status: "ok", baseCents: 3890 }]);
  });
});
