import fc from "fast-check";
import { isInTime, linkOf, nextChangeAt, type TileTimes } from "./rules";
import { instantOf, wallTime } from "@/lib/shared/wall-time";

const start = Date.parse("2026-03-28T00:00:00Z");
const minute = 60_000;
const moment = fc.option(
  fc.integer({ min: 0, max: 4000 }).map((after) => new Date(start + after * minute)),
  { nil: null },
);
const times: fc.Arbitrary<TileTimes> = fc.record({
  ...{ dateFrom: moment, dateTo: moment, alertStart: moment, alertEnd: moment },
});
const links = { url: "u", urlStart: "s", urlEnd: "e", urlMaintenance: "m", maintenanceMode: false };

describe("a tile in time", () => {
  it("comes, goes and leads elsewhere at the next change and at no moment before it", () => {
    fc.assert(
      fc.property(times, fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 1439 }), (tile, at, later) => {
        const now = new Date(start + at * minute);
        const next = nextChangeAt([tile], now);
        const then = new Date(now.getTime() + later * minute);
        if (next && then >= next) return;
        expect(isInTime(tile, then)).toBe(isInTime(tile, now));
        if (isInTime(tile, now)) expect(linkOf({ ...tile, ...links }, then)).toBe(linkOf({ ...tile, ...links }, now));
      }),
    );
  });

  it("is never shown at or after its end", () => {
    fc.assert(fc.property(times, (tile) => !tile.dateTo || !isInTime(tile, tile.dateTo)));
  });
});

describe("the clock on the wall", () => {
  it("tells what is read back as the same instant, the doubled hour aside", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (hours) => {
        const instant = new Date(start + hours * 60 * minute);
        const read = instantOf(wallTime(instant));
        expect([0, 60 * minute]).toContain(instant.getTime() - (read?.getTime() ?? 0));
      }),
    );
  });

  it.each(["2026-02-30 10:00:00", "2026-01-01 24:00:00", "01/02/2026 10:00", ""])("knows no %j", (text) =>
    expect(instantOf(text)).toBeNull(),
  );

  it("reads the hour that summer time leaves out as one later", () => {
    expect(instantOf("2026-03-29 02:30:00")?.toISOString()).toBe("2026-03-29T01:30:00.000Z");
  });
});
