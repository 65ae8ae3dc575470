import fc from "fast-check";
import { atRest, held, largest, moved, zoomed } from "./pan-zoom";

const size = { width: 640, height: 448 };
const coordinate = fc.double({ min: -2000, max: 2000, noNaN: true });

describe("a layer in its window", () => {
  it("never shows an edge and is never smaller than its window", () => {
    fc.assert(
      fc.property(coordinate, coordinate, fc.double({ min: 0.01, max: 50, noNaN: true }), (x, y, k) => {
        const lie = held({ x, y, k }, size);
        expect(lie.k).toBeGreaterThanOrEqual(1);
        expect(lie.k).toBeLessThanOrEqual(largest);
        expect(lie.x).toBeLessThanOrEqual(0);
        expect(lie.x + size.width * lie.k).toBeGreaterThanOrEqual(size.width - 1e-6);
        expect(lie.y + size.height * lie.k).toBeGreaterThanOrEqual(size.height - 1e-6);
      }),
    );
  });

  it("grows around the point under the fingers", () => {
    const point = { x: 320, y: 224 };
    const { x, y, k } = zoomed(atRest, 2, point, size);
    expect(k).toBe(2);
    expect([(point.x - x) / k, (point.y - y) / k]).toEqual([320, 224]);
  });

  it("moves by what is dragged, and at rest not at all", () => {
    expect(moved(atRest, -50, 30, size)).toEqual({ x: 0, y: 0, k: 1 });
    expect(moved({ x: -100, y: -100, k: 2 }, -50, 30, size)).toEqual({ x: -150, y: -70, k: 2 });
  });
});
