import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { lightResponse } from "./light-response";

it("leaves the globals as they were and is what the listener writes", async () => {
  const [request, response] = [globalThis.Request, globalThis.Response];
  const Light = lightResponse();
  expect([globalThis.Request, globalThis.Response]).toEqual([request, response]);
  expect(Light).not.toBe(response);
  expect(lightResponse()).toBe(Light);

  const answer = () => new Light("[1]", { status: 201, headers: { "content-type": "application/json" } });
  const server = createServer(getRequestListener(answer, { overrideGlobalObjects: false }));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const got = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  expect([got.status, got.headers.get("content-type"), await got.json()]).toEqual([201, "application/json", [1]]);
  server.close();
});
