import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { makeHttpOrderDesk } from "./client";

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      server = createServer((request, response) => answer(request, response)).listen(0, "127.0.0.1", resolve);
    }),
);
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const desk = () =>
  makeHttpOrderDesk({
    ...{ code: "ACME", key: "k1", keyHeader: "x-api-key", inside: true, timeoutMs: 500 },
    orders: `http://127.0.0.1:${(server.address() as AddressInfo).port}/orders/`,
  });
const says = (status: number, body: unknown) => {
  answer = (_, response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};
const order = {
  ...{ key: "0d9f7c5e-5a35-4b4b-8a30-7f0f2f5c1a11", channel: "ACME", number: "2026-00001", currency: "EUR" as const },
  ...{ buyer: { company: "Garage" }, deliverTo: null },
  items: [{ line: 1, reference: "A", brand: "B", quantity: 1, priceCents: 100, depositCents: 0 }],
};

describe("a supplier that takes orders over HTTP", () => {
  it("gets the key as header and in the body, and answers its own number or a refusal", async () => {
    const heard: IncomingMessage[] = [];
    answer = (request, response) => {
      heard.push(request);
      response.end('{"number": 4711}');
    };
    expect(await desk().send(order)).toEqual({ outcome: "taken", number: "4711" });
    expect(heard[0]?.headers).toMatchObject({ "idempotency-key": order.key, "x-api-key": "k1" });
    says(200, { refused: "Account closed" });
    expect(await desk().send(order)).toEqual({ outcome: "refused", reason: "Account closed" });
  });

  it("is asked by the key, and only its own word says that it has none", async () => {
    let asked = "";
    answer = (request, response) => {
      asked = `${request.method} ${request.url}`;
      response.end('{"unknown": true}');
    };
    expect(await desk().ask(order)).toBeNull();
    expect(asked).toBe(`GET /orders/${order.key}`);
    says(404, { error: "not found" });
    await expect(desk().ask(order)).rejects.toMatchObject({ kind: "not found" });
    says(200, { number: "A-1" });
    expect(await desk().ask(order)).toEqual({ outcome: "taken", number: "A-1" });
  });

  it("gives no answer by silence, by an error or by other words", async () => {
    answer = () => undefined;
    await expect(desk().send(order)).rejects.toMatchObject({ kind: "unavailable" });
    says(500, {});
    await expect(desk().send(order)).rejects.toMatchObject({ kind: "unavailable" });
    for (const body of [{}, [], { number: "" }, { unknown: false }, "taken"]) {
      says(200, body);
      await expect(desk().send(order)).rejects.toMatchObject({ kind: "bad data" });
    }
    says(200, { unknown: true });
    await expect(desk().send(order)).rejects.toMatchObject({ kind: "bad data" });
  });
});
