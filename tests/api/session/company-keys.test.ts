import { prisma } from "@/lib/platform/db";
import type { CompanyKeys, MadeKey, OwnKey } from "@/lib/domains/session/keys/schema";
import { clientOf, makeCompany } from "@/tests/support/company";
import { json } from "@/tests/support/counter";
import { claire } from "@/tests/support/supply";
import "@/tests/support/end";

type Company = Awaited<ReturnType<typeof makeCompany>>;

const wish = { name: "Logiciel de gestion", rights: ["cart", "Stock"], lastDay: "" };

async function withKey(company: Company, more: object = {}) {
  const made = await json<MadeKey>(company.post("/programs/keys", { ...wish, ...more }));
  return { ...made, program: clientOf(made.key) };
}

const codeOf = async (answer: Promise<Response>): Promise<[number, string]> => {
  const response = await answer;
  return [response.status, ((await response.json()) as { code: string }).code];
};

const setRights = ({ companyId, userId }: Company, rights: string[]) =>
  prisma().$transaction([
    prisma().membership.update({ where: { companyId_userId: { companyId, userId } }, data: { rights } }),
    prisma().$executeRaw`select pg_notify('session', ${`user:${userId}`})`,
  ]);

/** Asks until the answer is as wanted: a notice comes a moment after the commit. */
async function until(ask: () => Promise<Response>, status: number): Promise<Response> {
  for (;;) {
    const response = await ask();
    if (response.status === status) return response;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe("a key of the company", () => {
  it("opens what its rights open, changes included, without a session and without the header of browsers", async () => {
    const company = await makeCompany();
    const { program, prefix } = await withKey(company);
    expect((await program.get("/quotes")).status).toBe(200);
    expect((await program.post("/vc/newClient", { info: claire })).status).toBe(200);
    expect(await json<OwnKey>(program.get("/programs/own-key"))).toEqual({
      companyId: company.companyId,
      ...{ name: wish.name, prefix, rights: wish.rights, endsAt: null },
    });
    const [entry] = await prisma().auditEntry.findMany({
      where: { companyId: company.companyId, entity: "customer" },
      select: { userId: true, job: true },
    });
    expect(entry).toEqual({ userId: company.userId, job: prefix });
  });

  it("opens nothing else, and says which word of it is missing", async () => {
    const { program } = await withKey(await makeCompany());
    expect(await codeOf(program.get("/programs/keys"))).toEqual([403, "key-lacks-right"]);
    expect(await codeOf(program.get("/userInfo"))).toEqual([403, "people-only"]);
    expect(await codeOf(program.get("/sessions"))).toEqual([403, "people-only"]);
  });

  it("is told once: lists hold its beginning alone, the database its hash", async () => {
    const company = await makeCompany();
    const { key, prefix } = await withKey(company);
    const text = await (await company.get("/programs/keys")).text();
    expect(text).toContain(prefix);
    expect(text).not.toContain(key.slice(12));
    const stored = await prisma().companyKey.findFirstOrThrow({ where: { prefix } });
    expect(JSON.stringify(stored, (_, value: unknown) => (typeof value === "bigint" ? 0 : value))).not.toContain(
      key.slice(12),
    );
  });

  it("gets no right that its maker lacks, and none over people's accounts", async () => {
    const company = await makeCompany({ rights: ["CaiaApp", "admin", "cart"] });
    for (const rights of [["Stock"], ["admin"], ["UsersAdmin"], ["no such right"], ["cart", "Stock"]])
      expect(await codeOf(company.post("/programs/keys", { ...wish, rights }))).toEqual([400, "rights-not-yours"]);
    expect((await company.post("/programs/keys", { ...wish, rights: [] })).status).toBe(400);
    expect(await codeOf(company.post("/programs/keys", { ...wish, rights: ["cart"], lastDay: "2020-01-01" }))).toEqual([
      400,
      "past",
    ]);
  });

  it("loses in the middle what its maker loses, and says so", async () => {
    const company = await makeCompany({ rights: ["CaiaApp", "admin", "cart", "Stock"] });
    const { program } = await withKey(company);
    expect((await program.get("/quotes")).status).toBe(200);
    await setRights(company, ["CaiaApp", "admin", "Stock"]);
    const refused = await until(() => program.get("/quotes"), 403);
    expect(await refused.json()).toMatchObject({ code: "key-lost-right", rights: ["cart"] });
    const { keys } = await json<CompanyKeys>(company.get("/programs/keys"));
    expect(keys[0]).toMatchObject({ rights: wish.rights, lost: ["cart"], state: "live" });
    await setRights(company, ["Stock"]);
    expect(await (await until(() => program.get("/own-stock"), 403)).json()).toMatchObject({ code: "key-lost-right" });
  });

  it("ends at once when it is revoked, and on its day", async () => {
    const company = await makeCompany();
    const { id, program } = await withKey(company);
    expect((await program.get("/quotes")).status).toBe(200);
    expect((await company.del(`/programs/keys/${id}`)).status).toBe(200);
    await until(() => program.get("/quotes"), 401);
    const ending = await withKey(company, { lastDay: "2099-01-01" });
    await prisma().companyKey.updateMany({ where: { prefix: ending.prefix }, data: { endsAt: new Date() } });
    expect((await ending.program.get("/quotes")).status).toBe(401);
    const { keys } = await json<CompanyKeys>(company.get("/programs/keys"));
    expect(keys.map(({ state }) => state)).toEqual(["ended", "revoked"]);
  });

  it("opens no session: as a cookie it is nothing", async () => {
    const { key } = await withKey(await makeCompany());
    const headers = { cookie: `etabli.session=${key}`, "sec-fetch-site": "same-origin" };
    expect((await clientOf().get("/quotes", headers)).status).toBe(401);
  });

  it("is refused with another ending", async () => {
    const { key } = await withKey(await makeCompany());
    const other = key.slice(0, -1) + (key.endsWith("A") ? "B" : "A");
    expect((await clientOf(other).get("/quotes")).status).toBe(401);
  });

  it("is seen to be used", async () => {
    const company = await makeCompany();
    const { program, prefix } = await withKey(company);
    await program.get("/quotes");
    for (;;) {
      const { keys } = await json<CompanyKeys>(company.get("/programs/keys"));
      const [one] = keys.filter((key) => key.prefix === prefix);
      if (one?.lastUsedAt) return expect(one.calls).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

  it("is slowed down by itself, not its maker", async () => {
    const company = await makeCompany();
    const { program } = await withKey(company);
    const answers = await Promise.all(Array.from({ length: 1210 }, () => program.get("/programs/own-key")));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get("retry-after")).toMatch(/^\d+$/);
    expect((await company.get("/quotes")).status).toBe(200);
  });

  it("is another company's: nothing to revoke", async () => {
    const { id } = await withKey(await makeCompany());
    const other = await makeCompany();
    expect((await other.del(`/programs/keys/${id}`)).status).toBe(404);
  });
});
