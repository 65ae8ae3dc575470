import { assumptions } from "./day.mjs";
import { firstUsedUp, keptBytes } from "./growth.mjs";
import { costOfJob, kinds } from "./kinds.mjs";
import { besides, connectionsOf, limitsOf } from "./limits.mjs";
import { planFor } from "./plan.mjs";
import { limitsTable, plain, planTable, size } from "./tables.mjs";

const even = (mean) => ({ mean, twentieths: Array.from({ length: 21 }, () => mean) });
const service = {
  ...{ main: even(4), threads: even(1), database: even(2), wall: even(7), statements: 2, restMs: 0.1 },
  ...{ statementMs: 1.5, catalogueMs: 0.6, loaded: { main: 4, threads: 1, database: 2, perSecond: 200 } },
};
const measured = {
  services: Object.fromEntries(kinds.map(({ name }) => [name, service])),
  streams: {
    bytes: 12_000,
    beatMs: 0.03,
    beatDatabaseMs: 0.002,
    eventMs: 0.02,
    eventReadMs: 0.3,
    eventReadDatabaseMs: 0.2,
  },
  notices: { processMs: 0.04, databaseMsEachListener: 0.03, commitsPerSecond: 6000, noticesPerSecond: 1000 },
  growth: {
    databaseBytes: 9e8,
    tables: [
      { name: "quote", narrow: true, bytes: 700, rows: 0.35 },
      { name: "cart_line", narrow: true, bytes: 100, rows: 1.2 },
      { name: "event", narrow: false, bytes: 200, rows: 1.5 },
      { name: "stats_event", narrow: false, bytes: 400, rows: 4 },
    ],
  },
  loadedBytes: 450e6,
};

describe("what one carries", () => {
  it("adds up over a car's requests", () => {
    const { main, database, requests } = costOfJob(measured);
    expect(main).toBeCloseTo(requests * 4);
    expect(database).toBeCloseTo(requests * 2);
  });

  it("names every limit with its accounts, the first to break first", () => {
    const limits = limitsOf(measured, assumptions);
    const users = limits.map((limit) => limit.users);
    expect(users).toEqual([...users].sort((one, other) => one - other));
    expect(limits[0].name).toMatch(/thread/);
    const of = (part) => limits.find(({ name }) => name.includes(part))?.users ?? 0;
    expect(of("8 cores") / of("2 cores")).toBeCloseTo(4);
    expect(of("cart_line")).toBeCloseTo(2 ** 31 / 1.2 / (5 * 0.6 * 16 * 250));
  });

  it("counts connections of both pools and beside them", () => expect(connectionsOf(3, 6)).toBe(48));

  it("lets notices cost each process and the database for each of them", () => {
    const demand = { jobsPerSecond: 100, streams: 1000, companies: 500 };
    const [few, many] = [besides(measured, demand, 5), besides(measured, demand, 50)];
    expect(few.writes).toBeCloseTo(155);
    expect(many.databaseCores - few.databaseCores).toBeCloseTo((155 * 45 * 0.03) / 1000);
    expect(many.process).toBeLessThan(few.process);
  });

  it("keeps what is not deleted", () => {
    const { bytesPerYear, bytesStanding } = keptBytes(measured.growth, { jobsPerYear: 1000 }, assumptions);
    expect(bytesPerYear).toBe(1_200_000);
    expect(bytesStanding).toBeCloseTo((200 * 1000) / 250);
    expect(firstUsedUp(measured.growth)).toMatchObject({ name: "cart_line" });
    expect(firstUsedUp({ tables: [] })).toBeNull();
  });
});

describe("a plan", () => {
  const [small, large] = [10_000, 200_000].map((users) => planFor(measured, users, assumptions));

  it("grows with the accounts and is the same each time", () => {
    expect(planFor(measured, 10_000, assumptions)).toEqual(small);
    expect(large.part.processes).toBeGreaterThan(small.part.processes * 8);
    expect(large.requestsPerSecond / small.requestsPerSecond).toBeCloseTo(20);
    expect(large.part.result.kinds.list.p95).toBeLessThan(100);
  });

  it("divides the companies where notices of one database do not suffice", () => {
    expect(small.primaries).toBe(1);
    expect(
      planFor({ ...measured, notices: { ...measured.notices, noticesPerSecond: 100 } }, 100_000, assumptions).primaries,
    ).toBe(2);
  });

  it("says all of it in tables", () => {
    expect(planTable([small, large], measured, assumptions)).toMatch(/the thread of one process \(/);
    expect(limitsTable(measured, assumptions).split("\n").length).toBeGreaterThan(8);
    expect([plain(1234.5), plain(12.34), plain(0.0214), plain(0)]).toEqual(["1,230", "12.3", "0.021", "0"]);
    expect([size(0), size(999), size(1_230_000), size(4.26e12)]).toEqual(["0 B", "999 B", "1.23 MB", "4.26 TB"]);
  });
});
