import { createHash } from "node:crypto";
import { prisma } from "@/lib/platform/db";
import { createSession } from "@/lib/domains/session/commands/create-session";
import { requireOemAccess } from "@/lib/domains/admin/oem/queries";
import { findActor } from "@/lib/domains/session/queries/find-actor";
import { clientOf, makeCompany, secondUser } from "@/tests/support/company";
import "@/tests/support/end";

const json = async <T>(response: Response | Promise<Response>) => (await (await response).json()) as T;
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe("OEM rights", () => {
  it("are everything until something is denied, and hold for the asking user", async () => {
    const company = await makeCompany();
    const path = `/naiRights/${company.companyId}/${company.userId}`;
    const { rights } = await json<{ rights: string[] }>(company.get(path));
    expect(rights).toEqual(["naiVin", "naiTree", "naiParts", "naiApplicability"]);
    const actor = (await findActor(company.token))!;
    await requireOemAccess(actor, "naiTree");
    expect(await json(company.post(path, { rights: ["naiVin"], seen: rights }))).toEqual({ rights: ["naiVin"] });
    await expect(requireOemAccess(actor, "naiTree")).rejects.toMatchObject({ status: 403 });
    await requireOemAccess(actor, "naiVin");
    const late = await company.post(path, { rights: [], seen: rights });
    expect([late.status, await late.json()]).toMatchObject([409, { code: "rights-changed", rights: ["naiVin"] }]);
    const { categories } = await json<{ categories: { rights: { id: string }[] }[] }>(
      company.get("/naiAccessLabels/fr"),
    );
    expect(categories.flatMap((one) => one.rights.map(({ id }) => id))).toEqual(rights);
    const entries = await prisma().auditEntry.count({
      where: { companyId: company.companyId, action: "set-oem-rights" },
    });
    expect(entries).toBe(1);
  });

  it("are another company's secret", async () => {
    const [owner, other] = [await makeCompany(), await makeCompany()];
    const path = `/naiRights/${owner.companyId}/${owner.userId}`;
    expect([(await other.get(path)).status, (await other.post(path, { rights: [] })).status]).toEqual([404, 404]);
  });
});

describe("connected users", () => {
  it("are those who called within a minute, of the own company, until they sign out", async () => {
    const [company, stranger] = [await makeCompany(), await makeCompany()];
    const colleague = await secondUser(company);
    const ids = async () =>
      (await json<{ userId: number }[]>(company.get("/showConnectedUsers"))).map((one) => one.userId);
    expect(await ids()).toEqual([company.userId]);
    await Promise.all([stranger.get("/userInfo"), colleague.get("/userInfo")]);
    const both = [company.userId, colleague.userId].sort();
    for (let tries = 0; tries < 20 && (await ids()).length < 2; tries++) await wait(100);
    expect((await ids()).sort()).toEqual(both);
    const seenAgo = (ago: string) =>
      prisma()
        .$executeRaw`update presence set seen_at = now() - ${ago}::interval where company_id = ${company.companyId}`;
    await seenAgo("90 seconds");
    expect(await ids()).toEqual([company.userId]);
    await seenAgo("0 seconds");
    expect((await ids()).sort()).toEqual(both);
    await prisma().session.updateMany({ where: { userId: colleague.userId }, data: { revokedAt: new Date() } });
    expect(await ids()).toEqual([company.userId]);
    await prisma().membership.create({
      data: { companyId: company.companyId, userId: stranger.userId, rights: ["CaiaApp"] },
    });
    await prisma().$executeRaw`insert into presence values (${company.companyId}, ${stranger.userId}, now())`;
    expect(await ids()).toEqual([company.userId]);
  });
});

interface Card {
  token: string;
  code: string;
  changedAt: string;
  userId: number | null;
}

describe("QR cards", () => {
  it("tell their code once, keep its hash alone, and end the sessions that they no longer open", async () => {
    const company = await makeCompany();
    const card = await json<Card>(company.get("/newQRLogin"));
    expect(card.code).toMatch(/^[0-9a-f-]{36}$/);
    const stored = await prisma().qrLogin.findFirstOrThrow({ where: { companyId: company.companyId } });
    expect(Buffer.from(stored.codeHash)).toEqual(createHash("sha256").update(card.code).digest());
    expect(await (await company.get("/qrlogins")).text()).not.toContain(card.code);
    const change = { token: card.token, userId: company.userId, enabled: true, seen: card.changedAt };
    const enabled = await json<Card>(company.post("/qrlogin", change));
    expect(enabled).toMatchObject({ userId: company.userId, enabled: true });
    const again = await company.post("/qrlogin", { ...change, enabled: false });
    expect([again.status, await again.json()]).toMatchObject([409, { code: "card-changed", card: { enabled: true } }]);

    const token = "q".repeat(43 - String(card.token).length) + card.token;
    await createSession({
      token,
      userId: company.userId,
      companyId: company.companyId,
      kind: "bearer",
      userAgent: null,
    });
    await prisma().$executeRaw`update session set qr_login_id = ${Number(card.token)}
      where token_hash = ${new Uint8Array(createHash("sha256").update(token).digest())}`;
    expect((await clientOf(token).get("/userInfo")).status).toBe(200);
    await company.post("/qrlogin", { ...change, seen: undefined, dateTo: "2999-01-01T00:00:00Z" });
    await wait(50);
    expect((await clientOf(token).get("/userInfo")).status).toBe(200);
    await company.post("/qrlogin", { ...change, seen: undefined, dateTo: "2020-01-01T00:00:00Z" });
    await wait(300);
    expect((await clientOf(token).get("/userInfo")).status).toBe(401);
  });

  it("belong to a company and to its users", async () => {
    const [owner, other] = [await makeCompany(), await makeCompany()];
    const card = await json<Card>(owner.get("/newQRLogin"));
    for (const token of [card.token, card.code]) {
      const stolen = await other.post("/qrlogin", { token, userId: other.userId, enabled: true });
      expect(stolen.status).toBe(404);
    }
    const foreign = await owner.post("/qrlogin", { token: card.token, userId: other.userId, enabled: true });
    expect([foreign.status, ((await foreign.json()) as { code: string }).code]).toEqual([400, "user-unknown"]);
    const backwards = { dateFrom: "2026-02-01T00:00:00Z", dateTo: "2026-01-01T00:00:00Z" };
    expect(
      (await owner.post("/qrlogin", { token: card.token, userId: null, enabled: false, ...backwards })).status,
    ).toBe(400);
    expect(await json(other.get("/qrlogins"))).toMatchObject({ accessTokens: [], users: [{ userId: other.userId }] });
  });

  it("are not made by another site's page", async () => {
    const { token } = await makeCompany();
    const answer = await clientOf().get("/newQRLogin", {
      cookie: `etabli.session=${token}`,
      "sec-fetch-site": "cross-site",
    });
    expect(answer.status).toBe(403);
  });
});
