import http from "node:http";
import type { AddressInfo } from "node:net";
import { makeHttpRegistry } from "./client";
import plain from "./recorded/plain.json";

let server: http.Server;
let url: string;
let asked: http.IncomingMessage[];
let answer: { status: number; body: unknown; text?: string; late?: boolean };

beforeEach(async () => {
  asked = [];
  server = http.createServer((request, response) => {
    asked.push(request);
    if (!answer.late) response.writeHead(answer.status).end(answer.text ?? JSON.stringify(answer.body));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/vehicles?tenant=7`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

// Short for whoever is late alone: a busy machine may answer late, too.
const [patient, short] = [5000, 100];

const registry = (
  fields = "",
  name: "plate-registry" | "vin-registry" = "plate-registry",
  timeoutMs: number = patient,
) =>
  makeHttpRegistry({
    ...{ name, url, key: "secret", keyHeader: "x-key", fields },
    ...{ timeoutMs, allowPrivateAddresses: true },
  });

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

  it.each([
    ["late", { status: 200, body: plain, late: true }, "unavailable", 2],
    ["broken inside", { status: 500, body: { error: "oops" } }, "unavailable", 2],
    ["forbidding", { status: 403, body: {} }, "unavailable", 1],
    ["half JSON", { status: 200, body: null, text: JSON.stringify(plain).slice(0, 80) }, "bad data", 1],
    ["a page", { status: 200, body: null, text: "<!doctype html><title>Sign in</title>" }, "bad data", 1],
    ["a number", { status: 200, body: 4 }, "bad data", 1],
  ])("%s: fails as it is, tries a second time only what may pass, and keeps nothing", async (_, given, kind, tries) => {
    const asking = registry("", "plate-registry", "late" in given ? short : patient);
    answer = given;
    await expect(asking.byPlate("FR", "AB123CD")).rejects.toMatchObject({ kind });
    expect(asked).toHaveLength(tries);
    answer = { status: 200, body: plain };
    await expect(asking.byPlate("FR", "AB123CD")).resolves.toHaveLength(1);
  });

  it("is not asked again for an hour about a vehicle that it does not know", async () => {
    const asking = registry();
    answer = { status: 404, body: {} };
    await expect(asking.byVin("VF1AAAAAA40000001")).resolves.toEqual([]);
    answer = { status: 200, body: plain };
    await expect(asking.byVin("VF1AAAAAA40000001")).resolves.toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it("reads fields under the names that the installation gives", async () => {
    answer = { status: 200, body: { chassisNumber: "VF1BR1H0H40123456", autodataMid: "REN00080", brand: "RENAULT" } };
    const fields = '{"vin":"chassisNumber","mid":"autodataMid","make":"brand"}';
    await expect(registry(fields, "vin-registry").byVin("VF1BR1H0H40123456")).resolves.toMatchObject([
      { vin: "VF1BR1H0H40123456", mid: "REN00080", make: "RENAULT" },
    ]);
  });

  it.each(["{vin}", '{"chassis":"vin"}', '{"vin":""}', "[]"])(
    "refuses the table of fields %s with what to write",
    (text) => {
      expect(() => registry(text)).toThrow("ETABLI_PLATE_REGISTRY_FIELDS");
      expect(() => registry(text, "vin-registry")).toThrow("ETABLI_VIN_REGISTRY_FIELDS");
    },
  );
});
