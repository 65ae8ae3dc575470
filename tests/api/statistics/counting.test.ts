import { fork, type ChildProcess } from "node:child_process";
import fs from "node:fs/promises";
import path from "node:path";
import { keepCounts } from "@/lib/domains/stats/counting/commands/keep-counts";
import { rollCounts } from "@/lib/domains/stats/counting/commands/roll-counts";
import { systemActor } from "@/lib/platform/actor";
import { eventLine, type CountedEvent } from "@/lib/platform/counting/event";
import { spool, spoolFolder } from "@/lib/platform/counting/spool";
import { prisma } from "@/lib/platform/db";
import { makeCompany } from "@/tests/support/company";
import "@/tests/support/end";

const actor = systemActor("counts", 0);
const keep = () => keepCounts(actor);
type Company = Awaited<ReturnType<typeof makeCompany>>;
const clio = 1_000_080;

const eventOf = (company: Company, more: Partial<CountedEvent> = {}): CountedEvent => ({
  ...{ kind: "identification", at: Date.now(), companyId: company.companyId, userId: company.userId },
  ...{ ktype: clio, found: 1, amount: null, vehicle: null, name: null },
  ...more,
});
const append = (...events: CountedEvent[]) => events.forEach((event) => spool().append(eventLine(event)));
const rowsOf = ({ companyId }: Company) =>
  prisma().countedEvent.findMany({ where: { companyId }, orderBy: { at: "asc" } });
const daysOf = ({ companyId }: Company) =>
  prisma().statsDay.findMany({ where: { companyId }, orderBy: { day: "asc" } });

interface Counter {
  child: ChildProcess;
  acknowledged: () => number;
  ended: Promise<void>;
}
function startCounter(company: Company, name: string, events: number): Counter {
  let last = 0;
  const child = fork(path.resolve("tests/support/count-process.ts"), {
    env: {
      ...process.env,
      COUNT_COMPANY: String(company.companyId),
      COUNT_USER: String(company.userId),
      COUNT_EVENTS: String(events),
      COUNT_NAME: name,
    },
    execArgv: ["--import", "tsx"],
  });
  const ended = new Promise<void>((resolve) => {
    child.on("message", (message: { acknowledged?: number; ended?: true }) => {
      last = message.acknowledged ?? last;
      if (message.ended) resolve();
    });
    child.once("exit", () => resolve());
  });
  return { child, acknowledged: () => last, ended };
}

