import { hash } from "@node-rs/argon2";
import { prisma } from "@/lib/platform/db";
import type { Right } from "@/lib/shared/rights";
import { clientOf, makeCompany } from "@/tests/support/company";
import "@/tests/support/end";

const password = "a long enough password";

async function makeAccount(rights: Right[] = ["CaiaApp"]) {
  const company = await makeCompany({ rights });
  await prisma().user.update({ where: { id: company.userId }, data: { passwordHash: await hash(password) } });
  return company;
}

const basic = (email: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${email}:${secret}`).toString("base64")}`,
});
const signIn = (email: string, secret = password) => clientOf().get("/login", basic(email, secret));

describe("GET login", () => {
  it("answers a token that opens userInfo", async () => {
    const { email, userId, companyId } = await makeAccount();
    const response = await signIn(email.toUpperCase());
    expect(response.status).toBe(200);
    const session = (await response.json()) as { token: string; expiresAt: string; userInfo: { userId: number } };
    expect(session.userInfo.userId).toBe(userId);
    expect(new Date(session.expiresAt).getTime()).toBeGreaterThan(Date.now());
    const info = (await (await clientOf(session.token).get("/userInfo")).json()) as Record<string, unknown>;
    expect(info).toMatchObject({
      userId,
      companyId,
      rights: ["CaiaApp"],
      stockGroups: [{ name: "Stock", canUpdate: 1 }],
    });
    expect(JSON.stringify(info)).not.toContain("argon2");
  });

  it("answers wrong and unknown users alike, and refuses who lacks CaiaApp", async () => {
    const { email } = await makeAccount();
    const without = await makeAccount(["v2"]);
    const answers = await Promise.all([signIn(email, "wrong"), signIn(`no-${email}`), signIn(without.email)]);
    for (const answer of answers) {
      const body = (await answer.json()) as Record<string, unknown>;
      expect([answer.status, body.code, body.title]).toEqual([401, "wrong-credentials", "Wrong username or password."]);
    }
  });

  it("shuts the door after five failures, for the right password too", async () => {
    const { email } = await makeAccount();
    for (let attempt = 0; attempt < 5; attempt++) expect((await signIn(email, "wrong")).status).toBe(401);
    const shut = await signIn(email);
    expect(shut.status).toBe(429);
    expect(Number(shut.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it.each([{}, { authorization: "Basic" }, { authorization: "Basic !!!!" }, { authorization: "Bearer abc" }])(
    "refuses %p",
    async (headers) => {
      expect((await clientOf().get("/login", headers as Record<string, string>)).status).toBe(401);
    },
  );
});

describe("sessions", () => {
  it("end at log out", async () => {
    const { get, post } = await makeCompany();
    expect((await get("/userInfo")).status).toBe(200);
    expect((await post("/logout")).status).toBe(200);
    await new Promise((done) => setTimeout(done, 1100));
    expect((await get("/userInfo")).status).toBe(401);
  });

  it("take no state change from another site's page", async () => {
    const { token } = await makeCompany();
    const cookie = { cookie: `etabli.session=${token}` };
    const ask = (headers: Record<string, string>) =>
      clientOf().post("/setUserPreference", { name: "x", value: 1 }, { ...cookie, ...headers });
    expect((await ask({ "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await ask({ "sec-fetch-site": "same-site" })).status).toBe(403);
    expect((await ask({ origin: "http://evil.test", host: "localhost" })).status).toBe(403);
    expect((await ask({ "sec-fetch-site": "same-origin" })).status).toBe(200);
  });

  it("switch to a company of the user's only", async () => {
    const mine = await makeCompany();
    const other = await makeCompany();
    const refused = await mine.get(`/switchToCompany/${other.companyId}`);
    const unknown = await mine.get("/switchToCompany/2000000000");
    expect([refused.status, unknown.status]).toEqual([404, 404]);
    const bodies = await Promise.all(
      [refused, unknown].map(async (one) => ({ ...((await one.json()) as object), requestId: "" })),
    );
    expect(bodies[0]).toEqual(bodies[1]);
    await prisma().membership.create({
      data: { companyId: other.companyId, userId: mine.userId, rights: ["CaiaApp"] },
    });
    const switched = (await (await mine.get(`/switchToCompany/${other.companyId}`)).json()) as { token: string };
    const info = await (await clientOf(switched.token).get("/userInfo")).json();
    expect(info).toMatchObject({ companyId: other.companyId, rights: ["CaiaApp"] });
  });

  it("switch to no company that they may not enter, which is not offered either", async () => {
    const [mine, other] = [await makeCompany(), await makeCompany()];
    const place = { companyId: other.companyId, userId: mine.userId };
    await prisma().membership.create({ data: { ...place, rights: ["Diag"] } });
    const offered = async () =>
      Object.keys(((await (await mine.get("/userInfo")).json()) as { companies: object }).companies).map(Number);
    expect(await offered()).toEqual([mine.companyId]);
    expect((await mine.get(`/switchToCompany/${other.companyId}`)).status).toBe(404);
    await prisma().membership.update({ where: { companyId_userId: place }, data: { rights: ["v2"] } });
    expect((await offered()).sort()).toEqual([mine.companyId, other.companyId].sort());
    expect((await mine.get(`/switchToCompany/${other.companyId}`)).status).toBe(200);
  });

  it("lose their rights within a second when a right is taken away", async () => {
    const { companyId, userId, post, get } = await makeCompany({ rights: ["CaiaApp"] });
    expect((await get("/userInfo")).status).toBe(200);
    await prisma().membership.delete({ where: { companyId_userId: { companyId, userId } } });
    await new Promise((done) => setTimeout(done, 1100));
    expect((await post("/setUserPreference", { name: "x", value: 1 })).status).toBe(401);
  });
});

describe("a workshop with one address", () => {
  const wrongs = async (email: string, times: number, headers: Record<string, string> = {}) => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < times; attempt++)
      statuses.push((await clientOf().get("/login", { ...basic(email, "wrong"), ...headers })).status);
    return statuses;
  };
  const deviceOf = (response: Response) => ({
    cookie: /etabli\.device=[\w.-]+/.exec(response.headers.get("set-cookie") ?? "")?.[0] ?? "",
  });
  beforeEach(() => prisma().signInLock.deleteMany({ where: { key: "address:unknown" } }));
  afterAll(() => prisma().signInLock.deleteMany({ where: { key: "address:unknown" } }));

  it("is not shut out by one colleague's typing: where somebody signed in before, slips count apart", async () => {
    const [mine, colleague] = [await makeAccount(), await makeAccount()];
    const known = deviceOf(await signIn(mine.email));
    for (let turn = 0; turn < 7; turn++) await wrongs(`${turn}-${colleague.email}`, 5);
    await wrongs(mine.email, 3);
    expect((await signIn(colleague.email)).status).toBe(429);
    expect((await clientOf().get("/login", { ...basic(mine.email, password), ...known })).status).toBe(200);
  });

  it("has no free tries at a known device: each account is shut there too, and a made-up device is none", async () => {
    const [mine, other] = [await makeAccount(), await makeAccount()];
    const known = deviceOf(await signIn(mine.email));
    expect(await wrongs(mine.email, 6, known)).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await signIn(mine.email)).status).toBe(200);
    expect((await wrongs(other.email, 6, known)).at(-1)).toBe(429);
    const forged = { cookie: `etabli.device=${"A".repeat(22)}.${"B".repeat(22)}.${"C".repeat(22)}` };
    const third = await makeAccount();
    await wrongs(third.email, 5, forged);
    expect((await signIn(third.email)).status).toBe(429);
  });
});

test("POST sso/finish is nowhere without an identity provider", async () => {
  expect((await clientOf().post("/sso/finish", { state: "x", code: "y" })).status).toBe(404);
});

describe("preferences", () => {
  it("are stored, read and removed", async () => {
    const { get, post } = await makeCompany();
    await post("/setUserPreference", { name: "prices", value: "retail" });
    expect(await (await get("/userSettings")).json()).toEqual({ prices: "retail" });
    await post("/setUserPreference", { name: "prices", value: null });
    expect(await (await get("/userSettings")).json()).toEqual({});
    expect((await post("/setUserPreference", { name: "", value: 1 })).status).toBe(400);
  });
});
