import http from "node:http";
import type { AddressInfo } from "node:net";
import { makeActiaSessions } from "./client";
import { mapSession } from "./map";

const none = { result: null, status: null, state: null, url: null, sessionUrl: null, message: null, error: null };

it.each([
  [{ result: "Success" }, { opened: true, address: null }],
  [
    { status: "ok", url: "https://a.example/s/1" },
    { opened: true, address: "https://a.example/s/1" },
  ],
  [
    { state: "OPENED", sessionUrl: "javascript:alert(1)" },
    { opened: true, address: null },
  ],
  [
    { result: "Error", message: "no licence" },
    { opened: false, reason: "no licence" },
  ],
  [
    { result: "Success", error: "busy" },
    { opened: false, reason: "busy" },
  ],
  [{}, { opened: false, reason: "" }],
])("%j means %j", (answer, opened) => expect(mapSession({ ...none, ...answer })).toEqual(opened));

describe("over HTTP", () => {
  let server: http.Server;
  let url: string;
  let asked: { authorization?: string; body: string }[];
  let answer: { status: number; body: string };

  beforeEach(async () => {
    asked = [];
    server = http.createServer(async (request, response) => {
      let body = "";
      for await (const chunk of request) body += String(chunk);
      asked.push({ authorization: request.headers.authorization, body });
      response.writeHead(answer.status).end(answer.body);
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sessions`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  const vehicle = { vin: "VF1BR1H0H40123456", immat: "AB-123-CD", brand: "Renault", model: "Clio", ktype: 1_000_080 };
  const open = () => makeActiaSessions({ url, key: "k", timeoutMs: 500, allowPrivateAddresses: true }).open(vehicle);

  it("sends the vehicle's facts under the key", async () => {
    answer = { status: 200, body: '{"result":"Success"}' };
    await expect(open()).resolves.toEqual({ opened: true, address: null });
    expect(asked).toEqual([{ authorization: "Bearer k", body: JSON.stringify(vehicle) }]);
  });

  it.each([
    [500, "{}", "unavailable"],
    [429, "{}", "limited"],
    [200, "<html>", "bad data"],
    [200, '{"result":', "bad data"],
  ])("status %i with %p is %s", async (status, body, kind) => {
    answer = { status, body };
    await expect(open()).rejects.toMatchObject({ kind });
  });
});
