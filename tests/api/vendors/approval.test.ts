import { prisma } from "@/lib/platform/db";
import type { VendorCase, VendorList } from "@/lib/domains/vendors/schema";
import { makeCompany, secondUser } from "@/tests/support/company";
import { json, refusal } from "@/tests/support/counter";
import { admitter, decide, merchantRights, numberOfStore, register } from "@/tests/support/stores";
import "@/tests/support/end";

const merchant = () => makeCompany({ rights: merchantRights });
let admin: Awaited<ReturnType<typeof admitter>>;
beforeAll(async () => {
  admin = await admitter();
});

async function waiting(more: object = {}) {
  const company = await merchant();
  await register(company, more);
  return { company, number: await numberOfStore(company) };
}

const caseOf = (number: number) => json<VendorCase>(admin.get(`/vendors/${number}`));
const checksOf = async (number: number) =>
  Object.fromEntries((await caseOf(number)).checks.map(({ name, word }) => [name, word]));
const rightsOf = async ({ companyId, userId }: { companyId: number; userId: number }) =>
  (await prisma().membership.findUniqueOrThrow({ where: { companyId_userId: { companyId, userId } } })).rights;

describe("who admits vendors", () => {
  it("is an administrator of the house that runs the portal, and nobody else", async () => {
    const { number } = await waiting();
    const helper = await secondUser({ companyId: 11, stockGroupId: 1 }, ["CaiaApp", "UsersAdmin", "Store"]);
    const elsewhere = await makeCompany();
    for (const [client, status] of [
      [helper, 403],
      [elsewhere, 404],
    ] as const) {
      expect((await client.get("/vendors")).status).toBe(status);
      expect((await client.get(`/vendors/${number}`)).status).toBe(status);
      expect((await client.post(`/vendors/${number}/decision`, { decision: "approve" })).status).toBe(status);
    }
    expect((await caseOf(number)).status).toBe("waiting-for-approval");
    expect((await admin.post("/vendors/2000000000/decision", { decision: "approve" })).status).toBe(404);
  });

  it("hears of every new one, with how many wait", async () => {
    const before = await json<VendorList>(admin.get("/vendors"));
    const { number, company } = await waiting();
    const listed = await prisma().event.findFirst({
      where: { companyId: 11, kind: "Vendors" },
      orderBy: { id: "desc" },
    });
    expect(listed?.data).toMatchObject({ waiting: expect.any(Number) as number });
    const rows: number[] = [];
    let after: number | null = null;
    do {
      const page: VendorList = await json<VendorList>(admin.get(`/vendors${after ? `?after=${after}` : ""}`));
      rows.push(...page.vendors.map((row) => row.number));
      after = page.next;
    } while (after !== null);
    expect(rows).toContain(number);
    expect(before.vendors.map((row) => row.number)).not.toContain(number);
    await company.post("/vendor/cancel");
    expect((await admin.get(`/vendors/${number}`)).status).toBe(404);
  });
});

describe("the automatic checks", () => {
  it("are green for a store whose numbers agree", async () => {
    const { number } = await waiting({ registration: "987650348", vatNumber: "FR17987650348" });
    expect(await checksOf(number)).toMatchObject({ registration: "ok", vat: "ok", iban: "ok", trader: "ok" });
  });

  it("say what does not agree, and refuse nobody", async () => {
    const { number } = await waiting({ registration: "987650125", vatNumber: "FR54987650231", iban: "FR00" });
    expect(await checksOf(number)).toMatchObject({ registration: "wrong-key", vat: "ok", iban: "wrong-key" });
    expect((await decide(admin, number, "approve")).status).toBe(200);
  });

  it("find a second store of the same company", async () => {
    const first = await waiting({ registration: "732829320", vatNumber: "", iban: "", phoneNumber: "01 40 00 00 01" });
    const second = await waiting({
      registration: "732 829 320 00074",
      vatNumber: "",
      iban: "",
      phoneNumber: "01 40 00 00 02",
    });
    const { checks } = await caseOf(second.number);
    expect(checks.find(({ name }) => name === "duplicates")).toMatchObject({
      ...{ word: "found", found: expect.arrayContaining([`Magasin ${first.company.companyId}`]) as string[] },
    });
  });
});

describe("an approval", () => {
  it("waits for what the law wants known of who sells", async () => {
    const { number } = await waiting({ email: "", iban: "" });
    const answer = await decide(admin, number, "approve");
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: "trader-unknown", missing: ["email", "iban"] });
  });

  it("gives rights at once, and a suspension takes back what approval gave and nothing else", async () => {
    const { company, number } = await waiting();
    const owner = await secondUser(company, [...merchantRights, "Stock"]);
    const reader = await secondUser(company, ["CaiaApp"]);
    expect((await company.get("/own-stock")).status).toBe(403);
    expect((await decide(admin, number, "approve")).status).toBe(200);
    expect((await company.get("/own-stock")).status).toBe(200);
    expect((await reader.get("/own-stock")).status).toBe(403);
    expect(await json(company.get("/vendor/status"))).toEqual({ status: "approuved" });
    expect((await decide(admin, number, "suspend", "Colis jamais envoyés")).status).toBe(200);
    expect((await company.get("/own-stock")).status).toBe(403);
    expect((await owner.get("/own-stock")).status).toBe(200);
    expect(await rightsOf(company)).toEqual([...merchantRights]);
    expect((await decide(admin, number, "reinstate")).status).toBe(200);
    expect((await company.get("/own-stock")).status).toBe(200);
  });

  it("makes the company one of the family of vendors, and gives it a shelf where it has none", async () => {
    const company = await merchant();
    const { companyId, userId } = company;
    await prisma().stockGroupMember.deleteMany({ where: { companyId } });
    await prisma().stockGroup.deleteMany({ where: { companyId } });
    await register(company);
    await decide(admin, await numberOfStore(company), "approve");
    const families = await prisma().companySetting.findFirst({ where: { companyId, name: "families" } });
    expect(families?.value).toEqual(expect.arrayContaining(["vendor"]));
    const members = await prisma().stockGroupMember.findMany({ where: { companyId } });
    expect(members).toMatchObject([{ userId, canUpdate: true }]);
  });

  it("is none of a state that knows no such step, nor of what has changed since", async () => {
    const { company, number } = await waiting();
    expect(await refusal(await decide(admin, number, "suspend", "x"))).toEqual([409, "no-such-decision"]);
    expect((await decide(admin, number, "refuse")).status).toBe(400);
    const { version } = await caseOf(number);
    await register(company, { city: "Vaise" });
    const late = await admin.post(`/vendors/${number}/decision`, { decision: "approve", seen: version });
    expect(await refusal(late)).toEqual([409, "changed-meanwhile"]);
    const both = await Promise.all(["approve", "refuse"].map((one) => decide(admin, number, one, "parce que")));
    expect(both.map(({ status }) => status)).toContain(200);
  });

  it("leaves a trace with its reason", async () => {
    const { number } = await waiting();
    await decide(admin, number, "refuse", "Société inconnue");
    const entry = await prisma().auditEntry.findFirst({
      where: { companyId: 11, entity: "vendor", entityId: String(number), action: "refuse" },
    });
    expect(entry?.detail).toEqual({ reason: "Société inconnue" });
  });
});
