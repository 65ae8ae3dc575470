import { frameSets } from "../around/rules";
import { pressableSpotsOf } from "./kept";
import { apart, spread } from "./spread";

const covers = (one: readonly [number, number], other: readonly [number, number]) =>
  Math.abs(one[0] - other[0]) < apart[0] && Math.abs(one[1] - other[1]) < apart[1];

describe("marks on a frame", () => {
  it("stay where they are when nothing covers them", () => {
    const places = [[100, 100], null, [400, 300]] as const;
    expect(spread(places)).toEqual(places);
  });

  it("part along the shorter way", () =>
    expect(
      spread([
        [500, 500],
        [560, 510],
      ]),
    ).toEqual([
      [489, 500],
      [571, 510],
    ]));

  it.each(frameSets)("of the %s never cover each other, whichever side is seen", (set) => {
    const spots = pressableSpotsOf(set);
    for (const frame of spots[0]!.frames.keys()) {
      const shown = spots.flatMap(({ id, frames }) => (frames[frame] ? [{ id, place: frames[frame] }] : []));
      const covered = shown.flatMap(({ id, place }, at) =>
        shown.slice(at + 1).flatMap((other) => (covers(place, other.place) ? [`${frame}: ${id} ${other.id}`] : [])),
      );
      expect(covered).toEqual([]);
    }
  });
});
