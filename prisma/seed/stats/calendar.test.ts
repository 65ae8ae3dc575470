import { countedDays, easterOf } from "./calendar";

it.each([
  [2025, "2025-04-20"],
  [2026, "2026-04-05"],
  [2027, "2027-03-28"],
])("Easter of %d is on %s", (year, day) => expect(easterOf(year)).toBe(day));

describe("thirteen months of use", () => {
  const days = countedDays("2026-11-26");
  const hits = new Map(days.map((one) => [one.day, one.hits]));

  it("end with the reference day and are the same every time", () => {
    expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([396, "2025-10-27", "2026-11-26"]);
    expect(countedDays("2026-11-26")).toEqual(days);
  });

  it("rest on Sundays, holidays and between Christmas and New Year, less on a bridge", () => {
    const [sunday = 0, monday = 1, may = 0, ascension = 0, bridge = 0] = [
      ...["2026-11-22", "2026-11-23", "2026-05-01", "2026-05-14", "2026-05-15"],
    ].map((day) => hits.get(day));
    expect(sunday).toBeLessThan(monday / 10);
    expect(may).toBeLessThan(300);
    expect(ascension).toBeLessThan(300);
    expect(bridge).toBeGreaterThan(600);
    expect(bridge).toBeLessThan(1500);
    expect(hits.get("2025-12-30")).toBeLessThan(1100);
  });
});
