import fc from "fast-check";
import { arrivalOf, contradicts, parisTime } from "./arrival";

const lyon = { cutoffHour: 16, deliveryHour: 8, deliveryDays: 1 };

describe("arrivalOf", () => {
  it("counts from the next day after the cut-off", () => {
    expect(arrivalOf(lyon, { day: "2026-11-18", hour: 15 })).toEqual({ date: "2026-11-19", hour: 8 });
    expect(arrivalOf(lyon, { day: "2026-11-18", hour: 16 })).toEqual({ date: "2026-11-20", hour: 8 });
  });
  it("skips Sundays, on which nobody prepares or delivers", () => {
    expect(arrivalOf(lyon, { day: "2026-11-21", hour: 10 }).date).toBe("2026-11-23");
    expect(arrivalOf(lyon, { day: "2026-11-21", hour: 18 }).date).toBe("2026-11-24");
    expect(arrivalOf(lyon, { day: "2026-11-22", hour: 9 }).date).toBe("2026-11-24");
  });
  it("delivers on the same day where the site does", () => {
    expect(arrivalOf({ cutoffHour: 11, deliveryHour: 14, deliveryDays: 0 }, { day: "2026-11-18", hour: 10 })).toEqual({
      date: "2026-11-18",
      hour: 14,
    });
  });
  it("takes the next round where the cut-off of a site lies behind its delivery of the same day", () => {
    const odd = { cutoffHour: 15, deliveryHour: 12, deliveryDays: 0 };
    expect(contradicts(odd)).toBe(true);
    expect(contradicts(lyon)).toBe(false);
    expect(arrivalOf(odd, { day: "2026-11-18", hour: 11 })).toEqual({ date: "2026-11-18", hour: 12 });
    expect(arrivalOf(odd, { day: "2026-11-18", hour: 13 })).toEqual({ date: "2026-11-19", hour: 12 });
  });
  it("never arrives on a Sunday nor before the order", () => {
    const day = fc.date({ min: new Date("2024-01-01"), max: new Date("2030-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 9 }), (at, hour, deliveryDays) => {
        const today = at.toISOString().slice(0, 10);
        const { date } = arrivalOf({ ...lyon, deliveryDays }, { day: today, hour });
        expect(date >= today).toBe(true);
        expect(new Date(`${date}T00:00:00Z`).getUTCDay()).not.toBe(0);
      }),
    );
  });
});

describe("parisTime", () => {
  it("knows winter, summer and midnight", () => {
    expect(parisTime(new Date("2026-01-10T23:30:00Z"))).toEqual({ day: "2026-01-11", hour: 0 });
    expect(parisTime(new Date("2026-07-10T09:30:00Z"))).toEqual({ day: "2026-07-10", hour: 11 });
  });
});
