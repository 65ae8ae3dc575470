import { areaOf } from "./plate-area";

const plate = {
  ...{ width: 1000, height: 500, axis: [], drawing: null },
  hotspots: [
    { position: "1", x: 100, y: 100, r: 20 },
    { position: "2", x: 995, y: 5, r: 20 },
  ],
  shapes: [{ position: "1", kind: "box", x: 110, y: 150, w: 90, h: 50 }],
};

describe("where a position stands on a plate", () => {
  it("holds its mark and its part", () => {
    expect(areaOf(plate, "1")).toEqual({ left: 0.08, top: 0.16, right: 0.2, bottom: 0.4 });
  });

  it("ends at the plate's edge", () => {
    expect(areaOf(plate, "2")).toEqual({ left: 0.975, top: 0, right: 1, bottom: 0.05 });
  });

  it("is nowhere for a position that the drawing does not mark", () => {
    expect(areaOf(plate, "3")).toBeNull();
  });
});
