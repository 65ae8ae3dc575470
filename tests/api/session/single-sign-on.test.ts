import {
  clientId,
  expectedBasic,
  issuer,
  issuerPerson,
  issuerState,
  publicPem,
  signToken,
  stranger,
} from "@/tests/support/issuer";
import type { JWTPayload } from "jose";
import { prisma } from "@/lib/platform/db";
import { clientOf, makeCompany } from "@/tests/support/company";
import { begin, comeBack, cookieOf, makePerson } from "@/tests/support/sign-on";
import "@/tests/support/end";

const plain = { ...issuerState };
beforeEach(async () => {
  Object.assign(issuerState, plain, { document: {}, asked: [], codes: new Map() });
  await prisma().signInLock.deleteMany({ where: { key: "address:unknown" } });
});

const faultOf = (response: Response) => {
  expect([response.status, cookieOf(response, "etabli.session")]).toEqual([303, null]);
  const at = new URL(response.headers.get("location") ?? "", "http://etabli.invalid");
  expect([at.origin, at.pathname]).toEqual(["http://etabli.invalid", "/login"]);
  return at.searchParams.get("sso");
};
const signedIn = async (response: Response) => {
  const token = cookieOf(response, "etabli.session")?.split("=")[1];
  return token ? ((await (await clientOf(token).get("/userInfo")).json()) as { userId: number }) : null;
};

describe("a sign-in at the identity provider", () => {
  it("asks with PKCE, state and nonce, and leads to the page that was asked with a session of ours", async () => {
    const { userId, companyId } = await makePerson();
    const begun = await begin("?from=%2Fcart%3Fx%3D1");
    expect(begun.at.origin + begun.at.pathname).toBe(`${issuer}/auth`);
    expect(Object.fromEntries(begun.asked)).toMatchObject({
      ...{ response_type: "code", client_id: clientId, code_challenge_method: "S256", scope: "openid email profile" },
      redirect_uri: "http://localhost:3000/api/sso/callback",
    });
    const back = await comeBack(begun, { iss: issuer });
    expect(back.headers.get("location")).toBe("/cart?x=1");
    expect(back.headers.getSetCookie().join()).toMatch(/etabli\.session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/);
    expect(await signedIn(back)).toMatchObject({ userId, companyId });
    const exchange = issuerState.asked.find(({ path }) => path === "/token");
    expect(exchange?.authorization).toBe(expectedBasic);
    const entry = await prisma().auditEntry.findFirstOrThrow({ where: { companyId, action: "sign-in" } });
    expect(entry.detail).toEqual({ door: "sso", kind: "browser" });
  });

  it("ends the session that the browser had", async () => {
    const { token } = await makePerson();
    const begun = await begin();
    await comeBack(begun, {}, { cookie: `${begun.cookie}; etabli.session=${token}` });
    await new Promise((done) => setTimeout(done, 1050));
    expect((await clientOf(token).get("/userInfo")).status).toBe(401);
  });

  it("takes each state once, in the browser that began, and for ten minutes", async () => {
    await makePerson();
    const begun = await begin();
    const other = await begin();
    expect(faultOf(await comeBack(begun, {}, { cookie: other.cookie }))).toBe("expired");
    expect(faultOf(await comeBack(begun, {}, { cookie: "" }))).toBe("expired");
    expect(faultOf(await comeBack({ ...begun, state: "guessed" }))).toBe("expired");
    const many = await Promise.all(Array.from({ length: 10 }, () => comeBack(begun)));
    const entered = many.filter((response) => cookieOf(response, "etabli.session"));
    expect(entered.length).toBe(1);
    expect(faultOf(await comeBack(begun))).toBe("expired");
    await prisma().signOnFlow.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    expect(faultOf(await comeBack(other))).toBe("expired");
  });

  it("keeps several sign-ins of one browser apart", async () => {
    await makePerson();
    const first = await begin("?from=%2Fcart");
    const second = await begin("?from=%2Fquotes", first.cookie);
    expect(second.cookie).toBe(first.cookie);
    expect((await comeBack(first)).headers.get("location")).toBe("/cart");
    expect((await comeBack(second)).headers.get("location")).toBe("/quotes");
  });

  it("refuses a code that was used before", async () => {
    await makePerson();
    const [first, second] = [await begin(), await begin()];
    await comeBack(first);
    expect(faultOf(await comeBack({ ...second, code: first.code }))).toBe("untrusted");
  });

  it.each<[string, string]>([
    ["access_denied", "refused"],
    ["login_required", "refused"],
    ["server_error", "provider"],
  ])("says what %s means, and comes back to the page asked", async (error, fault) => {
    const { state, cookie } = await begin("?from=%2Fcart");
    const back = await clientOf().get(`/sso/callback?${new URLSearchParams({ error, state })}`, { cookie });
    expect(faultOf(back)).toBe(fault);
    expect(back.headers.get("location")).toContain("from=%2Fcart");
  });

  const elsewhere = [
    ...["//evil.test", "https://evil.test/", "/\\evil.test", "\\\\evil.test", "/%2f/evil.test", "javascript:alert(1)"],
    ...["http://localhost:3001/cart", "/\t/evil.test", "/\n/evil.test", "http:evil.test", "@evil.test", ".evil.test"],
  ];
  it.each(elsewhere)("never leads to %p", async (from) => {
    await makePerson();
    const back = await comeBack(await begin(`?${new URLSearchParams({ from })}`));
    const at = new URL(back.headers.get("location") ?? "", "http://localhost:3000/api/sso/callback");
    expect([at.origin, cookieOf(back, "etabli.session") !== null]).toEqual(["http://localhost:3000", true]);
  });
});

