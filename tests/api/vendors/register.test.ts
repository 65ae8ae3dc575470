import { prisma } from "@/lib/platform/db";
import { conditionsVersion } from "@/lib/domains/vendors/conditions";
import type { VendorAccount } from "@/lib/domains/vendors/schema";
import { makeCompany, secondUser } from "@/tests/support/company";
import { json, refusal } from "@/tests/support/counter";
import { admitter, decide, merchantRights, numberOfStore, register, storeOf } from "@/tests/support/stores";
import "@/tests/support/end";

const merchant = () => makeCompany({ rights: merchantRights });
const account = (company: Awaited<ReturnType<typeof merchant>>) => json<VendorAccount>(company.get("/vendor/account"));
const faultsOf = async (response: Response) =>
  (await json<{ fields: { field: string; message: string }[] }>(response)).fields;

describe("a company that asks to sell", () => {
  it("is new, then waits for approval, and is new again when it takes its application back", async () => {
    const company = await merchant();
    expect(await json(company.get("/vendor/status"))).toEqual({ status: "new" });
    expect(await json(company.get("/vendor/store"))).toEqual({ storeName: null });
    expect(await json(register(company))).toEqual({ status: "waiting-for-approval" });
    expect(await json(company.get("/vendor/status"))).toEqual({ status: "waiting-for-approval" });
    expect(await json(company.get("/vendor/store"))).toEqual({ storeName: `Magasin ${company.companyId}` });
    expect(await json(company.post("/vendor/cancel"))).toEqual({ status: "new" });
    expect(await json(company.get("/vendor/store"))).toEqual({ storeName: null });
  });

  it("needs the fields of the specification and no others", async () => {
    const company = await merchant();
    const { storeName, adress1, country, postalCode, phoneNumber, accept } = storeOf(company);
    const least = { storeName, adress1, country, postalCode, phoneNumber, accept };
    expect((await company.post("/vendor/register", least)).status).toBe(200);
    expect((await account(company)).store).toMatchObject({ storeName, city: "", iban: "" });
    for (const field of ["storeName", "adress1", "country", "postalCode", "phoneNumber"])
      expect(await faultsOf(await company.post("/vendor/register", { ...least, [field]: "" }))).toContainEqual({
        ...{ field, message: "required" },
      });
  });

  it.each([
    [{ storeName: "x".repeat(51) }, "storeName", "too-long"],
    [{ country: "US" }, "country", "country"],
    [{ postalCode: "1" }, "postalCode", "postal-code"],
    [{ phoneNumber: "none" }, "phoneNumber", "phone"],
    [{ accept: false }, "accept", "Vous devez accepter les conditions générales de vente pour continuer."],
  ])("is refused with %j", async (part, field, message) => {
    const company = await merchant();
    const answer = await register(company, part);
    expect(answer.status).toBe(400);
    expect(await faultsOf(answer)).toContainEqual({ field, message });
    expect(await json(company.get("/vendor/status"))).toEqual({ status: "new" });
  });

  it("keeps a name of markup as it is, and one of fifty characters", async () => {
    const company = await merchant();
    const storeName = `<b onclick="x">${company.companyId}</b>&amp;'"`;
    await register(company, { storeName });
    expect((await account(company)).store?.storeName).toBe(storeName);
    const long = `${company.companyId}`.padEnd(50, "é");
    expect((await register(company, { storeName: long })).status).toBe(200);
    expect((await account(company)).store?.storeName).toBe(long);
  });

  it("takes no name that another store has, whatever its case, accents and blanks", async () => {
    const [first, second] = [await merchant(), await merchant()];
    const mark = first.companyId;
    await register(first, { storeName: `Rhône Pièces ${mark}` });
    for (const storeName of [`RHONE PIECES ${mark}`, ` rhône   pieces${mark} `, `Rhône Pièces ${mark}`]) {
      const answer = await register(second, { storeName });
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({
        ...{ code: "store-exists", title: "Ce magasin existe déjà, veuillez choisir un autre nom" },
      });
    }
    expect((await register(first, { storeName: `RHONE PIECES ${mark}` })).status).toBe(200);
    await first.post("/vendor/cancel");
    expect((await register(second, { storeName: `rhone pieces ${mark}` })).status).toBe(200);
  });

  it("shares a name with nobody when ten ask for it at once", async () => {
    const companies = await Promise.all(Array.from({ length: 10 }, merchant));
    const storeName = `Seul ${companies[0]?.companyId}`;
    const answers = await Promise.all(companies.map((company) => register(company, { storeName })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  });

  it("is bound by nobody without the right to its account", async () => {
    const company = await merchant();
    const reader = await secondUser(company, ["CaiaApp"]);
    expect((await reader.post("/vendor/register", storeOf(company))).status).toBe(403);
    for (const path of ["/vendor/cancel", "/vendor/conditions", "/vendor/terms"])
      expect((await reader.post(path, {})).status).toBe(403);
    expect((await reader.get("/vendor/account")).status).toBe(403);
    expect(await json(reader.get("/vendor/status"))).toEqual({ status: "new" });
  });

  it("does once what is sent twice with one key", async () => {
    const company = await merchant();
    const headers = { "idempotency-key": `k-${company.companyId}` };
    const send = () => company.post("/vendor/register", storeOf(company), headers);
    expect(await json(send())).toEqual(await json(send()));
    const { version } = await prisma().vendor.findUniqueOrThrow({ where: { companyId: company.companyId } });
    expect(version).toBe(2);
  });
});

describe("the conditions of sale", () => {
  it("have an address in each language", async () => {
    const company = await merchant();
    expect(await json(company.get("/cgv/fr"))).toEqual({ url: "/cgv/fr" });
  });

  it("are kept in the version that was accepted, by whom and when, and a new one asks again", async () => {
    const company = await merchant();
    await register(company);
    expect((await account(company)).consent).toMatchObject({ version: conditionsVersion });
    const { companyId, userId } = company;
    const stored = await prisma().vendorConsent.findMany({ where: { companyId } });
    expect(stored).toMatchObject([{ version: conditionsVersion, userId }]);
    await prisma().vendorConsent.updateMany({ where: { companyId }, data: { version: "2020-01-01" } });
    expect(await account(company)).toMatchObject({ consent: { version: "2020-01-01" }, conditions: conditionsVersion });
    expect(await refusal(await company.post("/vendor/conditions", { version: "2020-01-01" }))).toEqual([
      ...[409, "other-version"],
    ]);
    expect((await company.post("/vendor/conditions", { version: conditionsVersion })).status).toBe(200);
    expect((await account(company)).consent?.version).toBe(conditionsVersion);
    expect(await prisma().vendorConsent.count({ where: { companyId } })).toBe(2);
  });
});

describe("a store that was decided upon", () => {
  it("is sent in again only after a refusal or a question, and told why", async () => {
    const [company, admin] = [await merchant(), await admitter()];
    await register(company);
    const number = await numberOfStore(company);
    await decide(admin, number, "refuse", "Le SIREN n’est pas le vôtre");
    expect(await account(company)).toMatchObject({ status: "refused", reason: "Le SIREN n’est pas le vôtre" });
    expect((await register(company)).status).toBe(200);
    await decide(admin, number, "ask", "Quel compte ?");
    expect(await account(company)).toMatchObject({ status: "vendor", reason: "Quel compte ?" });
    expect((await register(company)).status).toBe(200);
    expect(await account(company)).toMatchObject({ status: "waiting-for-approval", reason: "" });
    await decide(admin, number, "approve");
    expect(await refusal(await register(company))).toEqual([409, "already-vendor"]);
    expect(await refusal(await company.post("/vendor/cancel"))).toEqual([409, "already-vendor"]);
  });
});

it("countries are those in which a store may stand", async () => {
  const countries = await json<{ id: string; ISOcode2: string; label: string }[]>(
    (await merchant()).get("/countries/fr"),
  );
  expect(countries).toContainEqual({ id: "F", ISOcode2: "FR", label: "France" });
  expect(countries).toHaveLength(33);
});
