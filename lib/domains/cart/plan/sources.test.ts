import type { Offer } from "@/lib/domains/offers/schema";
import { arrivalOfPieces, piecesBy, restockOf, sourceOf } from "./sources";
import { dayAndHour, isWall, usualTimes, wallAt } from "./wall";
import { whyOf } from "./why";

const now = "2026-11-27T10:30";
const offer: Offer = {
  ...{ articleId: 1, state: "available", stocks: [], quantity: 5, text: null, date: "2026-11-27", hour: 14 },
  ...{ site: null, baseCents: 1000, discount1Bp: 0, discount2Bp: 0, netCents: 1000, publicCents: null },
  ...{ depositCents: 0, currency: "EUR", partType: null },
};
const sourceFrom = (more: object = {}, rounds: { pieces: number; date: string; hour: number }[] | null = null) =>
  sourceOf({ code: "A", offer: { ...offer, ...more }, rounds }, now);

describe("when pieces of an offer are here", () => {
  it("goes by site: the first round brings its own pieces, the next day's the rest", () => {
    const source = sourceFrom({}, [
      { pieces: 4, date: "2026-11-28", hour: 8 },
      { pieces: 1, date: "2026-11-27", hour: 14 },
    ])!;
    expect([piecesBy(source, "2026-11-27T14:00"), piecesBy(source, "2026-11-28T08:00")]).toEqual([1, 5]);
    expect([1, 2, 6].map((many) => arrivalOfPieces(source, many))).toEqual([
      ...["2026-11-27T14:00", "2026-11-28T08:00", null],
    ]);
  });

  it("is the end of the day where no hour is told, and enough where no number is", () => {
    const source = sourceFrom({ hour: null, quantity: null })!;
    expect([piecesBy(source, "2026-11-27T23:59"), piecesBy(source, "2026-11-28T00:00")]).toEqual([0, null]);
    expect(dayAndHour(arrivalOfPieces(source, 3)!)).toEqual({ on: "2026-11-27", hour: null });
  });

  it("is not counted on where it has gone by already", () => {
    const source = sourceFrom({ hour: 8 })!;
    expect([source.contradicts, piecesBy(source, "2026-12-01T08:00")]).toEqual([true, 0]);
  });

  it("knows when an empty shelf is filled", () => {
    expect(restockOf(sourceFrom({ quantity: 0, date: "2026-12-02", hour: null })!)).toBe("2026-12-02T24:00");
  });

  it.each([{ state: "error" }, { netCents: null }, { currency: "CHF" }])("is asked of no offer with %j", (more) =>
    expect(sourceFrom(more)).toBeNull(),
  );
});

describe("why a supplier is chosen", () => {
  const at = (channel: string, unitCents: number, hour: number) => ({
    ...{ channel, unitCents, contradicts: false, rounds: [{ pieces: 9, at: `2026-11-27T${hour}:00` }] },
  });
  const asked = { pieces: 2, by: "2026-11-27T14:00" };
  const [dear, cheapLate, cheap] = [at("A", 1000, 14), at("B", 840, 18), at("C", 900, 12)];
  it("is that it is cheapest, alone, in time where a cheaper one is not, or together with other lines", () => {
    expect(whyOf(cheap, [dear, cheap], asked)).toEqual({ reason: "cheapest", than: null });
    expect(whyOf(dear, [dear], asked)).toEqual({ reason: "only", than: null });
    expect(whyOf(dear, [dear, cheapLate, cheap], asked)).toEqual({
      ...{ reason: "sooner", than: { channel: "B", cents: 320, at: "2026-11-27T18:00" } },
    });
    expect(whyOf(dear, [dear, cheap], asked)).toMatchObject({ reason: "together", than: { channel: "C", cents: 200 } });
  });
});

describe("a time for the job", () => {
  it("is written by the clock of Paris, a day and a minute that there are", () => {
    expect(wallAt(new Date("2026-07-01T22:05:00Z"))).toBe("2026-07-02T00:05");
    expect(["2026-11-28T14:00", "2026-02-29T14:00", "2026-11-28T24:00", "2026-11-28"].map(isWall)).toEqual([
      ...[true, false, false, false],
    ]);
  });
  it("is this afternoon or the next morning, and no Sunday", () => {
    expect(usualTimes("2026-11-27T10:30")).toEqual(["2026-11-27T14:00", "2026-11-28T08:00"]);
    expect(usualTimes("2026-11-28T15:00")).toEqual(["2026-11-30T08:00"]);
    expect(usualTimes("2026-11-29T09:00")).toEqual(["2026-11-30T08:00"]);
  });
});
