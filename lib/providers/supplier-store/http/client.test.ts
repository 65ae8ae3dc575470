import http from "node:http";
import type { AddressInfo } from "node:net";
import { makeHttpStore } from "./client";
import { centsOf } from "./map";

let server: http.Server;
let url: string;
let asked: http.IncomingMessage[];
let answer: [status: number, body: unknown];

beforeEach(async () => {
  asked = [];
  server = http.createServer((request, response) => {
    asked.push(request);
    const [status, body] = answer;
    response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/goods?tenant=7`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const store = () =>
  makeHttpStore({ url, key: "secret", keyHeader: "x-key", timeoutMs: 300, allowPrivateAddresses: true });

const tree = [
  { id: 1, label: { fr: "Atelier", de: "Werkstatt" }, families: [{ id: "11", label: "Ponts", categories: [] }] },
];
const lift = {
  ref: "A-1",
  category: 111,
  label1: "Pont",
  label2: "3 t",
  brand: "Altek",
  dlnr: "9001",
  price: "2900,90",
};

describe("a supplier's store over HTTP", () => {
  it("tells its tree, labels as texts or by language", async () => {
    answer = [200, tree];
    expect(await store().tree()).toEqual([
      {
        id: 1,
        labels: { fr: "Atelier", de: "Werkstatt" },
        families: [{ id: 11, labels: { fr: "Ponts" }, categories: [] }],
      },
    ]);
    expect([asked[0]?.url, asked[0]?.headers["x-key"]]).toEqual(["/goods?tenant=7", "secret"]);
  });

  it("tells goods of categories and by reference, and asks anew for what is bought", async () => {
    answer = [200, [lift]];
    const own = store();
    const told = {
      ...{ ref: "A-1", categoryId: 111, label1: { fr: "Pont" }, label2: { fr: "3 t" }, brand: "Altek", dlnr: 9001 },
      priceCents: 290_090,
    };
    expect(await own.items([111, 112])).toEqual([told]);
    expect(await own.items([111, 112])).toEqual([told]);
    expect(asked.map((one) => one.url)).toEqual(["/goods?tenant=7&categories=111%2C112"]);
    await own.find(["A-1"]);
    answer = [200, [{ ...lift, price: 10 }]];
    expect(await own.find(["A-1"])).toMatchObject([{ priceCents: 1000 }]);
    expect(asked).toHaveLength(3);
    expect(await own.find([])).toEqual([]);
  });

  it.each([
    [404, {}, []],
    [200, [], []],
  ])("status %i with %j is nothing", async (status, body, nothing) => {
    answer = [status, body];
    expect([await store().tree(), await store().items([1]), await store().find(["A"])]).toEqual([
      nothing,
      nothing,
      nothing,
    ]);
  });

  it.each([
    [500, {}, "unavailable"],
    [429, {}, "limited"],
    [200, "<!doctype html>", "bad data"],
    [200, [{ ref: "a b <script>", category: 1, label1: "x" }], "bad data"],
  ])("status %i with %j is %s", async (status, body, kind) => {
    answer = [status, body];
    expect(
      await store()
        .find(["A"])
        .catch((error: unknown) => error),
    ).toMatchObject({ kind });
  });
});

it.each([
  [12.5, 1250],
  ["12,50", 1250],
  [" 3.90 ", 390],
  [0, null],
  [-1, null],
  ["free", null],
  [null, null],
  [1e12, null],
])("the price %p is %p cents", (price, cents) => expect(centsOf(price)).toBe(cents));
