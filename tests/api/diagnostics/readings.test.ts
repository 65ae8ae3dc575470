import { prisma } from "@/lib/platform/db";
import { makeCompany, secondUser } from "@/tests/support/company";
import "@/tests/support/end";

type Company = Awaited<ReturnType<typeof makeCompany>>;
const json = async <T>(response: Response | Promise<Response>) => (await (await response).json()) as T;

const vin = "VF1BR1H0H40123456";
const fault = (code: string, state = "stored") => ({ code, state, unit: "7E8" });
const reading = (codes: string[]) => ({
  ...{ vin, protocol: "A6", faults: codes.map((code) => fault(code)) },
  readiness: { mil: codes.length > 0, count: codes.length, monitors: [{ name: "egr", ready: false }] },
});
interface Kept {
  id: number;
  seen: { code: string; lastAt: string; times: number; clearedAt: string | null }[];
}
const keep = (company: Pick<Company, "post">, codes: string[], headers?: Record<string, string>) =>
  json<Kept>(company.post("/diagnostics/readings", reading(codes), headers));
const listed = async (company: Pick<Company, "get">) =>
  (await json<{ readings: { id: number; clearedAt: string | null }[] }>(company.get(`/diagnostics/readings/${vin}`)))
    .readings;

describe("readings of a vehicle", () => {
  it("are kept in the company, and the next one says what came back", async () => {
    const [company, stranger] = await Promise.all([makeCompany(), makeCompany()]);
    const first = await keep(company, ["P0401", "P0299"]);
    expect(first.seen).toEqual([]);
    const second = await keep(company, ["P0401", "U0100"]);
    expect(second.seen).toEqual([{ code: "P0401", lastAt: expect.any(String), times: 1, clearedAt: null }]);
    expect((await listed(company)).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await listed(stranger)).toEqual([]);
    expect((await keep(stranger, ["P0401"])).seen).toEqual([]);
  });

  it("are kept once however often one is sent", async () => {
    const company = await makeCompany();
    const key = { "idempotency-key": "one-reading" };
    const [one, other] = [await keep(company, ["P0401"], key), await keep(company, ["P0401"], key)];
    expect([other, (await listed(company)).length]).toEqual([one, 1]);
  });

  it("need Diag", async () => {
    const company = await makeCompany({ rights: ["CaiaApp", "DTC"] });
    expect((await company.post("/diagnostics/readings", reading(["P0401"]))).status).toBe(403);
    expect((await company.get(`/diagnostics/readings/${vin}`)).status).toBe(403);
  });

  it.each([
    ["a VIN of 16 characters", { vin: "VF1BR1H0H4012345" }],
    ["a code of another alphabet", { faults: [{ ...fault("P0401"), code: "Р0401" }] }],
    ["a code that is none", { faults: [{ ...fault("P0401"), code: "P9999" }] }],
    ["201 codes", { faults: Array.from({ length: 201 }, () => fault("P0401")) }],
    ["a state that is none", { faults: [fault("P0401", "imagined")] }],
  ])("are refused with %s", async (_, wrong) => {
    const company = await makeCompany();
    expect((await company.post("/diagnostics/readings", { ...reading(["P0401"]), ...wrong })).status).toBe(400);
  });
});

describe("clearing", () => {
  it("needs expertData and an engine that is off, and leaves a row before and one after", async () => {
    const company = await makeCompany();
    const { id } = await keep(company, ["P0401"]);
    const clerk = await secondUser(company, ["CaiaApp", "Diag"]);
    const at = `/diagnostics/readings/${id}/clearing`;
    expect((await clerk.post(at, { step: "ordered", engineOff: true })).status).toBe(403);
    expect((await company.post(at, { step: "ordered", engineOff: false })).status).toBe(400);
    expect((await company.post(at, { step: "ordered", engineOff: true })).status).toBe(200);
    expect((await listed(company))[0]?.clearedAt).toBeNull();
    expect((await company.post(at, { step: "done", engineOff: true })).status).toBe(200);
    expect((await listed(company))[0]?.clearedAt).not.toBeNull();
    const trail = await prisma().auditEntry.findMany({
      where: { companyId: company.companyId, entityId: vin },
      orderBy: { id: "asc" },
      select: { action: true, detail: true },
    });
    const detail = { codes: ["P0401"] };
    expect(trail).toEqual(["read-codes", "order-clearing", "clear-codes"].map((action) => ({ action, detail })));
    expect((await keep(company, ["P0401"])).seen[0]?.clearedAt).not.toBeNull();
  });

  it("of another company's reading is of none", async () => {
    const [company, stranger] = await Promise.all([makeCompany(), makeCompany()]);
    const { id } = await keep(company, ["P0401"]);
    const answer = await stranger.post(`/diagnostics/readings/${id}/clearing`, { step: "done", engineOff: true });
    expect(answer.status).toBe(404);
    expect((await listed(company))[0]?.clearedAt).toBeNull();
  });
});
