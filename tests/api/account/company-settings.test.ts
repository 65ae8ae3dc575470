import { companySettings } from "@/lib/domains/account/settings/queries";
import { usualSettings } from "@/lib/domains/account/settings/fields";
import { prisma } from "@/lib/platform/db";
import { makeCompany, secondUser } from "@/tests/support/company";
import "@/tests/support/end";

type Client = Awaited<ReturnType<typeof makeCompany>>;
const json = async <T>(response: Response | Promise<Response>) => (await (await response).json()) as T;
const at = ({ companyId }: { companyId: number }) => `/companies/settings/${companyId}`;
const held = async (client: Client) => (await json<{ values: Record<string, unknown> }>(client.get(at(client)))).values;

describe("settings of a company", () => {
  it("hold as usual until somebody sets them; only what was sent changes, and the trail has a row of each", async () => {
    const company = await makeCompany();
    expect(await held(company)).toEqual(usualSettings);
    const values = { myBox: "https://box.example", faultCodeQuota: 5, families: ["vendor", "garage"] };
    const answer = await json<{ values: object }>(company.post(at(company), { values }));
    const now = { ...usualSettings, ...values, families: ["garage", "vendor"] };
    expect([answer.values, await held(company)]).toEqual([now, now]);
    expect((await company.post(at(company), { values: { faultCodeQuota: 5 } })).status).toBe(200);
    const trail = await prisma().auditEntry.findMany({
      where: { companyId: company.companyId, entity: "company-setting" },
      orderBy: { id: "asc" },
      select: { userId: true, action: true, entityId: true, detail: true },
    });
    const row = (entityId: string, before: unknown, after: unknown) => ({
      ...{ userId: company.userId, action: "change", entityId },
      detail: { before, after },
    });
    expect(trail).toEqual([
      row("myBox", null, "https://box.example"),
      row("faultCodeQuota", 200, 5),
      row("families", ["garage"], ["garage", "vendor"]),
    ]);
  });

  it("are told by the reader at once, to this process and to others within a second", async () => {
    const company = await makeCompany();
    expect((await companySettings(company.companyId)).faultCodeQuota).toBe(200);
    await company.post(at(company), { values: { faultCodeQuota: 7 } });
    const seen = async () => (await companySettings(company.companyId)).faultCodeQuota;
    const until = Date.now() + 900;
    while ((await seen()) !== 7 && Date.now() < until) await new Promise((wait) => setTimeout(wait, 10));
    expect(await seen()).toBe(7);
    // What another process wrote without a word is seen when the second is over.
    await prisma().companySetting.updateMany({
      where: { companyId: company.companyId, name: "faultCodeQuota" },
      data: { value: 8 },
    });
    await new Promise((wait) => setTimeout(wait, 1050));
    expect(await seen()).toBe(8);
  });

  it("are shown and changed by right: addresses, quota and money by an administrator alone", async () => {
    const company = await makeCompany();
    const clerk = { ...company, ...(await secondUser(company, ["CaiaApp", "UsersAdmin"])) };
    await company.post(at(company), { values: { iban: "CH9300762011623852957" } });
    expect(Object.keys(await held(clerk))).toEqual([
      ...["families", "mapPlace", "publicPasses", "isUncounted"],
      ...["labourT1", "labourT2", "labourT3", "labourPaint"],
    ]);
    const answer = await clerk.post(at(company), { values: { publicPasses: true } });
    expect(JSON.stringify(await answer.json())).not.toContain("CH93");
    for (const values of [{ iban: null }, { myBox: "https://evil.example" }, { families: ["internal"] }]) {
      const refused = await clerk.post(at(company), { values });
      expect([refused.status, (await json<{ code: string }>(refused)).code]).toEqual([403, "not-your-setting"]);
    }
    expect(await held(company)).toMatchObject({ iban: "CH9300762011623852957", myBox: null, publicPasses: true });
    const reader = await secondUser(company, ["CaiaApp"]);
    expect((await reader.get(at(company))).status).toBe(403);
  });

  it("of another company are not there", async () => {
    const [company, stranger] = await Promise.all([makeCompany(), makeCompany()]);
    const bare = async (response: Response) => (await response.text()).replace(/"requestId":"[^"]*"/, "");
    const unknown = at({ companyId: 2_000_000_005 });
    expect(await bare(await stranger.get(at(company)))).toBe(await bare(await stranger.get(unknown)));
    const values = { myBox: "https://evil.example" };
    expect((await stranger.post(at(company), { values })).status).toBe(404);
    expect((await held(company)).myBox).toBeNull();
  });

  it("answer 409 with what stands when a setting is not what was seen; the others do not matter", async () => {
    const company = await makeCompany();
    await company.post(at(company), { values: { faultCodeQuota: 9 } });
    const stale = await company.post(at(company), { values: { faultCodeQuota: 1 }, seen: { faultCodeQuota: 200 } });
    const problem = await json<{ code: string; values: { faultCodeQuota: number } }>(stale);
    expect([stale.status, problem.code, problem.values.faultCodeQuota]).toEqual([409, "settings-changed", 9]);
    const fresh = await company.post(at(company), { values: { help: "/pieces" }, seen: { help: null } });
    expect(fresh.status).toBe(200);
  });

  it.each([
    [{ myBox: "javascript:alert(1)" }, "values.myBox", "address"],
    [{ faultCodeQuota: -1 }, "values.faultCodeQuota", "count"],
    [{ creditLimit: 1e12 }, "values.creditLimit", "amount"],
    [{ mapPlace: { latitude: 91, longitude: 0 } }, "values.mapPlace", "place"],
    [{ iban: "FR00" }, "values.iban", "iban"],
    [{ families: [] }, "values.families", "required"],
  ])("%j is refused at its field", async (values, field, message) => {
    const company = await makeCompany();
    const refused = await company.post(at(company), { values });
    const { fields } = await json<{ fields: { field: string; message: string }[] }>(refused);
    expect([refused.status, fields[0]]).toEqual([400, { field, message }]);
  });
});
