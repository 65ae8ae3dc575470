import { randomBytes, randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { hashQrCode } from "@/lib/domains/session/qr/commands";
import { prisma } from "@/lib/platform/db";
import { addressOf } from "@/tests/support/companion";
import { newCustomer } from "@/tests/support/counter";
import { makeCompany } from "@/tests/support/company";
import "@/tests/support/end";
import { readStream } from "@/tests/support/stream-client";
import { startStreamServer, type StreamServer } from "@/tests/support/stream-process";

interface Line {
  time: string;
  level: number;
  requestId?: string;
  method?: string;
  path?: string;
  route?: string;
  status?: number;
  ms?: number;
  bytes?: number;
  stream?: boolean;
  userId?: number;
  companyId?: number;
  address?: string;
}

const metrics = randomBytes(24).toString("hex");
const secrets: string[] = [metrics];
let server: StreamServer;
beforeAll(async () => {
  server = await startStreamServer({
    ETABLI_METRICS_TOKEN: metrics,
    LOG_LEVEL: "debug",
    ETABLI_TRUSTED_PROXIES: "127.0.0.1",
  });
});

afterAll(() => server.stop());

const ids: string[] = [];
async function ask(path: string, headers: Record<string, string> = {}, init: RequestInit = {}) {
  const answer = await fetch(server.base + path, { ...init, headers });
  ids.push(answer.headers.get("x-request-id")!);
  return answer;
}
const asJson = async <T>(answer: Response | Promise<Response>) => (await (await answer).json()) as T;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Signs in by every way, opens what keys open, and remembers what nobody else may ever read. */
async function comeInEveryWay() {
  const password = `secret ${randomBytes(9).toString("base64url")}`;
  const company = await makeCompany();
  const { companyId, userId, email } = company;
  await prisma().user.update({ where: { id: userId }, data: { passwordHash: await hash(password) } });
  const basic = (word: string) => Buffer.from(`${email}:${word}`).toString("base64");
  const wrong = `wrong ${randomBytes(9).toString("base64url")}`;
  await ask("/api/login", { authorization: `Basic ${basic(wrong)}` });
  const { token } = await asJson<{ token: string }>(ask("/api/login", { authorization: `Basic ${basic(password)}` }));

  const timestamp = String(Date.now());
  const json = { ...bearer(token), "content-type": "application/json" };
  const link = { timestamp, pathname: "/cart", autologin: true };
  const made = ask("/api/shortURL", json, { method: "POST", body: JSON.stringify(link) });
  const path = new URL((await asJson<{ url: string }>(made)).url).pathname;
  await ask(path);
  const linked = await asJson<{ token: string }>(ask(path.replace("/s/", "/api/login/")));

  const code = randomUUID();
  const codeHash = new Uint8Array(hashQrCode(code));
  await prisma().qrLogin.create({ data: { companyId, userId, codeHash, enabled: true } });
  const scanned = await asJson<{ token: string }>(ask("/api/qrauth", bearer(code)));

  const { key } = await addressOf(company, await newCustomer(company));
  await ask("/api/companion", { "x-companion": key });
  await ask(`/api/companion?companion=${key}`);
  const cookie = `etabli.session=${token}`;
  await ask(`/api/userInfo?token=${token}`, { cookie });
  const change = JSON.stringify({ current: password, password1: password, password2: password });
  await ask("/api/updatePassword", json, { method: "POST", body: change });
  await ask("/metrics", bearer(metrics));
  // A new password has ended every session.
  const again = await asJson<{ token: string }>(ask("/api/login", { authorization: `Basic ${basic(password)}` }));
  secrets.push(password, wrong, basic(password), basic(wrong), token, company.token, key, timestamp, code);
  secrets.push(path.slice(3), linked.token, scanned.token, again.token);
  return { company, token: again.token, key };
}

describe("the log", () => {
  it("holds one line per request and none of the secrets that passed", async () => {
    const { company, token, key } = await comeInEveryWay();
    const forwarded = { ...bearer(token), "x-forwarded-for": "203.0.113.7" };
    await ask("/api/userInfo", forwarded);
    const answers = [await ask("/api/sse", forwarded), await ask(`/api/sse/public?companion=${key}`)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const streams = answers.map(readStream);
    await Promise.all(streams.map((stream) => stream.next("ready")));
    const open = ids.slice(-2);
    expect(open.filter((id) => server.output().includes(id))).toEqual([]);
    await ask("/api/health/live");
    await ask(`/api/nothing/${encodeURIComponent("a\nb")}`);
    expect(await server.stop()).toBe(0);

    const lines = server
      .output()
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Line);
    const requests = lines.filter(({ method }) => method !== undefined);
    expect(requests.map(({ requestId }) => requestId).toSorted()).toEqual(ids.toSorted());
    for (const { time, ms, bytes, status, address } of requests) {
      expect(Number.isNaN(Date.parse(time))).toBe(false);
      expect([typeof ms, bytes! > 0, status! >= 200, address]).toEqual(["number", true, true, expect.any(String)]);
    }
    const of = (path: string) => requests.filter((line) => line.path === path);
    expect(of("/api/userInfo").at(-1)).toMatchObject({
      route: "/api/userInfo",
      ...{ userId: company.userId, companyId: company.companyId, address: "203.0.113.7", status: 200 },
    });
    expect(of("/api/login/{alias}/{timestamp}")).toHaveLength(1);
    expect(of("/s/{alias}/{timestamp}")).toHaveLength(1);
    expect(requests.filter(({ stream }) => stream).map(({ requestId, status }) => [requestId, status])).toEqual(
      expect.arrayContaining(open.map((id) => [id, 200])),
    );
    const quiet = 20;
    expect(of("/api/health/live").map(({ level }) => level)).toEqual([quiet]);
    expect(of("/metrics").map(({ level }) => level)).toEqual([quiet]);
    const text = server.output();
    expect(secrets.filter((secret) => text.includes(secret) || text.includes(encodeURIComponent(secret)))).toEqual([]);
  });
});
