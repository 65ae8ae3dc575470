import { createHash } from "node:crypto";
import { derivedToken } from "@/lib/platform/derived-token";
import { prisma } from "@/lib/platform/db";
import { clientOf, makeCompany, secondUser } from "@/tests/support/company";
import "@/tests/support/end";

type Company = Awaited<ReturnType<typeof makeCompany>>;
const vin = "VF1BR1H0H40123456";
let garage: Company;

const json = async (response: Promise<Response>) => {
  const answer = await response;
  const text = await answer.text();
  return { status: answer.status, body: (text === "" ? null : JSON.parse(text)) as Record<string, unknown> };
};
const make = async (company: Company, vehicle: object = {}) =>
  (await json(company.post("/passes", { vin, vehicle }))).body as { pass: { serial: string }; accepted: boolean };

beforeAll(async () => {
  garage = await makeCompany();
});

describe("a pass", () => {
  it("is made of a vehicle that the registry knows, once, and changed by the second call", async () => {
    const first = await make(garage, { nextInspection: "2027-03-01", nextRevisionKm: 180_000 });
    const again = await make(garage, { nextRevision: "2026-12-24" });
    expect(again.pass).toMatchObject({
      ...{ serial: first.pass.serial, vin, plate: "AB-123-CD", critAir: "3", energy: "diesel" },
      ...{ nextInspection: "2027-03-01", nextRevision: "2026-12-24", nextRevisionKm: 180_000, revokedAt: null },
    });
    expect(first.pass.serial).toMatch(/^[0-9a-f-]{36}$/);
    const { body } = await json(garage.get(`/passes/vehicle/${vin}`));
    expect(body).toMatchObject({ issued: { pass: { serial: first.pass.serial }, accepted: false, google: null } });
  });

  it("is refused for vehicles and days that do not exist, and without the right", async () => {
    expect(await json(garage.post("/passes", { vin: "VF1AAAAAA40000001", vehicle: {} }))).toMatchObject({
      status: 404,
    });
    expect(await json(garage.post("/passes", { vin: "no vin", vehicle: {} }))).toMatchObject({ status: 400 });
    for (const vehicle of [{ nextInspection: "2027-02-30" }, { nextRevisionKm: -1 }, { tyres: "x".repeat(61) }])
      expect(await json(garage.post("/passes", { vin, vehicle }))).toMatchObject({
        status: 400,
        body: { code: "invalid-input" },
      });
    const reader = await secondUser(garage, ["CaiaApp", "CarIdentifier"]);
    expect(await json(reader.post("/passes", { vin, vehicle: {} }))).toMatchObject({ status: 403 });
    expect(await json(reader.get("/pkpass"))).toMatchObject({ status: 403 });
  });

  it("is found by plate, VIN and vehicle, with the days that its certificate is good for", async () => {
    const { pass } = await make(garage);
    for (const q of ["ab123cd", "AB-123", vin.slice(3, 12), "clio", pass.serial]) {
      const { body } = await json(garage.get(`/pkpass?q=${encodeURIComponent(q)}`));
      expect([q, body.total, body.passes]).toMatchObject([q, 1, [{ serial: pass.serial }]]);
    }
    expect((await json(garage.get("/pkpass?q=zzz"))).body).toMatchObject({ total: 0, passes: [], next: null });
    expect((await json(garage.get("/pkpass"))).body).toMatchObject({ certificate: { kind: "trial", daysLeft: 824 } });
  });

  it("of another company is nowhere to be found", async () => {
    const { pass } = await make(garage);
    const stranger = await makeCompany();
    const calls = [
      () => stranger.get(`/pkpass/${pass.serial}`),
      () => stranger.del(`/pkpass/${pass.serial}`),
      () => stranger.post(`/updatePass/${pass.serial}`, { vehicle: { tyres: "stolen" } }),
    ];
    for (const call of calls) expect(await json(call())).toMatchObject({ status: 404, body: { code: "not-found" } });
    expect((await json(stranger.get("/pkpass"))).body).toMatchObject({ total: 0 });
    expect((await json(stranger.get(`/passes/vehicle/${vin}`))).body).toEqual({ issued: null });
    expect((await json(garage.get(`/passes/vehicle/${vin}`))).body).toMatchObject({
      issued: { pass: { revokedAt: null } },
    });
  });

  it("keeps what a change leaves out and empties what it says is none", async () => {
    const { pass } = await make(garage, { tyres: "185/60 R15", nextInspection: "2027-03-01" });
    const { body } = await json(
      garage.post(`/updatePass/${pass.serial}`, { vehicle: { nextInspection: null, companyId: 1 } }),
    );
    expect(body).toMatchObject({ tyres: "185/60 R15", nextInspection: null, companyId: garage.companyId });
  });

  it("is a file for administrators alone while its certificate is for trying", async () => {
    const { pass, accepted } = await make(garage);
    const file = await garage.get(`/pkpass/${pass.serial}`);
    expect(file.headers.get("content-type")).toBe("application/vnd.apple.pkpass");
    expect(file.headers.get("cache-control")).toContain("no-store");
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe("PK");
    expect(accepted).toBe(false);
    expect(await json(clientOf().get(`/passes/add/${pass.serial}`))).toMatchObject({ status: 404 });
    expect(await json(clientOf().get("/passes/add/00000000-0000-4000-8000-000000000000"))).toMatchObject({
      status: 404,
    });
  });

  it("that was withdrawn stays so: no change, no second life, and a new one can be made", async () => {
    const company = await makeCompany();
    const { pass } = await make(company);
    expect((await json(company.del(`/pkpass/${pass.serial}`))).body.revokedAt).not.toBeNull();
    expect(await json(company.del(`/pkpass/${pass.serial}`))).toMatchObject({ status: 200 });
    const change = await json(company.post(`/updatePass/${pass.serial}`, { vehicle: {} }));
    expect(change).toMatchObject({ status: 409, body: { code: "pass-withdrawn" } });
    const next = await make(company);
    expect(next.pass.serial).not.toBe(pass.serial);
  });
});

