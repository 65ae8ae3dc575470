import { readClock, writeClock, type Schedule } from "../schedule/rules";
import { leavesAt } from "./rules";

const at = (iso: string) => new Date(iso);
const night = { quietFrom: 20 * 60, quietTo: 7 * 60 };
const due = (schedule: Partial<Schedule>, now: string, category: "news" | "alert" = "news") =>
  leavesAt(
    { channel: "email", category, schedule: { digest: "off", quietFrom: null, quietTo: null, ...schedule } },
    at(now),
  );

describe("when a notification leaves", () => {
  it("is at once unless its reader gathers or sleeps", () => {
    expect(due({}, "2026-11-24T10:20:00Z")).toEqual(at("2026-11-24T10:20:00Z"));
  });

  it("is the end of the window of an e-mail, for all of it the same", () => {
    expect(due({ digest: "hourly" }, "2026-11-24T10:20:00Z")).toEqual(at("2026-11-24T11:00:00Z"));
    expect(due({ digest: "hourly" }, "2026-11-24T10:59:59Z")).toEqual(at("2026-11-24T11:00:00Z"));
    expect(due({ digest: "hourly" }, "2026-11-24T11:00:00Z")).toEqual(at("2026-11-24T12:00:00Z"));
    expect(due({ digest: "daily" }, "2026-11-24T06:59:00Z")).toEqual(at("2026-11-24T07:00:00Z"));
    expect(due({ digest: "daily" }, "2026-11-24T07:00:00Z")).toEqual(at("2026-11-25T07:00:00Z"));
    expect(due({ digest: "daily" }, "2026-07-24T07:00:00Z")).toEqual(at("2026-07-25T06:00:00Z"));
  });

  it("waits for no window where it is an alert", () => {
    expect(due({ digest: "daily" }, "2026-11-24T10:20:00Z", "alert")).toEqual(at("2026-11-24T10:20:00Z"));
  });

  it("is never in quiet hours, whichever side of midnight", () => {
    for (const now of ["2026-11-24T19:00:00Z", "2026-11-24T23:30:00Z", "2026-11-25T05:59:00Z"])
      expect(due(night, now, "alert")).toEqual(at("2026-11-25T06:00:00Z"));
    expect(due(night, "2026-11-25T06:00:00Z")).toEqual(at("2026-11-25T06:00:00Z"));
    const noon = { quietFrom: 12 * 60, quietTo: 14 * 60 };
    expect(due(noon, "2026-11-24T11:30:00Z")).toEqual(at("2026-11-24T13:00:00Z"));
    expect(due(noon, "2026-11-24T13:00:00Z")).toEqual(at("2026-11-24T13:00:00Z"));
    expect(due({ ...noon, digest: "hourly" }, "2026-11-24T10:30:00Z")).toEqual(at("2026-11-24T13:00:00Z"));
  });

  it("survives the nights on which the clock changes", () => {
    const quiet = { quietFrom: 60, quietTo: 150 };
    expect(due(quiet, "2026-03-29T00:30:00Z")).toEqual(at("2026-03-29T01:30:00Z"));
    expect(due(quiet, "2026-10-25T00:10:00Z").getTime()).toBeGreaterThan(at("2026-10-25T00:10:00Z").getTime());
  });
});

describe("a time of the day", () => {
  it.each([
    ["00:00", 0],
    ["07:30", 450],
    ["23:59", 1439],
  ])("%s is %i minutes", (text, minutes) => {
    expect([readClock(text), writeClock(minutes)]).toEqual([minutes, text]);
  });
  it.each(["24:00", "7:30", "12:60", "", "ab:cd"])("%j is none", (text) => expect(readClock(text)).toBeNull());
});
