import { dueDays, dueSpan, nextInspection, servicedSpan } from "./rules";

const today = "2026-11-27";
const span = dueSpan(today);
const none = { inspectionOn: null, inspectionSaid: false, serviceOn: null, servicedOn: null };

describe("what a vehicle is due for", () => {
  it("lies within six weeks, or passed within sixty days", () => {
    expect(span).toEqual({ from: "2026-09-28", to: "2027-01-08" });
    const on = (day: string) => dueDays({ ...none, inspectionOn: day }, span, today).length;
    expect(["2026-09-27", "2026-09-28", "2027-01-08", "2027-01-09"].map(on)).toEqual([0, 1, 1, 0]);
  });

  it("comes the earliest first, and says what has passed and what nobody said", () => {
    const vehicle = { inspectionOn: "2026-12-24", inspectionSaid: true, serviceOn: null, servicedOn: "2025-11-26" };
    expect(dueDays(vehicle, span, today)).toEqual([
      { kind: "service", on: "2026-11-26", past: true, counted: true },
      { kind: "inspection", on: "2026-12-24", past: false, counted: false },
    ]);
  });

  it("takes the day that was said before the one a year after the last service", () => {
    const said = { ...none, serviceOn: "2027-06-01", servicedOn: "2025-12-01" };
    expect(dueDays(said, span, today)).toEqual([]);
    expect(dueDays({ ...said, serviceOn: today }, span, today)).toEqual([
      { kind: "service", on: today, past: false, counted: false },
    ]);
  });

  it("asks for the services of a year ago", () =>
    expect(servicedSpan(span)).toEqual({ from: "2025-09-28", to: "2026-01-08" }));
});

it.each([
  ["2027-03-14", "2027-03-14"],
  [today, today],
  ["2026-11-26", "2028-11-26"],
  ["2011-03-14", "2027-03-14"],
])("an inspection that was first due on %s is next due on %s", (deadline, next) =>
  expect(nextInspection({ deadline, everyYears: 2 }, today)).toBe(next),
);
