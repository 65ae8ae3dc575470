import { siteBearer } from "@/tests/support/site-settings";
import { prisma } from "@/lib/platform/db";
import type { Right } from "@/lib/shared/rights";
import { clientOf, makeCompany } from "@/tests/support/company";
import "@/tests/support/end";

beforeEach(() => prisma().signInLock.deleteMany({ where: { key: "address:unknown" } }));

async function makeVisitor(rights: Right[] = ["CaiaApp", "WordPress"]) {
  const company = await makeCompany({ rights });
  const codeOf = async () => ((await (await company.get("/wp-auth")).json()) as { token: string }).token;
  return { ...company, codeOf };
}

const redeem = (code: string, headers: Record<string, string> = siteBearer) =>
  clientOf().post("/wp-auth/user", { code }, headers);
const statusOf = async (code: string, headers?: Record<string, string>) => (await redeem(code, headers)).status;

describe("a code for the content-management site", () => {
  it("leads to the site and names its user once", async () => {
    const { get, userId, companyId, email } = await makeVisitor();
    const made = (await (await get("/wp-auth?to=%2Fwp-admin%2F")).json()) as { token: string; url: string };
    expect(made.url).toBe(`https://site.example.com/?etabli_code=${made.token}&redirect_to=%2Fwp-admin%2F`);
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(made.token)));
    const good = answers.filter(({ status }) => status === 200);
    expect([good.length, answers.filter(({ status }) => status === 404).length]).toEqual([1, 9]);
    expect(await good[0]!.json()).toMatchObject({ userId, companyId, email });
  });

  it.each(["//evil.test", "https://evil.test/", "/\\evil.test", "/\t/evil.test", "javascript:alert(1)", "@evil.test"])(
    "never carries the site on to %p",
    async (to) => {
      const { get } = await makeVisitor();
      const { url } = (await (await get(`/wp-auth?${new URLSearchParams({ to })}`)).json()) as { url: string };
      expect(new URL(url).searchParams.has("redirect_to")).toBe(false);
    },
  );

  it("lies hashed, and dies with its minute, its session and its right", async () => {
    const late = await makeVisitor();
    const code = await late.codeOf();
    expect(JSON.stringify(await prisma().siteCode.findMany())).not.toContain(code);
    await prisma().siteCode.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    expect(await statusOf(code)).toBe(404);

    const left = await makeVisitor();
    const before = await left.codeOf();
    await left.post("/logout");
    expect(await statusOf(before)).toBe(404);

    const lost = await makeVisitor();
    const given = await lost.codeOf();
    const { companyId, userId } = lost;
    const where = { companyId_userId: { companyId, userId } };
    await prisma().membership.update({ where, data: { rights: ["CaiaApp"] } });
    expect(await statusOf(given)).toBe(404);
  });

  it("is exchanged by the site alone, which shuts the door on who guesses its secret", async () => {
    const { codeOf, token } = await makeVisitor();
    const code = await codeOf();
    const strangers: Record<string, string>[] = [
      {},
      { authorization: "Bearer x" },
      { authorization: `Bearer ${token}` },
    ];
    for (const headers of strangers) expect(await statusOf(code, headers)).toBe(401);
    expect(await statusOf(code)).toBe(200);
    for (let guess = 3; guess < 30; guess++) expect(await statusOf(code, {})).toBe(401);
    expect(await statusOf(code, siteBearer)).toBe(429);
  });

  it("is made only with the right, and for our own pages", async () => {
    const { get } = await makeVisitor(["CaiaApp"]);
    expect((await get("/wp-auth")).status).toBe(403);
    const { token } = await makeVisitor();
    const cookie = { cookie: `etabli.session=${token}` };
    expect((await clientOf().get("/wp-auth", { ...cookie, "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await clientOf().get("/wp-auth", { ...cookie, "sec-fetch-site": "same-origin" })).status).toBe(200);
  });
});
