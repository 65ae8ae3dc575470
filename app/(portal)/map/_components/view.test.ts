import { boxOf, fitted, homeBox, kept, moved, nextIn, pixelsOf, transformFrom, zoomedAt } from "./view";

const view = { x: 0.5, y: 0.35, zoom: 6 };
const size = { width: 800, height: 600 };

it("moves by pixels and back", () => {
  const there = moved(view, 120, -40);
  expect(moved(there, -120, 40)).toEqual({ x: expect.closeTo(0.5), y: expect.closeTo(0.35), zoom: 6 });
});

it("keeps the point under the pointer where it is while it zooms", () => {
  const at = { dx: 150, dy: -90 };
  const scale = 256 * 2 ** 6;
  const point = { x: view.x + at.dx / scale, y: view.y + at.dy / scale };
  expect(pixelsOf(zoomedAt(view, 1.5, at, 12), point)).toEqual({ dx: expect.closeTo(150), dy: expect.closeTo(-90) });
});

it("shows all of a box that it is fitted to", () => {
  const [x0, y0, x1, y1] = boxOf(fitted(homeBox, size, 12), size);
  expect([x0 <= homeBox[0], y0 <= homeBox[1], x1 >= homeBox[2], y1 >= homeBox[3]]).toEqual([true, true, true, true]);
});

it("stays where there is something to see", () => {
  expect(kept({ x: 9, y: -9, zoom: 99 }, 12)).toEqual({ x: 0.58, y: 0.28, zoom: 12 });
});

it("is drawn as it was while nothing moves", () => {
  expect(transformFrom(view, view)).toBe("translate(0.00px, 0.00px) scale(1.00000)");
});

it("goes from a mark to the next one in a direction", () => {
  const [here, east, south] = [
    { x: 0, y: 0 },
    { x: 2, y: 0.5 },
    { x: 0.5, y: 3 },
  ];
  const all = [here, east, south];
  expect([nextIn(all, here, "ArrowRight"), nextIn(all, here, "ArrowDown"), nextIn(all, here, "ArrowLeft")]).toEqual([
    east,
    south,
    null,
  ]);
});