describe("phones", () => {
  const type = "pass.test.etabli";
  const phone = () => `phone${createHash("sha1").update(String(Math.random())).digest("hex")}`;

  it("hear of a pass with its token alone", async () => {
    const company = await makeCompany();
    const { serial } = (await make(company)).pass;
    const device = phone();
    const path = `/passes/v1/devices/${device}/registrations/${type}/${serial}`;
    const proof = { authorization: `ApplePass ${derivedToken("pass", serial)}` };
    const anyone = clientOf();
    const post = (headers: Record<string, string>) => anyone.post(path, { pushToken: "abc123" }, headers);
    const wrong: Record<string, string>[] = [
      {},
      { authorization: `ApplePass ${"x".repeat(43)}` },
      { authorization: `Bearer ${company.token}` },
    ];
    for (const headers of wrong) expect((await post(headers)).status).toBe(401);
    expect([(await post(proof)).status, (await post(proof)).status]).toEqual([201, 200]);

    const list = `/passes/v1/devices/${device}/registrations/${type}`;
    const { body } = await json(anyone.get(list));
    expect(body).toMatchObject({ serialNumbers: [serial] });
    const since = `${list}?passesUpdatedSince=${String(body.lastUpdated)}`;
    expect((await anyone.get(since)).status).toBe(204);
    await company.post(`/updatePass/${serial}`, { vehicle: { tyres: "new" } });
    expect((await json(anyone.get(since))).body).toMatchObject({ serialNumbers: [serial] });

    const file = await anyone.get(`/passes/v1/passes/${type}/${serial}`, proof);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/vnd.apple.pkpass"]);
    const modified = file.headers.get("last-modified") ?? "";
    expect(
      (await anyone.get(`/passes/v1/passes/${type}/${serial}`, { ...proof, "if-modified-since": modified })).status,
    ).toBe(304);
    expect((await anyone.get(`/passes/v1/passes/pass.other/${serial}`, proof)).status).toBe(401);

    await company.del(`/pkpass/${serial}`);
    expect((await anyone.get(`/passes/v1/passes/${type}/${serial}`, proof)).status).toBe(200);
    expect((await prisma().passDevice.findMany({ where: { serial } })).length).toBe(1);
    const gone = new Request(`http://x/api${path}`, { method: "DELETE", headers: proof });
    const { app } = await import("@/lib/api/app");
    expect((await app.request(gone)).status).toBe(200);
    expect((await prisma().passDevice.findMany({ where: { serial } })).length).toBe(0);
  });

  it("may complain", async () => {
    expect((await clientOf().post("/passes/v1/log", { logs: ["could not read"] })).status).toBe(200);
    expect((await clientOf().post("/passes/v1/log", { logs: "x" })).status).toBe(400);
  });
});
