import http from "node:http";
import type { AddressInfo } from "node:net";
import { makeHttpOeCatalogue } from "./client";
import node from "./recorded/node.json";
import tree from "./recorded/tree.json";

let server: http.Server;
let url: string;
let asked: string[];
let answer: { status: number; body: unknown };

beforeEach(async () => {
  asked = [];
  server = http.createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(answer.status).end(typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1?tenant=7`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const fields = JSON.stringify({
  ssd: "token",
  client: "customer",
  name: "title",
  node_id: "unit",
  node_name: "unit_name",
});
const catalogue = (own = fields) =>
  makeHttpOeCatalogue({
    ...{ url, key: "secret", keyHeader: "x-key", fields: own, sourceName: "" },
    ...{ timeoutMs: 1000, allowPrivateAddresses: true },
  });
const question = { vin: "WBA00000000000002", ktype: null, lang: "fr" };

describe("a makers' catalogue over HTTP", () => {
  it("tells its tree by its own names; what has no name or number is left out", async () => {
    answer = { status: 200, body: tree };
    expect(await catalogue().tree(question)).toEqual({
      ...{ session: "maker-1", mod_link: "m7" },
      branches: [
        {
          ...{ id: "B", no: "34", name: "Brakes" },
          branches: [
            { id: "B1", name: "Front", nodes: [{ node_id: "34_1", node_name: "Front brake", mod_link: "m7/34" }] },
          ],
        },
        {
          ...{ id: "Engine", no: null, name: "Engine" },
          branches: [
            {
              id: "Engine",
              name: "Engine",
              nodes: [{ node_id: "11_1", node_name: "Cylinder head", mod_link: "11_1" }],
            },
          ],
        },
      ],
    });
    expect(asked).toEqual(["/v1?tenant=7&subject=tree&vin=WBA00000000000002&lang=fr"]);
  });

  it("tells a plate with a drawing that is rewritten, its positions and what replaced a number", async () => {
    answer = { status: 200, body: node };
    const found = await catalogue().node({ ...question, session: "maker-1", link: "m7/34", nodeId: "34_1" });
    expect(found?.illustration).toMatchObject({ width: 400, height: 300, hotspots: [{ position: "1", x: 40, y: 50 }] });
    expect(found?.illustration.drawing).toEqual([{ d: "M0 0L9 9", width: 1.5, filled: false, matrix: null }]);
    expect(found?.parts).toMatchObject([
      { position: "1", quantity: 2, frontRear: "front", numbers: [{ number: "34 11 6 794 300", replacedBy: null }] },
      {
        position: "2",
        note: "single use",
        numbers: [{ number: "34 11 0", replacedBy: "34 11 1", replaces: ["34 10 9"] }],
      },
    ]);
    expect(asked[0]).toContain("session=maker-1&link=m7%2F34&node=34_1");
  });

  it("shows no drawing that is more than one", async () => {
    answer = { status: 200, body: { ...node, svg: "<svg viewBox='0 0 1 1'><script>alert(1)</script></svg>" } };
    await expect(catalogue().node({ ...question, session: "", link: "1", nodeId: "34_1" })).rejects.toMatchObject({
      kind: "bad data",
    });
  });

  it.each([
    [200, { error: "No results" }, "no results"],
    [404, {}, "none"],
    [200, {}, "none"],
  ])("status %i with %j is %s", async (status, body, outcome) => {
    answer = { status, body };
    await expect(catalogue().tree(question)).resolves.toBe(outcome);
  });

  it.each([
    [200, { error: "database is down" }, "unavailable"],
    [429, {}, "limited"],
    [500, {}, "unavailable"],
    [200, "<!doctype html>", "bad data"],
  ])("status %i with %j is a failure: %s", async (status, body, kind) => {
    answer = { status, body };
    await expect(catalogue().tree(question)).rejects.toMatchObject({ kind });
    await expect(catalogue().applicability({ number: "1", lang: "fr", page: 1 })).rejects.toMatchObject({ kind });
  });

  it("knows a number that nobody has from a service that failed", async () => {
    answer = { status: 200, body: { error: "part_code not found" } };
    await expect(catalogue().applicability({ number: "1", lang: "fr", page: 1 })).resolves.toEqual([]);
  });

  it("refuses names that are none of ours, with the variable's name", () => {
    expect(() => catalogue('{"price":"cost"}')).toThrow("ETABLI_OE_CATALOGUE_FIELDS");
  });
});
