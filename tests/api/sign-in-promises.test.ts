import { hash } from "@node-rs/argon2";
import { prisma } from "@/lib/platform/db";
import { makeCompany } from "../support/company";
import "../support/end";
import { readStream } from "../support/stream-client";
import { startStreamServer, type StreamServer } from "../support/stream-process";

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

describe("an ended session", () => {
  const ends: [string, (client: Awaited<ReturnType<typeof makeAccount>>) => Promise<unknown>][] = [
    ["log out", ({ post }) => post("/logout")],
    ["log out everywhere", ({ del }) => del("/sessions")],
    [
      "password change",
      ({ post }) => post("/updatePassword", { password1: "le tuyau vert", password2: "le tuyau vert" }),
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
    const headers = { authorization: `Bearer ${account.token}` };
    const ask = (base: string) => fetch(`${base}/api/userInfo`, { headers }).then(({ status }) => status);
    const streams = await Promise.all(
      [a(), b()].map(async (base) => readStream(await fetch(`${base}/api/sse`, { headers }))),
    );
    await Promise.all(streams.map((stream) => stream.next("ready")));
    expect(await Promise.all([ask(a()), ask(b())])).toEqual([200, 200]);
    await end(account);
    await new Promise((done) => setTimeout(done, 1000));
    expect(await Promise.all([ask(a()), ask(b())])).toEqual([401, 401]);
    await Promise.all(streams.map((stream) => stream.ended()));
  });
});
