import type { TrailPage } from "@/lib/domains/admin/trail/schema";
import { prisma } from "@/lib/platform/db";
import { makeCompany, secondUser } from "@/tests/support/company";
import { json } from "@/tests/support/counter";
import "@/tests/support/end";

interface Row {
  action?: string;
  entity?: string;
  entityId?: string;
  userId?: number | null;
  job?: string;
  at?: Date;
  detail?: object;
}

const note = (companyId: number, rows: Row[]) =>
  prisma().auditEntry.createMany({
    data: rows.map(({ detail = {}, ...row }) => ({
      action: "add",
      entity: "tip",
      entityId: "1",
      companyId,
      detail,
      ...row,
    })),
  });

type Client = Awaited<ReturnType<typeof makeCompany>>;
const list = (client: Pick<Client, "get">, query: Record<string, string> = {}) =>
  json<TrailPage>(client.get(`/audit?${new URLSearchParams(query)}`));
const idsOf = ({ entries }: TrailPage) => entries.map(({ entityId }) => entityId);

describe("the audit trail", () => {
  it("tells who did what, newest first, page after page without gap or double", async () => {
    const company = await makeCompany();
    const { companyId, userId } = company;
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, Math.floor(minute / 3)));
    await note(
      companyId,
      Array.from({ length: 25 }, (_, minute) => ({ entityId: String(minute), userId, at: at(minute) })),
    );
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await list(company, { limit: "4", ...(after ? { after } : {}) });
      expect(page.entries.length).toBeLessThanOrEqual(4);
      seen.push(...idsOf(page));
      after = page.next ?? undefined;
    } while (after);
    expect(seen).toEqual(Array.from({ length: 25 }, (_, index) => String(24 - index)));
    const [newest] = (await list(company)).entries;
    expect(newest).toMatchObject({
      at: "2026-11-20T08:08:00.000000Z",
      person: { userId, email: company.email },
      job: null,
    });
  });

  it("is found by person, action, thing, days of Paris and text", async () => {
    const company = await makeCompany();
    const colleague = await secondUser(company);
    const { companyId, userId } = company;
    await note(companyId, [
      { entityId: "a", userId, action: "set-rights", entity: "user", detail: { added: ["QRCode"] } },
      { entityId: "b", userId: colleague.userId, at: new Date("2026-03-01T22:59:59Z") },
      { entityId: "c", userId: colleague.userId, at: new Date("2026-03-01T23:00:00Z"), detail: { note: "50%_off" } },
      { entityId: "d", userId: null, job: "tidy", at: new Date("2026-03-02T22:59:59.999Z") },
    ]);
    const { name } = await prisma().user.findUniqueOrThrow({ where: { id: colleague.userId } });
    const found = async (query: Record<string, string>) => idsOf(await list(company, query));
    expect(await found({ person: name.toUpperCase() })).toEqual(["c", "b"]);
    expect(await found({ action: "set-rights" })).toEqual(["a"]);
    expect(await found({ entity: "user" })).toEqual(["a"]);
    expect(await found({ from: "2026-03-02", to: "2026-03-02" })).toEqual(["d", "c"]);
    expect(await found({ to: "2026-03-01" })).toEqual(["b"]);
    expect(await found({ text: "qrcode" })).toEqual(["a"]);
    expect(await found({ text: "0%_o" })).toEqual(["c"]);
    expect(await found({ text: "tidy" })).toEqual(["d"]);
    expect(await found({ text: "tidy", person: name })).toEqual([]);
  });

  it("is told of the companies where one holds admin, and of no other", async () => {
    const [own, other] = await Promise.all([makeCompany(), makeCompany()]);
    await note(own.companyId, [{ entityId: "mine" }]);
    await note(other.companyId, [{ entityId: "theirs" }]);
    const membership = { companyId: other.companyId, userId: own.userId };
    await prisma().membership.create({ data: { ...membership, rights: ["UsersAdmin"] } });
    expect(idsOf(await list(own))).toEqual(["mine"]);
    expect(idsOf(await list(own, { companyId: String(other.companyId) }))).toEqual([]);
    await prisma().membership.update({ where: { companyId_userId: membership }, data: { rights: ["admin"] } });
    expect(idsOf(await list(own)).toSorted()).toEqual(["mine", "theirs"]);
    expect(idsOf(await list(own, { companyId: String(other.companyId) }))).toEqual(["theirs"]);
    const plain = await makeCompany({ rights: ["UsersAdmin"] });
    expect((await plain.get("/audit")).status).toBe(403);
    expect((await plain.get("/audit/export")).status).toBe(403);
  });

  it("tells amounts to an administrator who neither sells nor chooses parts, unless the customer may look", async () => {
    const company = await makeCompany({ rights: ["admin"] });
    await note(company.companyId, [{ entityId: "line", detail: { priceCents: 74_123 } }]);
    const told = async () => [
      (await list(company)).entries.map(({ detail }) => detail).find((detail) => "priceCents" in detail) ?? null,
      (await (await company.get("/audit/export")).text()).includes("74123"),
    ];
    expect(await told()).toEqual([{ priceCents: 74_123 }, true]);
    await company.post("/setUserPreference", { name: "prices", value: "retail" });
    expect(await told()).toEqual([null, false]);
  });

  it.each(["from=2026-02-30", "to=yesterday", "after=1", "limit=0", "limit=1000", "text=%00", "companyId=x"])(
    "refuses %s",
    async (query) => expect((await (await makeCompany()).get(`/audit?${query}`)).status).toBe(400),
  );

  it("is exported whole, as a spreadsheet reads it and computes nothing", async () => {
    const company = await makeCompany();
    const { companyId, userId } = company;
    await prisma().user.update({ where: { id: userId }, data: { name: '=HYPERLINK("http://x")', language: "fr" } });
    await note(companyId, [
      ...Array.from({ length: 2100 }, (_, index) => ({ entityId: String(index), userId })),
      { entityId: "+1", action: "@now", detail: { note: 'قطع؛ \u202egnp\n;"x"' } },
    ]);
    const answer = await company.get("/audit/export?entity=tip");
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="etabli-audit-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.toString("utf8").slice(1).trimEnd().split("\r\n");
    expect(lines).toHaveLength(1 + 2101);
    expect(lines[0]).toBe("at;company;person;email;job;action;entity;entityId;detail");
    expect(lines[1]).toContain(`;'@now;tip;'+1;"{""note"":""قطع؛ gnp\\n;\\""x\\""""}"`);
    expect(lines[2]).toContain(`;"'=HYPERLINK(""http://x"")";`);
  });
});
