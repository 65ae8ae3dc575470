import fc from "fast-check";
import { atRest, grip, held, largest, moved, resized, revealed, zoomed } from "./pan-zoom";

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

  it("grows around what is looked at, as far as the window shows it", () => {
    const area = { left: 0.8, top: 0, right: 1, bottom: 0.2 };
    let lie = atRest;
    for (let press = 0; press < 4; press++) lie = zoomed(lie, 1.5, grip(lie, area, size), size);
    const [across, down] = [size.width * lie.k, size.height * lie.k];
    expect(lie.x + 0.9 * across).toBeCloseTo(size.width * 0.9);
    expect(lie.y + 0.1 * down).toBeCloseTo(size.height * 0.1);
    expect(grip({ x: 0, y: 0, k: 3 }, area, size).x).toBe(size.width);
    expect(grip(atRest, null, size)).toEqual({ x: 320, y: 224 });
  });

  it("moves by what is dragged, and at rest not at all", () => {
    expect(moved(atRest, -50, 30, size)).toEqual({ x: 0, y: 0, k: 1 });
    expect(moved({ x: -100, y: -100, k: 2 }, -50, 30, size)).toEqual({ x: -150, y: -70, k: 2 });
  });

  it("comes to show what is chosen outside the window, and stays where it shows it already", () => {
    const corner = { left: 0.9, top: 0.9, right: 1, bottom: 1 };
    expect(revealed(atRest, corner, size)).toBe(atRest);
    expect(revealed({ x: 0, y: 0, k: 4 }, corner, size)).toEqual({ x: -640 * 3, y: -448 * 3, k: 4 });
    const middle = { left: 0.5, top: 0.5, right: 0.5, bottom: 0.5 };
    const lie = revealed({ x: 0, y: 0, k: 3 }, middle, size);
    expect([lie.x + 960, lie.y + 672]).toEqual([320, 224]);
    expect(revealed(lie, middle, size)).toBe(lie);
  });

  it("comes to show the whole of an area that was larger than the window", () => {
    const area = { left: 0.4, top: 0.2, right: 0.7, bottom: 0.6 };
    const lie = revealed({ x: 0, y: 0, k: 5 }, area, size);
    expect(lie.k).toBeLessThan(3);
    expect(lie.x + area.left * size.width * lie.k).toBeGreaterThanOrEqual(0);
    expect(lie.x + area.right * size.width * lie.k).toBeLessThanOrEqual(size.width);
    expect(lie.y + area.top * size.height * lie.k).toBeGreaterThanOrEqual(0);
    expect(lie.y + area.bottom * size.height * lie.k).toBeLessThanOrEqual(size.height);
  });

  it("shows the same part, and never an edge, in a window that became smaller", () => {
    expect(resized({ x: -600, y: -400, k: 2 }, size, { width: 320, height: 224 })).toEqual({ x: -300, y: -200, k: 2 });
    expect(resized(atRest, { width: 0, height: 0 }, size)).toEqual(atRest);
  });
});