it("ends a round although events keep coming, which the next one brings in", async () => {
  const company = await makeCompany();
  let [written, most] = [0, 5000];
  const writing = (async () => {
    for (; written < most; written++) {
      append(eventOf(company));
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  })();
  await keep();
  const during = written;
  most = written;
  await writing;
  expect(during).toBeLessThan(5000);
  await keep();
  expect(await rowsOf(company)).toHaveLength(written);
});

it("finds every acknowledged one of 100,000 events of two processes of which one is killed, once", async () => {
  const company = await makeCompany();
  const [lives, dies] = [startCounter(company, "lives", 60_000), startCounter(company, "dies", 80_000)];
  const killed = new Promise<void>((resolve) => {
    dies.child.on("message", () => {
      if (dies.acknowledged() >= 40_000 && dies.child.kill("SIGKILL")) resolve();
    });
  });
  const rounds = (async () => {
    for (let nth = 0; nth < 3; nth += 1) await keep();
  })();
  await Promise.all([lives.ended, killed, dies.ended, rounds]);
  lives.child.kill("SIGKILL");
  const acknowledged = { lives: lives.acknowledged(), dies: dies.acknowledged() };
  expect(acknowledged.lives + acknowledged.dies).toBeGreaterThanOrEqual(100_000);
  await Promise.all([keep(), keep()]);
  await keep();
  const found = await prisma().$queryRaw<{ name: string; last: number; numbers: number; rows: number }[]>`
    select name, max(n)::int as last, count(distinct n)::int as numbers, count(*)::int as rows
    from (select name, case when kind = 'quote' then null else amount end as n from stats_event
      where company_id = ${company.companyId}) e group by name order by name`;
  for (const { name, rows } of found) {
    const least = acknowledged[name as keyof typeof acknowledged];
    expect(rows).toBeGreaterThanOrEqual(least);
  }
  for (const { rows, numbers, last } of found) {
    // Each number once: what a quote waited for stands in the place of its own.
    expect([rows, rows - 1]).toContain(last);
    expect(numbers).toBe(rows - Math.floor((rows + 2) / 7));
  }
  const [day] = await daysOf(company);
  expect(found.reduce((sum, { rows }) => sum + rows, 0)).toBe(
    await prisma().countedEvent.count({ where: { companyId: company.companyId } }),
  );
  expect(day).toMatchObject({ nbUsers: 1, newUsers: 1 });
});

describe("an identification", () => {
  it("is told as new or repeated, found or not, of its make, model and version", async () => {
    const company = await makeCompany();
    const before = await useOf();
    append(
      eventOf(company, { vehicle: "mark-1" }),
      eventOf(company, { vehicle: "mark-1" }),
      eventOf(company, { vehicle: "mark-2", found: 0, ktype: null }),
      eventOf(company, { found: null, ktype: null }),
    );
    await keep();
    expect(await daysOf(company)).toMatchObject([
      { hits: 4, adnOk: 2, adn0: 1, adnNull: 1, newHits: 3, repeatHits: 1, nbUsers: 1, newUsers: 1 },
    ]);
    const uses = await prisma().statsUse.findMany({ where: { companyId: company.companyId } });
    expect(uses.map(({ scope, calls }) => [scope, calls]).toSorted()).toEqual([
      ...[
        ["ktype", 2],
        ["make", 2],
        ["model", 2],
      ],
    ]);
    expect(await useOf()).toBe(before + 2);
  });

  async function useOf(): Promise<number> {
    const use = await prisma().vehicleUse.findFirst({ where: { scope: "ktype", subjectId: clio } });
    return use?.calls ?? 0;
  }
});

it("of an interface counts for its day and its month, batch after batch", async () => {
  const company = await makeCompany();
  const days = [0, 0, 45, 45, 45];
  for (const back of days) {
    append(eventOf(company, { kind: "dtc", name: "VCI-1", at: Date.now() - back * 86_400_000 }));
    await keep();
  }
  const { companyId } = company;
  const ofDays = await prisma().statsVci.findMany({ where: { companyId }, orderBy: { day: "asc" } });
  const ofMonths = await prisma().statsVciMonth.findMany({ where: { companyId }, orderBy: { month: "asc" } });
  expect(ofDays.map(({ hits }) => hits)).toEqual([3, 2]);
  expect(ofMonths.map(({ hits }) => hits)).toEqual([3, 2]);
  expect(ofMonths.map(({ month }) => month.getUTCDate())).toEqual([1, 1]);
});

it("of the future, and of a clock that was turned back, was when it was read", async () => {
  const company = await makeCompany();
  const now = Date.now();
  append(...[now + 400 * 86_400_000, 0, -5, now - 3 * 365 * 86_400_000].map((at) => eventOf(company, { at })));
  await keep();
  const rows = await rowsOf(company);
  expect(rows).toHaveLength(4);
  for (const { at } of rows) expect(Math.abs(at.getTime() - now)).toBeLessThan(120_000);
});

it("of a company that is not to be counted is kept nowhere", async () => {
  const company = await makeCompany();
  await prisma().companySetting.create({ data: { companyId: company.companyId, name: "isUncounted", value: true } });
  append(eventOf(company));
  await keep();
  expect([await rowsOf(company), await daysOf(company)]).toEqual([[], []]);
});

it("lines that nobody wrote whole harm none of their neighbours", async () => {
  const company = await makeCompany();
  append(eventOf(company));
  spool().append("[0,1\n");
  spool().append('{"kind":0}\n');
  append(eventOf(company));
  await keep();
  expect(await rowsOf(company)).toHaveLength(2);
});

it("a spool that was read is deleted once nobody writes to it", async () => {
  const company = await makeCompany();
  append(eventOf(company));
  const file = spool().current ?? "";
  await keep();
  expect(await fs.readdir(spoolFolder())).toContain(file);
  spool().close();
  await keep();
  expect(await fs.readdir(spoolFolder())).not.toContain(file);
  expect(await prisma().statsSpool.findFirst({ where: { file } })).toBeNull();
});

it("a quote waits from the identification of its vehicle on", async () => {
  const company = await makeCompany();
  const now = Date.now();
  append(
    eventOf(company, { at: now - 900_000, vehicle: "quoted" }),
    eventOf(company, { kind: "quote", at: now, vehicle: "quoted", ktype: null, found: null }),
    eventOf(company, { kind: "quote", at: now, vehicle: "other", ktype: null, found: null }),
  );
  await keep();
  const quotes = (await rowsOf(company)).filter(({ kind }) => kind === "quote");
  expect(quotes.map(({ amount }) => amount).toSorted()).toEqual([900, null]);
});

it("after thirteen months events are summed into months", async () => {
  const company = await makeCompany();
  const { companyId, userId } = company;
  const old = (day: string) => ({
    companyId,
    userId,
    kind: "view",
    at: new Date(`${day}T10:00:00Z`),
    hour: 11,
    ktype: clio,
  });
  await prisma().countedEvent.createMany({ data: [old("2025-06-03"), old("2025-06-20"), old("2025-10-02")] });
  await rollCounts(actor, { today: "2026-11-26" });
  const months = await prisma().statsMonth.findMany({ where: { companyId } });
  expect(months.map(({ month, kind, ktype, calls }) => [month.toISOString().slice(0, 7), kind, ktype, calls])).toEqual([
    ["2025-06", "view", clio, 2],
  ]);
  expect(await rowsOf(company)).toHaveLength(1);
});

it("calls count: an identification, a search that found nothing and a cart's line are read of the spool", async () => {
  const company = await makeCompany();
  expect((await company.get("/immat/AB-123-CD")).status).toBe(200);
  expect((await company.get("/immat/ZZ-999-ZZ")).status).toBe(404);
  expect((await company.get("/parts/search/ref/fr/ZZ99999999")).status).toBe(200);
  await keep();
  const [day] = await daysOf(company);
  expect(day).toMatchObject({ hits: 2, adnOk: 1, adn0: 1, searches: 1, missed: 1 });
  const missed = await prisma().statsMissed.findMany({ where: { companyId: company.companyId } });
  expect(missed).toMatchObject([{ text: "zz99999999", searches: 1 }]);
  const told = JSON.stringify(await rowsOf(company), (_, value: unknown) => (typeof value === "bigint" ? 0 : value));
  expect(told).not.toMatch(/AB-?123-?CD|ZZ-999-ZZ/);
});
