import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { prisma } from "@/lib/platform/db";
import { makeCompany } from "@/tests/support/company";
import "@/tests/support/end";
import { startProgram } from "@/tests/support/processes";
import { readStream } from "@/tests/support/stream-client";
import { startStreamServer, type StreamServer } from "@/tests/support/stream-process";

const password = "a long enough password";
let servers: StreamServer[] = [];
beforeAll(async () => {
  servers = await Promise.all([startStreamServer(), startStreamServer()]);
});
afterAll(() => Promise.all(servers.map((server) => server.stop())));
beforeEach(() => prisma().signInLock.deleteMany({ where: { key: { startsWith: "address:" } } }));

const [a, b] = [() => servers[0]!.base, () => servers[1]!.base];
const basic = (email: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${email}:${secret}`).toString("base64")}`,
});
const signIn = (email: string, secret: string, headers: Record<string, string> = {}) =>
  fetch(`${a()}/api/login`, { headers: { ...basic(email, secret), ...headers } });

/** Opens streams of a session on both processes; answers a look whether session and streams are over a second later. */
async function watchEnd(token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const ask = (base: string) => fetch(`${base}/api/userInfo`, { headers }).then(({ status }) => status);
  const streams = await Promise.all(
    [a(), b()].map(async (base) => readStream(await fetch(`${base}/api/sse`, { headers }))),
  );
  await Promise.all(streams.map((stream) => stream.next("ready")));
  expect(await Promise.all([ask(a()), ask(b())])).toEqual([200, 200]);
  return async () => {
    await new Promise((done) => setTimeout(done, 1000));
    expect(await Promise.all([ask(a()), ask(b())])).toEqual([401, 401]);
    await Promise.all(streams.map((stream) => stream.ended()));
  };
}

async function makeAccount() {
  const company = await makeCompany();
  await prisma().user.update({ where: { id: company.userId }, data: { passwordHash: await hash(password) } });
  return company;
}

describe("twenty wrong passwords", () => {
  it("get the same answers for a known and an unknown user, and a lock that grows", async () => {
    const { email } = await makeAccount();
    const told = async (who: string) => {
      const answers: unknown[] = [];
      for (let attempt = 0; attempt < 20; attempt++) {
        const response = await signIn(who, "wrong");
        answers.push({ ...((await response.json()) as object), requestId: "", retryAfterSeconds: 0 });
      }
      return answers;
    };
    const known = await told(email);
    expect(known.map((one) => (one as { status: number }).status)).toEqual([
      ...Array<number>(5).fill(401),
      ...Array<number>(15).fill(429),
    ]);
    expect(await told(`no-${email}`)).toEqual(known);
    const key = `account:${email}`;
    const waits: number[] = [];
    for (let round = 0; round < 3; round++) {
      await prisma().signInLock.update({ where: { key }, data: { lockedUntil: null } });
      await signIn(email, "wrong");
      waits.push(Number((await signIn(email, password)).headers.get("retry-after")));
    }
    expect(waits).toEqual([...waits].sort((one, other) => one - other));
    expect(waits[2]! > waits[0]!).toBe(true);
  });

  it("are counted for the address that sent them, whatever X-Forwarded-For says", async () => {
    const { email } = await makeAccount();
    for (let attempt = 0; attempt < 30; attempt++)
      await signIn(`${attempt}-${email}`, "wrong", { "x-forwarded-for": `192.0.2.${attempt}` });
    const shut = await signIn(email, password, { "x-forwarded-for": "203.0.113.7" });
    expect(shut.status).toBe(429);
    const keys = await prisma().signInLock.findMany({ where: { key: { startsWith: "address:" } } });
    expect(keys.filter(({ key }) => key.includes("192.0.2.") || key.includes("203.0.113."))).toEqual([]);
  });
});

describe("a user", () => {
  it("without a company, without rights or who is disabled gets the answer of a wrong password", async () => {
    const answers: unknown[] = [];
    for (const lose of ["nothing", "rights", "company", "account"]) {
      const { email, userId } = await makeAccount();
      if (lose === "rights") await prisma().membership.updateMany({ where: { userId }, data: { rights: [] } });
      if (lose === "company") await prisma().membership.deleteMany({ where: { userId } });
      if (lose === "account") await prisma().user.update({ where: { id: userId }, data: { disabledAt: new Date() } });
      const response = await signIn(email, lose === "nothing" ? "wrong" : password);
      answers.push([response.status, { ...((await response.json()) as object), requestId: "" }]);
    }
    expect(answers).toEqual(Array<unknown>(4).fill(answers[0]));
    expect(answers[0]).toMatchObject([401, { code: "wrong-credentials" }]);
  });
});

