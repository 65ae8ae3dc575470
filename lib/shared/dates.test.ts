import fc from "fast-check";
import {
  addDays,
  addMonths,
  ageBetween,
  formatDate,
  formatYearMonth,
  isIsoDate,
  isoDateIn,
  isWithinMonths,
  yearMonth,
} from "@/lib/shared/dates";

const day = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("dates", () => {
  it.each([
    "2024-02-30",
    "2023-02-29",
    "1900-02-29",
    "2024-13-01",
    "2024-00-10",
    "2024-1-1",
    "20240101",
    "",
    "2024-01-01T00:00",
  ])("%j is no day", (text) => {
    expect(isIsoDate(text)).toBe(false);
    expect(ageBetween(text, "2026-01-01")).toBeNull();
    expect(yearMonth(text)).toBeNull();
    expect(formatDate(text, "fr")).toBeNull();
    expect(() => addDays(text, 1)).toThrow(RangeError);
  });

  it("counts days and months over leap years and year ends", () => {
    expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
    expect(addDays("2023-12-31", 1)).toBe("2024-01-01");
    expect(addDays("2024-03-31", -31)).toBe("2024-02-29");
    expect(addMonths("2024-08-31", -6)).toBe("2024-02-29");
    expect(addMonths("2024-01-15", -13)).toBe("2022-12-15");
    expect(isIsoDate("2000-02-29")).toBe(true);
    expect(addMonths("2020-02-29", 48)).toBe("2024-02-29");
  });

  it("tells an age in completed years and months", () => {
    expect(ageBetween("2010-06-15", "2026-11-20")).toEqual({ years: 16, months: 5 });
    expect(ageBetween("2010-06-15", "2026-06-14")).toEqual({ years: 15, months: 11 });
    expect(ageBetween("2010-06-15", "2026-06-15")).toEqual({ years: 16, months: 0 });
    expect(ageBetween("2020-02-29", "2021-02-28")).toEqual({ years: 1, months: 0 });
    expect(ageBetween("2026-01-02", "2026-01-01")).toBeNull();
    expect(ageBetween(null, "2026-01-01")).toBeNull();
  });

  it("agrees with the calendar for any two days", () => {
    fc.assert(
      fc.property(day, day, (a, b) => {
        const [from, to] = a < b ? [a, b] : [b, a];
        const age = ageBetween(from, to);
        const months = (age?.years ?? 0) * 12 + (age?.months ?? 0);
        expect(addMonths(from, months) <= to).toBe(true);
        expect(addMonths(from, months + 1) > to).toBe(true);
        const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
        expect(addDays(from, days)).toBe(to);
        expect(addDays(to, -days)).toBe(from);
      }),
    );
  });

  it("handles months as integers", () => {
    expect(yearMonth("2024-03-09")).toBe(202403);
    expect(formatYearMonth(202403)).toBe("03/2024");
    expect([202400, 202413, 2024, 20240.5].map(formatYearMonth)).toEqual([null, null, null, null]);
    expect(isWithinMonths(202403, 202403, 202403)).toBe(true);
    expect(isWithinMonths(202402, 202403, null)).toBe(false);
    expect(isWithinMonths(202404, null, 202403)).toBe(false);
    expect(isWithinMonths(202404, null, null)).toBe(true);
  });

  it("writes a day in digits, day first in English too", () => {
    expect(formatDate("2024-03-09", "fr")).toBe("09/03/2024");
    expect(formatDate("2024-03-09", "en")).toBe("09/03/2024");
    expect(formatDate("2024-03-09", "de")).toBe("09.03.2024");
    expect(formatDate("2024-03-09", "ar")).toMatch(/^\u2068[^\u2068\u2069]+\u2069$/);
    expect(formatDate(null, "fr")).toBeNull();
  });

  it("takes the day of the place, not of the machine", () => {
    const instant = new Date("2026-06-30T22:30:00Z");
    expect(isoDateIn(instant, "Europe/Paris")).toBe("2026-07-01");
    expect(isoDateIn(instant, "UTC")).toBe("2026-06-30");
  });
});
