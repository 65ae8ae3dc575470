import { msOf } from "./typed-time";
import { chronologyOf, isSeenIn, placeStretches, stateAt, type TileDates } from "./chronology";

const open: TileDates = { dateFrom: null, dateTo: null, alertStart: null, alertEnd: null };
const whole: TileDates = {
  alertStart: "2026-12-01 08:00:00",
  dateFrom: "2026-12-05 08:00:00",
  alertEnd: "2026-12-20 08:00:00",
  dateTo: "2026-12-24 18:00:00",
};

describe("what a tile's dates say of a moment", () => {
  it.each([
    ["2026-12-01 07:59:59", "waiting"],
    ["2026-12-01 08:00:00", "announced"],
    ["2026-12-05 08:00:00", "running"],
    ["2026-12-20 08:00:00", "closing"],
    ["2026-12-24 17:59:59", "closing"],
    ["2026-12-24 18:00:00", "ended"],
  ])("%s: %s", (wall, state) => expect(stateAt(whole, wall)).toBe(state));

  it("without dates it is always there", () => expect(stateAt(open, "2026-12-01 08:00:00")).toBe("running"));

  it("an alert without its date says nothing", () => {
    const alerts = { ...open, alertStart: "2027-01-01 00:00:00", alertEnd: "2026-01-01 00:00:00" };
    expect(chronologyOf(alerts)).toEqual([{ state: "running", from: null, to: null }]);
  });

  it("is seen while it is announced and while its end is", () =>
    expect((["waiting", "announced", "running", "closing", "ended"] as const).filter(isSeenIn)).toEqual([
      "announced",
      "running",
      "closing",
    ]));
});

describe("the line of time", () => {
  it("follows the dates", () =>
    expect(chronologyOf(whole).map(({ state, from }) => [state, from])).toEqual([
      ["waiting", null],
      ["announced", whole.alertStart],
      ["running", whole.dateFrom],
      ["closing", whole.alertEnd],
      ["ended", whole.dateTo],
    ]));

  it("leaves out what lasts no time", () => {
    expect(chronologyOf({ ...open, dateFrom: whole.dateFrom }).map(({ state }) => state)).toEqual([
      "waiting",
      "running",
    ]);
    expect(chronologyOf({ ...whole, alertStart: whole.dateFrom }).map(({ state }) => state)).toEqual([
      "waiting",
      "running",
      "closing",
      "ended",
    ]);
  });

  it("joins what reads alike: an end that is announced before the start", () =>
    expect(chronologyOf({ ...whole, alertEnd: "2026-12-03 08:00:00" })).toEqual([
      { state: "waiting", from: null, to: whole.alertStart },
      { state: "announced", from: whole.alertStart, to: whole.dateFrom },
      { state: "closing", from: whole.dateFrom, to: whole.dateTo },
      { state: "ended", from: whole.dateTo, to: null },
    ]));

  it("a tile that ends before it begins is never seen", () => {
    const wrong = { ...open, dateFrom: whole.dateTo, dateTo: whole.dateFrom };
    expect(chronologyOf(wrong).some(({ state }) => isSeenIn(state))).toBe(false);
  });

  it("is covered without a gap, and now lies on it", () => {
    const placed = placeStretches(chronologyOf(whole), msOf("2026-12-10 12:00:00"), msOf);
    expect([placed.stretches[0]?.start, placed.stretches.at(-1)?.end]).toEqual([0, 1]);
    placed.stretches.slice(1).forEach(({ start }, at) => expect(start).toBe(placed.stretches[at]?.end));
    expect(placed.now).toBeGreaterThan(placed.stretches[2]!.start);
    expect(placed.now).toBeLessThan(placed.stretches[2]!.end);
  });

  it("has a length even where nothing ever turns", () =>
    expect(placeStretches(chronologyOf(open), 0, msOf)).toEqual({
      stretches: [{ state: "running", from: null, to: null, start: 0, end: 1 }],
      now: 0.5,
    }));
});
