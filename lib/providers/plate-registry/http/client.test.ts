import http from "node:http";
import type { AddressInfo } from "node:net";
import { makeHttpRegistry } from "./client";
import plain from "./recorded/plain.json";

let server: http.Server;
let url: string;
let asked: http.IncomingMessage[];
let answer: { status: number; body: unknown };

beforeEach(async () => {
  asked = [];
  server = http.createServer((request, response) => {
    asked.push(request);
    response.writeHead(answer.status).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/vehicles?tenant=7`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const registry = (fields = "") =>
  makeHttpRegistry({ url, key: "secret", keyHeader: "x-key", fields, allowPrivateAddresses: true });

describe("the HTTP registry", () => {
  it("asks for a plate with its country and key", async () => {
    answer = { status: 200, body: plain };
    const vehicles = await registry().byPlate("FR", "AB123CD");
    expect(vehicles).toMatchObject([{ vin: "VF1BR1H0H40123456", country: "FR" }]);
    expect(asked[0]?.url).toBe("/v1/vehicles?tenant=7&country=FR&plate=AB123CD");
    expect(asked[0]?.headers["x-key"]).toBe("secret");
  });

  it("finds nothing in a 404, an empty list or an empty record", async () => {
    for (answer of [
      { status: 404, body: {} },
      { status: 200, body: [] },
      { status: 200, body: {} },
    ]) {
      await expect(registry().byVin("VF1BR1H0H40123456")).resolves.toEqual([]);
    }
  });

  it("says that it is limited or that the answer has another shape", async () => {
    answer = { status: 429, body: {} };
    await expect(registry().byVin("A")).rejects.toMatchObject({ kind: "limited" });
    answer = { status: 200, body: "no vehicle" };
    await expect(registry().byVin("A")).rejects.toMatchObject({ kind: "bad data" });
  });

  it("refuses a malformed table of fields with what to write", () => {
    expect(() => registry("{vin}")).toThrow("ETABLI_PLATE_REGISTRY_FIELDS");
  });
});