const forgeries: [string, () => Promise<string>][] = [
  ["expired", () => signToken({ exp: Math.floor(Date.now() / 1000) - 60 })],
  ["without an expiry", () => signToken({ exp: undefined })],
  ["for another audience", () => signToken({ aud: "somebody-else" })],
  ["of another issuer", () => signToken({ iss: "https://sso.evil.test" })],
  ["made in the future", () => signToken({ iat: Math.floor(Date.now() / 1000) + 600 })],
  ["signed by another key", () => signToken({}, { key: stranger.privateKey })],
  ["of a key that is not published", () => signToken({}, { key: stranger.privateKey, header: { kid: "two" } })],
  ["sealed with the public key", () => signToken({}, { key: publicPem(), header: { alg: "HS256" } })],
  ["sealed with the client's secret", () => signToken({}, { key: new Uint8Array(32), header: { alg: "HS256" } })],
  [
    "with a changed claim",
    async () => {
      const [head, body = "", seal] = (await signToken({ email: "x@etabli.test" })).split(".");
      const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as JWTPayload;
      const changed = Buffer.from(JSON.stringify({ ...claims, email: issuerPerson.email })).toString("base64url");
      return [head, changed, seal].join(".");
    },
  ],
  [
    "without a signature (alg none)",
    async () => {
      const [, body] = (await signToken()).split(".");
      return `${Buffer.from('{"alg":"none"}').toString("base64url")}.${body}.`;
    },
  ],
];

describe("an ID token", () => {
  const nonced = (nonce: string): [string, () => Promise<string>][] => [
    ["with another nonce", () => signToken({ nonce: "another" })],
    ["without a nonce", () => signToken()],
    ["that another client asked for", () => signToken({ nonce, azp: "somebody-else" })],
  ];
  it.each([...forgeries.map(([name]) => name), ...nonced("").map(([name]) => name)])(
    "%s opens nothing",
    async (name) => {
      const { userId } = await makePerson();
      issuerState.token = (nonce) => [...forgeries, ...nonced(nonce)].find(([one]) => one === name)![1]();
      expect(faultOf(await comeBack(await begin()))).toBe("untrusted");
      expect(await prisma().session.count({ where: { userId } })).toBe(1);
    },
  );

  it("of a changed key is read with the new keys", async () => {
    const { userId } = await makePerson();
    await comeBack(await begin());
    issuerState.kid = "changed";
    // Keys are asked for again at most every half a minute.
    const now = jest.spyOn(Date, "now").mockImplementation(() => performance.timeOrigin + performance.now() + 40_000);
    try {
      expect(await signedIn(await comeBack(await begin()))).toMatchObject({ userId });
    } finally {
      now.mockRestore();
    }
  });

  it("without an address is completed by the provider's user information, of the same person alone", async () => {
    const { userId, email } = await makePerson();
    issuerState.token = (nonce) => signToken({ nonce, email: undefined });
    issuerState.userinfo = { sub: "person-1", email, email_verified: true };
    expect(await signedIn(await comeBack(await begin()))).toMatchObject({ userId });
    issuerState.userinfo = { sub: "person-2", email, email_verified: true };
    expect(faultOf(await comeBack(await begin()))).toBe("untrusted");
  });
});

describe("an account", () => {
  it("must exist, be enabled, have a verified address and the right, and is never made", async () => {
    const { email, userId } = await makePerson();
    const users = await prisma().user.count();
    const enter = async (claims: JWTPayload) => {
      issuerState.token = (nonce) => signToken({ nonce, ...claims });
      return faultOf(await comeBack(await begin()));
    };
    expect(await enter({ email: `no-${email}` })).toBe("unknown");
    expect(await enter({ email_verified: false })).toBe("unverified");
    expect(await enter({ email_verified: undefined })).toBe("unverified");
    expect(await enter({ email: undefined })).toBe("unverified");
    await prisma().membership.updateMany({ where: { userId }, data: { rights: ["v2"] } });
    expect(await enter({})).toBe("denied");
    await prisma().membership.deleteMany({ where: { userId } });
    expect(await enter({})).toBe("denied");
    await prisma().user.update({ where: { id: userId }, data: { disabledAt: new Date() } });
    expect(await enter({})).toBe("unknown");
    expect(await prisma().user.count()).toBe(users);
  });
});

