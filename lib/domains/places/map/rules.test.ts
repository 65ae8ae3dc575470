import fc from "fast-check";
import { readBox, type Box } from "./asked";
import { byDistance, cellOf, clusterSpots, distanceKm, mostMarks, piecesOf } from "./rules";
import type { Spot } from "./schema";

const spot = (x: number, y: number, more: Partial<Spot> = {}): Spot => ({
  ...{ key: `${x}:${y}`, kind: "supplier", name: "Caia", town: "Lyon", phone: null, x, y, km: null, holdings: [] },
  ...more,
});
const france: Box = [0.48, 0.33, 0.53, 0.38];

describe("clusters", () => {
  it("are never more than 300, whatever the window and wherever spots lie, and lose nobody", () => {
    const side = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(side, side), { maxLength: 2000 }),
        fc.integer({ min: 100, max: 6000 }),
        fc.double({ min: 0.2, max: 5, noNaN: true }),
        (points, width, slope) => {
          const [x0, y0, x1] = france;
          const box: Box = [x0, y0, x1, y0 + (x1 - x0) * slope];
          const spots = points.map(([a, b]) => spot(x0 + ((x1 - x0) * a) / 1000, y0 + ((box[3] - y0) * b) / 1000));
          const marks = clusterSpots(spots, cellOf(box, width));
          expect(marks.length).toBeLessThanOrEqual(mostMarks);
          expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(spots.length);
        },
      ),
      { numRuns: 40 },
    );
  });

  it("stand in the middle of theirs, under the kind that most of them have", () => {
    const [mark] = clusterSpots(
      [spot(0.1, 0.1), spot(0.3, 0.3, { kind: "seller" }), spot(0.2, 0.2, { kind: "seller" })],
      1,
    );
    expect(mark).toMatchObject({ count: 3, kind: "seller", box: [0.1, 0.1, 0.3, 0.3] });
    expect([mark?.x, mark?.y]).toEqual([expect.closeTo(0.2), expect.closeTo(0.2)]);
  });

  it("of one are that one; who has no place is on no map", () => {
    expect(clusterSpots([spot(0.1, 0.1, { key: "v-1" })], 0.01)).toMatchObject([{ key: "v-1", count: 1 }]);
    expect(clusterSpots([spot(0, 0, { x: null, y: null })], 0.01)).toEqual([]);
  });
});

it.each([
  ["0.48,0.33,0.53,0.38", 4],
  ["0.53,0.33,0.48,0.38", 0],
  ["0,0,1", 0],
  ["a,b,c,d", 0],
  ["0,0,9,9", 0],
])("a part of the map told as %s has %i sides", (text, sides) => expect(readBox(text)).toHaveLength(sides));

it("knows how far Lyon is from Paris and Geneva", () => {
  const lyon = { lat: 45.755, lng: 4.836 };
  expect(distanceKm(lyon, { lat: 48.857, lng: 2.343 })).toBeCloseTo(393, -1);
  expect(distanceKm(lyon, { lat: 46.21, lng: 6.144 })).toBeCloseTo(113, -1);
  expect(distanceKm(lyon, lyon)).toBe(0);
});

it("puts the nearest first, then who holds more, and unknown places last", () => {
  const holding = (quantity: number) => ({ holdings: [{ label: "", quantity, date: null, hour: null }] });
  const [near, many, few] = [
    spot(0, 0, { km: 3 }),
    spot(0, 0, { km: 9, ...holding(5) }),
    spot(0, 0, { km: 9, ...holding(1) }),
  ];
  const lost = spot(0, 0, { x: null, y: null });
  expect([lost, few, many, near].toSorted(byDistance)).toEqual([near, many, few, lost]);
  expect(piecesOf(many)).toBe(5);
});
