import { randomUUID } from "node:crypto";
import { endSessionsOfQrLogin } from "@/lib/domains/session/open/commands";
import { hashQrCode } from "@/lib/domains/session/qr/commands";
import { prisma } from "@/lib/platform/db";
import type { Right } from "@/lib/shared/rights";
import { clientOf, makeCompany } from "@/tests/support/company";
import "@/tests/support/end";

interface Answer {
  code?: string;
  token: string;
  expiresAt: string;
  userInfo: { userId: number };
}
const bodyOf = async (response: Response) => (await response.json()) as Answer;

interface Card {
  enabled?: boolean;
  dateFrom?: Date;
  dateTo?: Date;
}

async function makeCard(card: Card = {}, rights: Right[] = ["CaiaApp"]) {
  const company = await makeCompany({ rights });
  const code = randomUUID();
  const { companyId, userId } = company;
  const codeHash = new Uint8Array(hashQrCode(code));
  const { id } = await prisma().qrLogin.create({ data: { companyId, userId, codeHash, enabled: true, ...card } });
  return { ...company, code, id };
}

const scan = (code: string, headers: Record<string, string> = {}) =>
  clientOf().get("/qrauth", { authorization: `Bearer ${code}`, ...headers });
const inHours = (hours: number) => new Date(Date.now() + hours * 3600_000);

beforeEach(() => prisma().signInLock.deleteMany({ where: { key: "address:unknown" } }));

describe("GET qrauth", () => {
  it("signs the card's user in, in capitals too", async () => {
    const { code, userId, companyId } = await makeCard();
    for (const text of [code, code.toUpperCase()]) {
      const { token, userInfo } = await bodyOf(await scan(text));
      expect(userInfo.userId).toBe(userId);
      expect(await (await clientOf(token).get("/userInfo")).json()).toMatchObject({ userId, companyId });
    }
  });

  it.each([
    ["35 characters", (code: string) => code.slice(1)],
    ["37 characters", (code: string) => `${code}0`],
    ["other characters", (code: string) => `g${code.slice(1)}`],
    ["nothing", () => ""],
  ])("refuses %s", async (_, change) => {
    const { code } = await makeCard();
    const answer = await scan(change(code));
    expect([answer.status, (await bodyOf(answer)).code]).toEqual([400, "invalid-code"]);
  });

  it.each<[string, Card, Right[]]>([
    ["is not enabled", { enabled: false }, ["CaiaApp"]],
    ["begins later", { dateFrom: inHours(1) }, ["CaiaApp"]],
    ["has ended", { dateTo: inHours(-1) }, ["CaiaApp"]],
    ["is of a user without CaiaApp", {}, ["v2"]],
  ])("takes no card that %s, and tells no more than of an unknown one", async (_, card, rights) => {
    const { code } = await makeCard(card, rights);
    for (const answer of [await scan(code), await scan(randomUUID())])
      expect([answer.status, (await bodyOf(answer)).code]).toEqual([401, "wrong-credentials"]);
  });

  it("ends a session with the card's last day, refreshed or not", async () => {
    const dateTo = inHours(2);
    const { code } = await makeCard({ dateFrom: inHours(-1), dateTo });
    const { token, expiresAt } = await bodyOf(await scan(code));
    const refreshed = await bodyOf(await clientOf(token).post("/session/refresh"));
    expect([expiresAt, refreshed.expiresAt]).toEqual([dateTo.toISOString(), dateTo.toISOString()]);
  });

  it("keeps codes as hashes and shuts the door to an address that tries many", async () => {
    const { code, id } = await makeCard();
    expect(JSON.stringify(await prisma().qrLogin.findFirstOrThrow({ where: { id } }))).not.toContain(code);
    for (let guess = 0; guess < 30; guess++) expect((await scan(randomUUID())).status).toBe(401);
    expect((await scan(code)).status).toBe(429);
  });

  it("lets the card's sessions be ended with it, and no others of its user", async () => {
    const { code, id, get } = await makeCard();
    const { token } = await bodyOf(await scan(code));
    expect((await clientOf(token).get("/userInfo")).status).toBe(200);
    await prisma().$transaction((tx) => endSessionsOfQrLogin(id, tx));
    await new Promise((done) => setTimeout(done, 1000));
    expect([(await clientOf(token).get("/userInfo")).status, (await get("/userInfo")).status]).toEqual([401, 200]);
  });
});
