import { hash } from "@node-rs/argon2";
import { randomBytes } from "node:crypto";
import { createSession } from "@/lib/domains/session/commands/create-session";
import { prisma } from "@/lib/platform/db";
import { clientOf, makeCompany } from "@/tests/support/company";
import "@/tests/support/end";

const old = "an old enough password";
const fresh = "le tuyau vert du pont";
const basic = (email: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${email}:${secret}`).toString("base64")}`,
});

interface Entry {
  reference: string;
  kind: string;
  userAgent: string | null;
  current: boolean;
}

/** A user with a second session, on a phone. */
async function makeTwo() {
  const company = await makeCompany();
  await prisma().user.update({ where: { id: company.userId }, data: { passwordHash: await hash(old) } });
  const token = randomBytes(32).toString("base64url");
  const { companyId, userId } = company;
  await createSession({ token, userId, companyId, kind: "browser", userAgent: "Phone/1.0" });
  return { ...company, phone: clientOf(token), phoneToken: token };
}

const aSecond = () => new Promise((done) => setTimeout(done, 1000));
const statusOf = async (client: { get: (path: string) => Promise<Response> }) => (await client.get("/userInfo")).status;
const listOf = async (client: { get: (path: string) => Promise<Response> }) =>
  (await (await client.get("/sessions")).json()) as Entry[];

describe("a user's open sessions", () => {
  it("are listed without their tokens, and ended one by one", async () => {
    const { get, del, phone, token, phoneToken } = await makeTwo();
    const text = await (await get("/sessions")).text();
    expect([text.includes(token), text.includes(phoneToken)]).toEqual([false, false]);
    const list = await listOf({ get });
    expect(list.map(({ kind, userAgent, current }) => ({ kind, userAgent, current }))).toEqual([
      { kind: "browser", userAgent: "Phone/1.0", current: false },
      { kind: "bearer", userAgent: null, current: true },
    ]);
    expect(await statusOf(phone)).toBe(200);
    expect(await (await del(`/sessions/${list[0]?.reference}`)).json()).toEqual({ current: false });
    await aSecond();
    expect([await statusOf(phone), await statusOf({ get }), (await listOf({ get })).length]).toEqual([401, 200, 1]);
  });

  it("of others are none", async () => {
    const [mine, other] = [await makeTwo(), await makeTwo()];
    const [theirs] = await listOf(other);
    const answers = [await mine.del(`/sessions/${theirs?.reference}`), await mine.del(`/sessions/${"0".repeat(16)}`)];
    const bodies = await Promise.all(
      answers.map(async (one) => ({ ...((await one.json()) as { status: number }), requestId: "" })),
    );
    expect(bodies[0]).toMatchObject({ status: 404 });
    expect(bodies[0]).toEqual(bodies[1]);
    expect(await statusOf(other.phone)).toBe(200);
  });

  it("end all together, this one too", async () => {
    const { get, del, phone } = await makeTwo();
    expect(await (await del("/sessions")).json()).toEqual({ ended: 2, next: null });
    await aSecond();
    expect([await statusOf({ get }), await statusOf(phone)]).toEqual([401, 401]);
  });
});

describe("POST updatePassword", () => {
  it("takes the new password, ends every session and link of the user, and hands out a fresh session", async () => {
    const { get, post, phone, email } = await makeTwo();
    const { url } = (await (await post("/shortURL", { pathname: "/cart", autologin: true })).json()) as { url: string };
    const { token } = (await (
      await post("/updatePassword", { current: old, password1: fresh, password2: fresh })
    ).json()) as {
      token: string;
    };
    await aSecond();
    expect([await statusOf({ get }), await statusOf(phone), await statusOf(clientOf(token))]).toEqual([401, 401, 200]);
    const attempts = [old, fresh].map((secret) => clientOf().get("/login", basic(email, secret)));
    expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual([401, 200]);
    expect((await clientOf().get(new URL(url).pathname.replace("/s/", "/login/"))).status).toBe(404);
  });

  it.each([
    ["", "", "passwords-differ"],
    [fresh, `${fresh} `, "passwords-differ"],
    ["court", "court", "weak-password"],
    ["password123", "password123", "weak-password"],
    ["x".repeat(1001), "x".repeat(1001), "weak-password"],
  ])("refuses %.20p and %.20p: %s", async (password1, password2, code) => {
    const { get, post } = await makeTwo();
    const answer = await post("/updatePassword", { current: old, password1, password2 });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, code]);
    expect(await statusOf({ get })).toBe(200);
  });

  it("is not done for another site's page", async () => {
    const { token } = await makeTwo();
    const headers = { cookie: `etabli.session=${token}`, "sec-fetch-site": "cross-site" };
    const answer = await clientOf().post(
      "/updatePassword",
      { current: old, password1: fresh, password2: fresh },
      headers,
    );
    expect(answer.status).toBe(403);
  });

  it("asks for the old password, and shuts the door to who tries", async () => {
    const { get, post, email } = await makeTwo();
    const change = async (current?: string) => {
      const answer = await post("/updatePassword", { current, password1: fresh, password2: fresh });
      return [answer.status, ((await answer.json()) as { code: string }).code];
    };
    expect(await change()).toEqual([400, "invalid-input"]);
    for (let attempt = 0; attempt < 5; attempt++) expect(await change("wrong")).toEqual([400, "wrong-password"]);
    expect(await change(old)).toEqual([429, "too-many"]);
    expect(await statusOf({ get })).toBe(200);
    expect((await clientOf().get("/login", basic(email, old))).status).toBe(200);
  });

  it.each(["link", "qr"] as const)(
    "is no matter of a session that a %s opened, nor of one switched from it",
    async (door) => {
      const { companyId, userId } = await makeTwo();
      const other = await makeCompany();
      await prisma().membership.create({ data: { companyId: other.companyId, userId, rights: ["CaiaApp"] } });
      const token = randomBytes(32).toString("base64url");
      await createSession({ token, userId, companyId, kind: "bearer", door, userAgent: null });
      const refusal = async (client: ReturnType<typeof clientOf>) => {
        const answer = await client.post("/updatePassword", { current: old, password1: fresh, password2: fresh });
        return [answer.status, ((await answer.json()) as { code: string }).code];
      };
      expect(await refusal(clientOf(token))).toEqual([403, "password-door"]);
      const switched = (await (
        await clientOf(token).get(`/switchToCompany/${other.companyId}`)
      ).json()) as typeof other;
      expect(await refusal(clientOf(switched.token))).toEqual([403, "password-door"]);
    },
  );
});
