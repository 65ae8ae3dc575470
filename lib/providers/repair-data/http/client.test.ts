import http from "node:http";
import type { AddressInfo } from "node:net";
import { isLate } from "@/lib/providers/http/late";
import { makeHttpRepairData } from "./client";
import brakes from "./recorded/brakes.json";
import services from "./recorded/services.json";

let server: http.Server;
let url: string;
let asked: http.IncomingMessage[];
let answer: (response: http.ServerResponse) => void;
const send = (status: number, body: unknown) => {
  answer = (response) => void response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));
};

beforeEach(async () => {
  asked = [];
  server = http.createServer((request, response) => {
    asked.push(request);
    answer(response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/documents?tenant=7`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const fields = JSON.stringify({ technicalInformation: "technical", description: "label", value: "val" });
const data = (own = fields) =>
  makeHttpRepairData({
    ...{ url, key: "secret", keyHeader: "x-key", fields: own, sourceName: "Repair Example" },
    ...{ timeoutMs: 300, allowPrivateAddresses: true },
  });
const question = { mid: "REN00080", lang: "fr" };

describe("repair data over HTTP", () => {
  it("are read by the service's own names; what has no value, number or safe address is left out", async () => {
    send(200, brakes);
    const panel = await data().panel("serviceBrakes", { ...question, registered: "2007-03" });
    expect(panel).toEqual({
      technicalInformation: [
        {
          title: "Front axle",
          items: [
            {
              ...{ description: "Disc, minimum thickness", value: "20", unit: "mm", qualifier: null, note: null },
              ...{ type: "text", parts: [] },
            },
            {
              ...{ description: "Wear drawing", value: "https://pictures.example.com/wear.png", unit: null },
              ...{ qualifier: null, note: null, type: "image", parts: [] },
            },
            {
              ...{ description: "Fluid", value: null, unit: null, qualifier: null, note: null, type: "compound_text" },
              parts: [{ description: null, value: "DOT 4", unit: null }],
            },
          ],
        },
      ],
      precautions: [
        { kind: "warning", text: "Both sides of an axle", parts: [] },
        { kind: "step", text: "Pump the pedal", parts: [] },
      ],
      procedures: [{ title: "Fitting", steps: [{ kind: "step", text: "Tighten", parts: ["first", "second"] }] }],
      repairTimes: [
        {
          ...{ repair_id: "FBP", repair_description: "Front pads", action: "replace", time_mins: 48 },
          ...{ includes: [], articles: [] },
        },
        {
          ...{ repair_id: "FBD", repair_description: "Front discs", action: "–", time_mins: 85 },
          ...{ includes: ["FBP"], articles: [10002] },
        },
      ],
    });
    expect(asked[0]?.url).toBe("/documents?tenant=7&subject=serviceBrakes&mid=REN00080&lang=fr&registered=2007-03");
    expect(asked[0]?.headers["x-key"]).toBe("secret");
  });

  it("tell services with their intervals; one without an interval is none", async () => {
    send(200, services);
    const every = { km: 20_000, months: 24 };
    const severe = { km: 10_000, months: null };
    const schedule = { first: every, every, severe: { first: severe, every: severe } };
    const head = { serviceId: "A", label: "Intermediate service", time_mins: 30, operationCount: 2, schedule };
    await expect(data("").services(question)).resolves.toEqual([head]);
    const found = await data("").intervals({ ...question, serviceId: "A" });
    expect(found).toMatchObject({
      ...head,
      operations: [
        { id: "OIL", kind: "replace" },
        { id: "CHK", kind: "check" },
      ],
    });
    expect(found?.operations[0]).toMatchObject({
      fluid: { quantity: "4.5", unit: "l", grade: "5W-30", spec: null },
      schedule: { every: { km: 20_000, months: null }, severe: null },
    });
    await expect(data("").intervals({ ...question, serviceId: "X" })).resolves.toBeNull();
  });

  it.each([
    [404, {}],
    [200, []],
    [200, {}],
    [200, { data: [] }],
  ])("status %i with %j is nothing", async (status, body) => {
    send(status, body);
    await expect(data().panel("acRecharge", question)).resolves.toBeNull();
    await expect(data().services(question)).resolves.toBeNull();
  });

  it.each([
    [429, {}, "limited"],
    [402, {}, "limited"],
    [500, {}, "unavailable"],
    [200, '{"technical": [{"title"', "bad data"],
    [200, "<!doctype html><title>Sign in</title>", "bad data"],
    [200, '"a text"', "bad data"],
  ])("status %i with %j is %s", async (status, body, kind) => {
    send(status, body);
    const failure = await data()
      .panel("acRecharge", question)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind });
    expect(isLate(failure)).toBe(false);
  });

  it("that never come, or stop in the middle, are late", async () => {
    answer = () => undefined;
    const silent = await data()
      .panel("acRecharge", question)
      .catch((error: unknown) => error);
    expect([(silent as { kind: string }).kind, isLate(silent)]).toEqual(["unavailable", true]);
    answer = (response) => void response.writeHead(200).write('{"technical":');
    const half = await data()
      .panel("batteryReplacement", question)
      .catch((error: unknown) => error);
    expect([(half as { kind: string }).kind, isLate(half)]).toEqual(["unavailable", true]);
  });

  it("are whose the installation says, else the host's", () => {
    expect(data().source).toEqual({ name: "Repair Example", demonstration: false });
    expect(makeHttpRepairData({ url, key: "", keyHeader: "x", fields: "", sourceName: "" }).source.name).toMatch(
      "127.0.0.1",
    );
  });

  it("refuse a field that is none of ours when the service is chosen", () => {
    expect(() => data('{"colour":"x"}')).toThrow("ETABLI_REPAIR_DATA_FIELDS");
  });
});