describe("many wrong passwords at once", () => {
  it("are answered in turn: the lock that the first have earned holds for the others", async () => {
    const { email } = await makeAccount();
    const answers = await Promise.all(Array.from({ length: 25 }, () => signIn(email, "wrong")));
    const refused = answers.filter(({ status }) => status === 401).length;
    expect([refused, answers.filter(({ status }) => status === 429).length]).toEqual([5, 20]);
  });

  it("take as long for an unknown user as for a known one", async () => {
    const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
    for (let round = 0; round < 3; round++) {
      const { email } = await makeAccount();
      for (let attempt = 0; attempt < 4; attempt++)
        for (const [kind, who] of [["known", email] as const, ["unknown", `no-${email}`] as const]) {
          const began = performance.now();
          expect((await signIn(who, "wrong")).status).toBe(401);
          times[kind].push(performance.now() - began);
        }
    }
    const median = (list: number[]) => list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)] ?? 0;
    const ratio = median(times.unknown) / median(times.known);
    expect([ratio > 0.5, ratio < 2]).toEqual([true, true]);
  });
});

describe("the log of sign-ins", () => {
  it("has one line for each event, without password, code or token", async () => {
    const account = await makeAccount();
    const code = randomUUID();
    const { port, printed, stop } = await startProgram("tests/support/stream-server.ts", { LOG_LEVEL: "info" });
    const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
      fetch(`http://127.0.0.1:${port}/api${path}`, { method, headers });
    await ask("/login", basic(account.email, "the wrong secret"));
    const { token } = (await (await ask("/login", basic(account.email, password))).json()) as { token: string };
    await ask("/qrauth", { authorization: `Bearer ${code}` });
    const timestamp = String(Date.now());
    await ask(`/login/${account.userId}/${timestamp}`);
    await ask("/sso", { authorization: `Bearer ${"j".repeat(60)}` });
    await ask("/userInfo", { cookie: `etabli.session=${token}` });
    await ask("/logout", { authorization: `Bearer ${token}` }, "POST");
    await stop();
    const said = printed()
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line) as { msg?: string; path?: string });
    const events = [
      "sign-in refused",
      "signed in",
      "QR login refused",
      "one-time link refused",
      "single sign-on refused",
    ];
    expect(events.map((event) => said.filter(({ msg }) => msg === event).length)).toEqual([1, 1, 1, 1, 1]);
    expect(said.filter(({ path }) => path?.startsWith("/api/")).length).toBe(7);
    const secrets = ["the wrong secret", password, code, token, account.email, timestamp, "j".repeat(60)];
    const sent = [basic(account.email, password), basic(account.email, "the wrong secret")];
    for (const secret of [...secrets, ...sent.map(({ authorization }) => authorization.slice(6))])
      expect(printed()).not.toContain(secret);
  });
});

describe("an ended session", () => {
  it("by a disabled QR card is dead within a second on every process, and its streams close", async () => {
    const { userId, get, post } = await makeAccount();
    const card = (await (await get("/newQRLogin")).json()) as { token: string; code: string };
    const change = (enabled: boolean) => post("/qrlogin", { token: card.token, userId, enabled });
    expect((await change(true)).status).toBe(200);
    const opened = await fetch(`${a()}/api/qrauth`, { headers: { authorization: `Bearer ${card.code}` } });
    const { token } = (await opened.json()) as { token: string };
    const check = await watchEnd(token);
    await change(false);
    await check();
    expect((await get("/userInfo")).status).toBe(200);
  });

  const ends: [string, (client: Awaited<ReturnType<typeof makeAccount>>) => Promise<unknown>][] = [
    ["log out", ({ post }) => post("/logout")],
    ["log out everywhere", ({ del }) => del("/sessions")],
    [
      "password change",
      ({ post }) =>
        post("/updatePassword", { current: password, password1: "le tuyau vert", password2: "le tuyau vert" }),
    ],
    [
      "company switch",
      async ({ get, userId }) => {
        const { companyId } = await makeCompany();
        await prisma().membership.create({ data: { companyId, userId, rights: ["CaiaApp"] } });
        return get(`/switchToCompany/${companyId}`);
      },
    ],
  ];
  it.each(ends)("by %s is dead within a second on every process, and its streams close", async (_, end) => {
    const account = await makeAccount();
    const check = await watchEnd(account.token);
    await end(account);
    await check();
  });
});
