import { app } from "@/lib/api/app";
import { prisma } from "@/lib/platform/db";
import { clientOf, makeCompany } from "@/tests/support/company";
import "@/tests/support/end";

interface Answer {
  code?: string;
  token: string;
  pathname: string;
  url: string;
}
const bodyOf = async (response: Response) => (await response.json()) as Answer;

/** Guesses are counted by address too: each test stands at one of its own. */
async function makeLinked(link: Record<string, unknown> = {}) {
  const company = await makeCompany();
  const timestamp = String(Date.now());
  const made = await company.post("/shortURL", { timestamp, pathname: "/cart?x=1", autologin: true, ...link });
  expect(made.status).toBe(200);
  const body = await bodyOf(made);
  const path = new URL(body.url).pathname.replace("/s/", "/login/");
  return { ...company, timestamp, path, made: body };
}

beforeEach(() => prisma().signInLock.deleteMany({ where: { key: "address:unknown" } }));

describe("a one-time link", () => {
  it("opens a session of its user once and leads to its page", async () => {
    const { path, userId, companyId, timestamp, made } = await makeLinked();
    expect(new URL(made.url).pathname).toMatch(new RegExp(`^/s/[\\w-]{22}/${timestamp}$`));
    const opened = await clientOf().get(path);
    expect(opened.headers.get("cache-control")).toBe("no-store");
    const { token, pathname } = await bodyOf(opened);
    expect(pathname).toBe("/cart?x=1");
    expect(await (await clientOf(token).get("/userInfo")).json()).toMatchObject({ userId, companyId });
    const again = await clientOf().get(path);
    expect([again.status, (await bodyOf(again)).code]).toEqual([404, "link-invalid"]);
  });

  it("makes one session of fifty uses at once", async () => {
    const { path, userId } = await makeLinked();
    const answers = await Promise.all(Array.from({ length: 50 }, () => clientOf().get(path)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(49).fill(404)]);
    expect(await prisma().session.count({ where: { userId } })).toBe(2);
  });

  it("is kept as a hash that gives neither its secret nor its time", async () => {
    const { userId, timestamp, path } = await makeLinked();
    const row = await prisma().oneTimeLink.findFirstOrThrow({ where: { userId } });
    expect(JSON.stringify(row)).not.toContain(timestamp);
    const alias = path.split("/")[2] ?? "";
    expect([alias.length, JSON.stringify(row).includes(alias)]).toEqual([22, false]);
  });

  it("redirects without a session when autologin is off, as often as it is opened", async () => {
    const { path, userId } = await makeLinked({ autologin: false });
    for (let use = 0; use < 2; use++)
      expect(await bodyOf(await clientOf().get(path))).toMatchObject({ token: "", pathname: "/cart?x=1" });
    expect(await prisma().session.count({ where: { userId } })).toBe(1);
  });

  it("ends after ten minutes, and is none with 12 or 14 digits or in the future", async () => {
    const { userId } = await makeCompany();
    const now = Date.now();
    const times = [String(now).slice(1), `${now}0`, String(now + 60_000), String(now - 600_001), "1.7e12", "x"];
    for (const time of times) {
      const response = await clientOf().get(`/login/${userId}/${encodeURIComponent(time)}`);
      expect([time, response.status, (await bodyOf(response)).code]).toEqual([time, 410, "link-expired"]);
    }
  });

  it("is not found by guessing: a user's number is none, and the door shuts, for the right link too", async () => {
    const { path, userId, timestamp } = await makeLinked();
    for (const alias of [String(userId), "A".repeat(22), "B".repeat(22)])
      expect((await clientOf().get(`/login/${alias}/${timestamp}`)).status).toBe(404);
    for (let turn = 0; turn < 27; turn++) await clientOf().get(`/login/${"C".repeat(22)}/${timestamp}`);
    const shut = await clientOf().get(path);
    expect([shut.status, Number(shut.headers.get("retry-after")) > 0]).toEqual([429, true]);
  });

  it("is not used up by a look at its head", async () => {
    const { path } = await makeLinked();
    const looked = await app.request(`/api${path}`, { method: "HEAD" });
    expect([looked.status, looked.headers.get("allow")]).toEqual([405, "GET"]);
    expect((await clientOf().get(path)).status).toBe(200);
  });

  it("opens nothing for a user who was removed meanwhile", async () => {
    const { path, userId, companyId } = await makeLinked();
    await prisma().membership.delete({ where: { companyId_userId: { companyId, userId } } });
    expect((await clientOf().get(path)).status).toBe(404);
  });

  it("gives a cookie to our own page, ends the session before, and refuses followed links and other sites", async () => {
    const { path, token: before } = await makeLinked();
    const refused: Record<string, string>[] = [
      { "sec-fetch-site": "none" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "same-origin", "sec-purpose": "prefetch" },
    ];
    for (const headers of refused) expect((await clientOf().get(path, headers)).status).toBe(403);
    const ours = { "sec-fetch-site": "same-origin", cookie: `etabli.session=${before}` };
    const opened = await clientOf().get(path, ours);
    expect([opened.status, (await bodyOf(opened)).token]).toEqual([200, ""]);
    const cookie = opened.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^etabli\.session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/);
    await new Promise((done) => setTimeout(done, 1100));
    expect((await clientOf(before).get("/userInfo")).status).toBe(401);
  });
});

describe("POST shortURL", () => {
  const other = [
    "//evil.test",
    "https://evil.test/",
    "/\\evil.test",
    "javascript:alert(1)",
    "/api/userInfo",
    "",
    "/\tx",
    "///evil.test",
    "\\\\evil.test",
    "@evil.test",
    "http:evil.test",
    "http://localhost:3001/cart",
  ];
  it.each(other)("refuses to lead to %p", async (pathname) => {
    const { post } = await makeCompany();
    const answer = await post("/shortURL", { timestamp: String(Date.now()), pathname, autologin: true });
    expect([answer.status, (await bodyOf(answer)).code]).toEqual([400, "invalid-pathname"]);
  });

  it("refuses times that no link could have, and the twenty-first; links of one millisecond are two", async () => {
    const { post } = await makeCompany();
    const now = Date.now();
    const ask = (timestamp: string | number) => post("/shortURL", { timestamp, pathname: "/cart", autologin: true });
    for (const time of [String(now).slice(1), `${now}0`, now + 60_000, now - 700_000])
      expect((await ask(time)).status).toBe(400);
    const [one, two] = await Promise.all([ask(now), ask(now)].map(async (made) => (await bodyOf(await made)).url));
    expect(one).not.toBe(two);
    for (const url of [one!, two!])
      expect((await clientOf().get(new URL(url).pathname.replace("/s/", "/login/"))).status).toBe(200);
    for (let by = 1; by <= 20; by++) expect((await ask(now - by)).status).toBe(200);
    expect((await ask(now - 21)).status).toBe(429);
  });
});
