import http from "node:http";
import type { AddressInfo } from "node:net";
import { makeEntreprisesRegister } from "./client";
import garages from "./recorded/garages.json";
import laPoste from "./recorded/la-poste.json";

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
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/search`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const register = () =>
  makeEntreprisesRegister({ url, key: "secret", keyHeader: "x-key", timeoutMs: 500, allowPrivateAddresses: true });

describe("the state's register over HTTP", () => {
  it("reads a recorded company by its SIREN", async () => {
    answer = { status: 200, body: laPoste };
    await expect(register().bySiren("356000000")).resolves.toEqual({
      siren: "356000000",
      siret: "35600000000048",
      name: "LA POSTE",
      legalForm: "SA",
      address: "9 RUE DU COLONEL PIERRE AVIA",
      postalCode: "75015",
      city: "PARIS",
      naf: "5310Z",
      active: true,
    });
    expect(asked[0]?.url).toBe("/search?q=356000000&page=1&per_page=1&minimal=true&include=siege");
    expect(asked[0]?.headers["x-key"]).toBe("secret");
  });

  it("takes no other company for the one asked for", async () => {
    answer = { status: 200, body: laPoste };
    await expect(register().bySiren("987650348")).resolves.toBeNull();
    answer = { status: 200, body: { results: [] } };
    await expect(register().bySiren("732829320")).resolves.toBeNull();
  });

  it("puts those that work first and leaves out what is kept back", async () => {
    answer = { status: 200, body: garages };
    await expect(register().search("garage", 10)).resolves.toMatchObject([
      { siren: "987650645", name: "GARAGE & FILS", legalForm: "EI", address: null, postalCode: null, city: "LYON" },
      { siren: "987650538", name: "GARAGE DES TILLEULS", legalForm: "SARL", address: "ZA LES PRES", active: false },
    ]);
  });

  it("does not ask what the service refuses, and says why it gives no answer", async () => {
    await expect(register().search(" ga ", 10)).resolves.toEqual([]);
    expect(asked).toHaveLength(0);
    for (const [status, body, kind] of [
      [429, {}, "limited"],
      [500, {}, "unavailable"],
      [200, { data: [] }, "bad data"],
    ] as const) {
      answer = { status, body };
      await expect(register().search("garage", 10)).rejects.toMatchObject({ kind });
    }
  });
});
