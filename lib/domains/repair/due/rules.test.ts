import type { RevisionService, Schedule } from "../schema";
import { dueOf, groupServices, monthsBetween, readDriven, readingFaults, type Driven } from "./rules";

const every = (km: number | null, months: number | null): Schedule => ({
  ...{ first: { km, months }, every: { km, months } },
  severe: null,
});
const driven = (km: number, on: string, more: Partial<Driven> = {}): Driven => ({
  ...{ now: { km, on }, registered: "2020-01-15", last: null, severe: false },
  ...more,
});
const typed = { km: "85000", on: "2026-11-23", registered: "2020-01-15", lastKm: "", lastOn: "" };
const today = "2026-11-23";

describe("when a service is due", () => {
  it.each([
    [17_400, "next", 20_000],
    [17_500, "due", 20_000],
    [20_000, "due", 20_000],
    [22_500, "due", 20_000],
    [22_501, "overdue", 20_000],
    [37_499, "overdue", 20_000],
    [37_500, "due", 40_000],
    [85_000, "overdue", 80_000],
  ])("by kilometres alone, at %i: %s, planned at %i", (km, state, point) => {
    expect(dueOf(every(20_000, null), driven(km, "2020-02-01"))).toMatchObject({
      ...{ state, km: point, leftKm: point - km, on: null, leftMonths: null },
    });
  });

  it.each([
    ["2021-11-10", "next", "2022-01-15"],
    ["2021-11-20", "due", "2022-01-15"],
    ["2022-03-15", "due", "2022-01-15"],
    ["2022-03-20", "overdue", "2022-01-15"],
    ["2023-11-20", "due", "2024-01-15"],
  ])("by months alone, on %s: %s, planned on %s", (on, state, point) => {
    expect(dueOf(every(null, 24), driven(1000, on))).toMatchObject({ state, on: point, km: null });
  });

  it("is at the first of the two", () => {
    expect(dueOf(every(20_000, 24), driven(5000, "2022-06-01")).state).toBe("overdue");
    expect(dueOf(every(20_000, 24), driven(19_000, "2020-06-01")).state).toBe("due");
    expect(dueOf(every(20_000, 24), driven(5000, "2020-06-01")).state).toBe("next");
  });

  it("counts what was planned after the last visit, and what fell due just after it as done there", () => {
    const last = { km: 79_000, on: "2025-12-01" };
    expect(dueOf(every(20_000, 24), driven(85_000, "2026-11-23", { last }))).toMatchObject({
      ...{ state: "next", km: 100_000, on: "2028-01-15" },
    });
    expect(dueOf(every(150_000, 72), driven(85_000, "2026-11-23", { last })).state).toBe("next");
    const early = { km: 55_000, on: "2024-06-01" };
    expect(dueOf(every(20_000, null), driven(85_000, "2026-11-23", { last: early }))).toMatchObject({
      ...{ state: "overdue", km: 60_000, leftKm: -25_000 },
    });
  });

  it("takes the severe interval where there is one", () => {
    const severe = { first: { km: 10_000, months: null }, every: { km: 10_000, months: null } };
    const schedule = { ...every(20_000, null), severe };
    expect(dueOf(schedule, driven(10_500, "2020-06-01", { severe: true })).state).toBe("due");
    expect(dueOf(schedule, driven(10_500, "2020-06-01")).state).toBe("next");
  });

  it("takes turns: the main service comes at the second interval", () => {
    const main: Schedule = { first: { km: 40_000, months: null }, every: { km: 40_000, months: null }, severe: null };
    expect(dueOf(main, driven(20_000, "2020-06-01"))).toMatchObject({ state: "next", km: 40_000 });
    expect(dueOf(main, driven(81_000, "2020-06-01"))).toMatchObject({ state: "due", km: 80_000 });
  });

  it("is not known by months where the first registration is not", () => {
    expect(dueOf(every(null, 24), driven(20_000, today, { registered: null })).state).toBe("unknown");
    expect(dueOf(every(20_000, 24), driven(20_000, today, { registered: null })).state).toBe("due");
  });

  it("groups services, the most pressing first", () => {
    const service = (serviceId: string, schedule: Schedule): RevisionService => ({
      ...{ serviceId, label: serviceId, time_mins: 1, operationCount: 1, schedule },
    });
    const groups = groupServices(
      [
        service("far", every(300_000, null)),
        service("near", every(90_000, null)),
        service("late", every(50_000, null)),
      ],
      driven(85_000, "2020-06-01"),
    );
    expect(groups.map(({ state, services }) => [state, services.map((one) => one.service.serviceId)])).toEqual([
      ["overdue", ["late"]],
      ["next", ["near", "far"]],
    ]);
  });
});

it.each([
  ["2020-01-15", "2020-02-15", 1],
  ["2020-01-15", "2021-07-15", 18],
  ["2020-02-15", "2020-01-15", -1],
])("from %s to %s are %d months", (from, to, months) => expect(monthsBetween(from, to)).toBe(months));

describe("what is typed of a car", () => {
  it.each([
    [{}, {}],
    [{ km: "" }, { km: "required" }],
    [{ km: "-3" }, { km: "km" }],
    [{ km: "5000000" }, { km: "km" }],
    [{ on: "" }, { on: "required" }],
    [{ on: "2026-11-31" }, { on: "day" }],
    [{ on: "2026-11-24" }, { on: "future" }],
    [{ registered: "2026-12-01", on: "2026-11-01" }, { registered: "before-registered" }],
    [{ lastKm: "80000" }, { lastOn: "last-pair" }],
    [{ lastOn: "2025-01-01" }, { lastKm: "last-pair" }],
    [{ lastKm: "90000", lastOn: "2025-01-01" }, { lastKm: "last-km" }],
    [{ lastKm: "80000", lastOn: "2026-12-01" }, { lastOn: "last-day" }],
    [{ lastKm: "0", lastOn: "2025-01-01" }, { lastKm: "km" }],
  ])("%j has the faults %j", (part, faults) => {
    expect(readingFaults({ ...typed, ...part }, today)).toEqual(faults);
    expect(readDriven({ ...typed, ...part }, false, today) === null).toBe(Object.keys(faults).length > 0);
  });
});
