import fc from "fast-check";
import { aroundSceneOf } from "../scenes/kept";
import {
  doorsAsked,
  draggedFrame,
  frameAddresses,
  frameSetOf,
  frameSets,
  keyedFrame,
  loadOrder,
  nearestFrame,
  sideOf,
} from "./rules";

describe("the set of a vehicle", () => {
  it.each([
    ["hatchback", 2, false, "coupe"],
    ["hatchback", 3, false, "coupe"],
    ["hatchback", 4, false, "saloon"],
    ["hatchback", 5, false, "hatchback"],
    ["estate", 5, false, "estate"],
    ["estate", 4, false, "estate"],
    ["large-suv", 5, false, "suv"],
    ["large-van", 4, false, "van"],
    ["hatchback", 5, true, "truck"],
    ["tractor", 2, false, "truck"],
    ["bus", 2, true, "bus"],
    ["motorcycle", 0, false, null],
  ] as const)("%s with %d doors, heavy %s: %s", (body, doors, heavy, expected) =>
    expect(frameSetOf({ body, doors, heavy })).toBe(expected),
  );

  it("is asked for by the papers' doors, else by those of the body, else by four", () => {
    expect(doorsAsked(3, "hatchback")).toBe(3);
    expect(doorsAsked(null, "hatchback")).toBe(5);
    expect(doorsAsked(null, "suv")).toBe(4);
  });

  it("has fifty frames, each with an address of its own", () => {
    for (const set of frameSets) expect(new Set(frameAddresses(set)).size).toBe(50);
    expect(frameAddresses("van")[7]).toMatch(/^\/360\/van\/07\.webp\?v=/);
  });
});

describe("frames are fetched", () => {
  it("by halves, the first at once", () => expect(loadOrder(50).slice(0, 4)).toEqual([0, 25, 12, 37]));

  it("each once, whatever their number", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80 }), (count) =>
        expect(loadOrder(count).sort((a, b) => a - b)).toEqual([...Array(count).keys()]),
      ),
    );
  });
});

describe("turning", () => {
  it("takes twenty pixels a frame, and what is near comes along with the finger", () => {
    expect(draggedFrame(0, 19, 50)).toBe(0);
    expect(draggedFrame(0, 20, 50)).toBe(49);
    expect(draggedFrame(0, -20, 50)).toBe(1);
    expect(draggedFrame(3, -1000, 50)).toBe(3);
  });

  it.each([
    ["ArrowRight", 49, 0],
    ["ArrowLeft", 0, 49],
    ["PageUp", 0, 6],
    ["Home", 13, 0],
    ["End", 13, 25],
    ["Enter", 13, null],
    ["constructor", 13, null],
  ])("by %s from %d leads to %s", (key, from, to) => expect(keyedFrame(key, from, 50)).toBe(to));

  it("shows the nearest frame that is there", () => {
    const has = (frame: number) => [0, 25, 40].includes(frame);
    expect([nearestFrame(48, has, 50), nearestFrame(30, has, 50), nearestFrame(36, has, 50)]).toEqual([0, 25, 40]);
    expect(nearestFrame(3, () => false, 50)).toBeNull();
  });

  it("tells from where the vehicle is seen", () => {
    expect([0, 6, 12, 25, 37, 49].map((frame) => sideOf(frame, 50))).toEqual([
      ...["front", "front-left", "left", "rear", "right", "front"],
    ]);
  });
});

describe.each(frameSets)("the spots of the %s", (set) => {
  const { spots } = aroundSceneOf(set);
  const seen = (id: string, frame: number) => spots.find((spot) => spot.id === id)?.frames[frame] ?? null;

  it("follow the vehicle, and are hidden when it hides them", () => {
    for (const { frames } of spots) expect(frames).toHaveLength(50);
    expect(seen("front-brakes-left", 12)).not.toBeNull();
    expect(seen("front-brakes-left", 37)).toBeNull();
    expect(seen("rear-lights-left", 22)).not.toBeNull();
    expect(seen("rear-lights-left", 0)).toBeNull();
  });

  it("of both sides are each other's mirror image", () => {
    for (let frame = 0; frame < 50; frame++) {
      const left = seen("front-brakes-left", frame);
      const right = seen("front-brakes-right", (50 - frame) % 50);
      expect([frame, right]).toEqual([
        frame,
        left && [expect.closeTo(1000 - left[0], -0.5), expect.closeTo(left[1], -0.5)],
      ]);
    }
  });
});