describe("a provider that fails", () => {
  it.each<[string, Partial<typeof issuerState>]>([
    ["does not answer", { down: true }],
    ["answers garbage", { tokenAnswer: { status: 200, body: "x" } }],
    ["answers 500", { tokenAnswer: { status: 500, body: {} } }],
  ])("%s: a sentence, no session", async (_, state) => {
    await makePerson();
    const begun = await begin();
    Object.assign(issuerState, state);
    expect(faultOf(await comeBack(begun))).toBe("provider");
  });

  it("is noticed before a browser is sent to it, and again when it is back", async () => {
    await makePerson();
    await begin();
    issuerState.down = true;
    const later = (ms: number) =>
      jest.spyOn(Date, "now").mockImplementation(() => performance.timeOrigin + performance.now() + ms);
    try {
      later(90_000);
      expect(faultOf(await clientOf().get("/sso/start"))).toBe("provider");
      issuerState.down = false;
      expect((await begin()).at.origin).toBe(issuer);
    } finally {
      jest.restoreAllMocks();
    }
  });
});

describe("POST sso/finish", () => {
  it("takes what the silent frame told, from our own page alone", async () => {
    const { userId } = await makePerson();
    const begun = await begin("?silent=1&from=%2Fcart");
    expect(begun.asked.get("prompt")).toBe("none");
    expect(begun.asked.get("redirect_uri")).toBe("http://localhost:3000/silent-sso");
    const { code, state, cookie } = begun;
    const finish = (site: string) =>
      clientOf().post("/sso/finish", { code, state }, { cookie, "sec-fetch-site": site });
    expect((await finish("cross-site")).status).toBe(403);
    const done = await finish("same-origin");
    expect(await done.json()).toMatchObject({ token: "", pathname: "/cart" });
    expect(await signedIn(done)).toMatchObject({ userId });
    expect((await finish("same-origin")).status).toBe(401);
  });
});

describe("GET sso", () => {
  const ask = (token: string, headers: Record<string, string> = {}) =>
    clientOf().get("/sso", { authorization: `Bearer ${token}`, ...headers });

  it("gives a session for a token of the provider, and a cookie to a page of ours", async () => {
    const { userId } = await makePerson();
    const { token, userInfo } = (await (await ask(await signToken())).json()) as {
      token: string;
      userInfo: { userId: number };
    };
    expect(userInfo.userId).toBe(userId);
    expect((await clientOf(token).get("/userInfo")).status).toBe(200);
    const own = await ask(await signToken(), { "sec-fetch-site": "same-origin" });
    expect(await signedIn(own)).toMatchObject({ userId });
    expect((await ask(await signToken(), { "sec-fetch-site": "cross-site" })).status).toBe(403);
  });

  it("answers a session of ours as it is", async () => {
    const { token, userId } = await makePerson();
    const answer = (await (await ask(token)).json()) as object;
    expect(answer).toMatchObject({ token, userInfo: { userId } });
    expect(await prisma().session.count({ where: { userId } })).toBe(1);
  });

  it.each(forgeries)("refuses a token %s, as any other", async (_, forge) => {
    const { userId } = await makePerson();
    const answers = [await ask(await forge()), await ask("x".repeat(50))];
    const bodies = await Promise.all(
      answers.map(async (one) => ({ ...((await one.json()) as object), requestId: "" })),
    );
    expect(bodies[0]).toMatchObject({ status: 401, code: "unauthenticated" });
    expect(bodies[0]).toEqual(bodies[1]);
    expect(await prisma().session.count({ where: { userId } })).toBe(1);
  });

  it("shuts the door to an address that tries many", async () => {
    await makePerson();
    for (let guess = 0; guess < 30; guess++) expect((await ask(`${"x".repeat(40)}${guess}`)).status).toBe(401);
    expect((await ask(await signToken())).status).toBe(429);
  });
});

describe("log out", () => {
  it("leads to the end of the provider's session, in another company too, and not for a password's session", async () => {
    const { userId, post } = await makePerson();
    const other = await makeCompany();
    await prisma().membership.create({ data: { companyId: other.companyId, userId, rights: ["CaiaApp"] } });
    const back = await comeBack(await begin());
    const first = clientOf(cookieOf(back, "etabli.session")?.split("=")[1]);
    const stored = await prisma().session.findMany({ where: { userId, idToken: { not: null } } });
    expect(stored.map(({ idToken }) => Buffer.from(idToken!).toString().includes("eyJ"))).toEqual([false]);
    const own = { "sec-fetch-site": "same-origin" };
    const switched = cookieOf(await first.get(`/switchToCompany/${other.companyId}`, own), "etabli.session");
    const left = await clientOf(switched?.split("=")[1]).post("/logout");
    const { next } = (await left.json()) as { next: string };
    const at = new URL(next);
    expect(at.origin + at.pathname).toBe(`${issuer}/end`);
    expect(at.searchParams.get("post_logout_redirect_uri")).toBe("http://localhost:3000/login");
    expect(at.searchParams.get("id_token_hint")).toMatch(/^eyJ/);
    expect(await (await post("/logout")).json()).toEqual({ ok: true, next: null });
    expect(await prisma().session.count({ where: { userId, revokedAt: { not: null } } })).toBe(3);
  });
});
