import { countdownOf, noTimes, partsOfCountdown, untilNextTime } from "./times";

const hour = 3_600_000;
const day = 24 * hour;
const closesAt = Date.UTC(2026, 10, 24, 18);
const plain = { closesAt, alertAt: null };

describe("a countdown", () => {
  it("runs within a day of the closing, to zero", () => {
    expect(countdownOf(plain, closesAt - day - 1)).toBeNull();
    expect(countdownOf(plain, closesAt - day)).toBe(day);
    expect(countdownOf(plain, closesAt - 1)).toBe(1);
    expect(countdownOf(plain, closesAt + hour)).toBe(0);
  });

  it("runs from its alert on, be it days before", () => {
    const alerted = { closesAt, alertAt: closesAt - 3 * day };
    expect(countdownOf(alerted, closesAt - 3 * day - 1)).toBeNull();
    expect(countdownOf(alerted, closesAt - 3 * day)).toBe(3 * day);
  });

  it("does not wait for an alert within the last day, nor for one after the closing", () => {
    expect(countdownOf({ closesAt, alertAt: closesAt - hour }, closesAt - 2 * hour)).toBe(2 * hour);
    expect(countdownOf({ closesAt, alertAt: closesAt + hour }, closesAt - hour)).toBe(hour);
  });

  it("never runs without a closing", () => {
    expect(countdownOf({ closesAt: null, alertAt: 1 }, closesAt)).toBeNull();
  });

  it("lasts through the night of the change to summer time as long as the night", () => {
    const [before, end] = ["2027-03-28T01:30:00+01:00", "2027-03-28T03:30:00+02:00"].map(Date.parse);
    expect(countdownOf({ closesAt: end ?? 0, alertAt: null }, before ?? 0)).toBe(hour);
  });

  it("shows whole seconds, rounded up", () => {
    expect(partsOfCountdown(2 * day + 3 * hour + 4 * 60_000 + 4001)).toEqual({
      ...{ days: 2, hours: 3, minutes: 4, seconds: 5 },
    });
    expect(partsOfCountdown(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
    expect(partsOfCountdown(0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });
});

describe("the next look at the clock", () => {
  it("is none without times", () => {
    expect(untilNextTime([noTimes, { closesAt: null, alertAt: 5 }], closesAt)).toBeNull();
  });

  it("is at the beginning of the first countdown, within a day", () => {
    expect(untilNextTime([plain, noTimes], closesAt - day - hour)).toBe(hour);
    expect(untilNextTime([plain], closesAt - 9 * day)).toBe(day);
  });

  it("is at the next whole second while one runs", () => {
    expect(untilNextTime([plain], closesAt - 2500)).toBe(500);
    expect(untilNextTime([plain], closesAt - 2000)).toBe(1000);
    expect(untilNextTime([plain], closesAt - 1)).toBe(1);
    expect(untilNextTime([plain], closesAt + 5)).toBeGreaterThan(0);
  });
});
