import { msOf, readTypedTime, writeTypedTime } from "./typed-time";

describe("a time as it is typed", () => {
  it.each([
    ["31/12/2026 18:30", "2026-12-31 18:30:00"],
    ["1/2/26 8h", "2026-02-01 08:00:00"],
    ["1.2.2026  8:5", "2026-02-01 08:05:00"],
    ["2026-02-01T08:05:30", "2026-02-01 08:05:00"],
    [" 01-02-2026 ", "2026-02-01 00:00:00"],
    ["25/10/2026 02:30", "2026-10-25 02:30:00"],
  ])("%s is %s", (text, wall) => expect(readTypedTime(text)).toEqual({ wall, fault: null }));

  it("an end of a day alone is its last minute", () =>
    expect(readTypedTime("01/02/2026", "23:59").wall).toBe("2026-02-01 23:59:00"));

  it.each([
    ["demain", "when-format"],
    ["12/31/2026 10:00", "no-such-day"],
    ["29/02/2027 10:00", "no-such-day"],
    ["01/02/2026 24:00", "when-format"],
    ["01/02/2026 10:60", "when-format"],
    ["01/02/2026 10:00 11:00", "when-format"],
    ["01/02/326 10:00", "when-format"],
    ["29/03/2026 02:30", "no-such-time"],
  ])("%s is none: %s", (text, fault) => expect(readTypedTime(text)).toEqual({ wall: null, fault }));

  it("nothing is nothing, and no fault", () => expect(readTypedTime("  ")).toEqual({ wall: null, fault: null }));
});

it("is written the day first, whoever wrote it", () => {
  expect(writeTypedTime("2026-02-01 08:05:00")).toBe("01/02/2026 08:05");
  expect(writeTypedTime("2026-02-01T08:05")).toBe("01/02/2026 08:05");
  expect([writeTypedTime(null), writeTypedTime("soon")]).toEqual(["", ""]);
});

it("lies where it lies, in winter and in summer", () => {
  expect(msOf("2026-03-29 01:59:00")).toBe(Date.parse("2026-03-29T00:59:00Z"));
  expect(msOf("2026-03-29 03:00:00")).toBe(Date.parse("2026-03-29T01:00:00Z"));
});
