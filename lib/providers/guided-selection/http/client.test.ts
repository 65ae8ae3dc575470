import http from "node:http";
import type { AddressInfo } from "node:net";
import { isLate } from "@/lib/providers/http/late";
import { makeHttpGuidedSelection } from "./client";
import { readCriteria } from "./map";

let server: http.Server;
let url: string;
let asked: string[];
let answer: (response: http.ServerResponse) => void;
const send = (status: number, body: unknown) => {
  answer = (response) => void response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));
};

beforeEach(async () => {
  asked = [];
  server = http.createServer((request, response) => {
    asked.push(`${request.url} ${request.headers["x-key"]}`);
    answer(response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/guided?tenant=7`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const source = (fields = '{"oe":"ref"}', timeoutMs = 20_000) =>
  makeHttpGuidedSelection({
    ...{ url, key: "secret", keyHeader: "x-key", fields },
    ...{ timeoutMs, allowPrivateAddresses: true },
  });
const question = { vehicleId: 500080, lang: "fr" };
const item = {
  itemId: "10004",
  label: "Étrier",
  frontRear: "Front",
  leftRight: "both",
  criterias: [
    { ref: "77 01 901 462", label: "Frein : Bosch, Ø : 25,4 mm" },
    { ref: "", label: "x" },
  ],
};

describe("a guided selection over HTTP", () => {
  it("is read by the service's own names, criteria as questions and answers", async () => {
    send(200, { data: [item, { label: "without a part" }, "text"] });
    expect(await source().references({ ...question, itemId: 10004 })).toEqual([
      {
        ...{ oe: "77 01 901 462", itemId: 10004, label: "Étrier", frontRear: "front", leftRight: null },
        uses: [
          {
            ...{ condition: {}, stated: [] },
            seen: [
              { key: "frein", question: "Frein", value: "BOSCH", text: "Bosch" },
              { key: "o", question: "Ø", value: "254MM", text: "25,4 mm" },
            ],
          },
        ],
      },
    ]);
    expect(asked[0]).toBe("/guided?tenant=7&subject=references&vehicleId=500080&lang=fr&itemId=10004 secret");
    expect(await source().references({ ...question, oes: ["X1"] })).toEqual([]);
    expect(await source().parts(question)).toEqual([{ itemId: 10004, label: "Étrier", references: 1 }]);
  });

  it("tells a vehicle that it does not know from one without references", async () => {
    send(404, {});
    expect(await source().references(question)).toBeNull();
    expect(await source().vehicleId(1)).toBeNull();
    send(200, []);
    expect(await source().references({ ...question, lang: "en" })).toEqual([]);
    send(200, { vehicleId: 12 });
    expect(await source().vehicleId(2)).toBe(12);
    send(200, [10002, "10001", { itemId: 10002 }, "x"]);
    expect(await source().items()).toEqual([10001, 10002]);
  });

  it.each([
    [429, {}, "limited"],
    [500, {}, "unavailable"],
    [200, "<title>Sign in</title>", "bad data"],
    [200, '"a text"', "bad data"],
  ])("status %i with %j is %s", async (status, body, kind) => {
    send(status, body);
    await expect(source().references(question)).rejects.toMatchObject({ kind });
  });

  it("that never answers is late; a field that is not ours is a mistake", async () => {
    answer = () => undefined;
    expect(
      isLate(
        await source("", 200)
          .references(question)
          .catch((error: unknown) => error),
      ),
    ).toBe(true);
    expect(() => source('{"number":"ref"}')).toThrow("ETABLI_GUIDED_SELECTION_FIELDS");
  });
});

it("criteria without a colon answer themselves, decimals keep their comma", () => {
  expect(readCriteria("avec ABS, Longueur: 1,5 m").map(({ key, text }) => [key, text])).toEqual([
    ["avecabs", "avec ABS"],
    ["longueur", "1,5 m"],
  ]);
});
