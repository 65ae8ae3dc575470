import { readOeSource, type SourcePosition } from "@/prisma/seed/oe/source";
import { clearance, laidOut } from "./plate-layout";

const nodes = readOeSource().groups.flatMap(({ subgroups }) => subgroups.flatMap((one) => one.nodes));
const plateOf = (positions: readonly SourcePosition[]) => ({
  ...{ width: 1000, height: 700, axis: [[60, 350]] as [number, number][], drawing: null },
  shapes: positions.map(({ position, shape }) => ({ position: String(position), ...shape })),
  hotspots: positions.map(({ position, hotspot }) => ({ position: String(position), ...hotspot })),
});
type Plate = ReturnType<typeof laidOut>;
type Box = Plate["shapes"][number];

const overlap = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const distance = (box: Box, { x, y }: { x: number; y: number }) =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.w), Math.max(box.y - y, 0, y - box.y - box.h));
const inside = ({ width, height }: Plate, { x, y }: { x: number; y: number }) =>
  x >= 0 && y >= 0 && x <= width && y <= height;
const filled = ({ width, height, shapes }: Plate) =>
  shapes.reduce((sum, { w, h }) => sum + w * h, 0) / (width * height);

/** Every plate of the seed whole, and as it is for vehicles that lack each second part, or all parts but one. */
const plates = nodes.flatMap(({ node_id, positions }) => {
  const cuts = [positions, positions.filter((_, at) => at % 2 === 0), positions.slice(-1)];
  return cuts.map((some): [string, SourcePosition[]] => [`${node_id} with ${some.length}`, some]);
});

describe.each(plates)("the plate %s", (_, positions) => {
  const plate = laidOut(plateOf(positions));

  it("covers no part and no mark by another part", () => {
    for (const [at, box] of plate.shapes.entries()) {
      expect(plate.shapes.slice(at + 1).filter((other) => overlap(box, other))).toEqual([]);
      expect(plate.hotspots.filter((mark) => distance(box, mark) < clearance - 1)).toEqual([]);
    }
  });

  it("shows all of its parts and marks, and fills its sheet", () => {
    const corners = plate.shapes.flatMap(({ x, y, w, h }) => [
      { x, y },
      { x: x + w, y: y + h },
    ]);
    expect([...corners, ...plate.hotspots].filter((point) => !inside(plate, point))).toEqual([]);
    expect(plate.shapes.length).toBe(positions.length);
    expect(filled(plate)).toBeGreaterThan(0.17);
  });

  it("leaves the marks where they lie to each other", () => {
    const [first] = positions;
    const [mark] = plate.hotspots;
    for (const [at, { hotspot }] of positions.entries()) {
      const moved = plate.hotspots[at];
      expect((moved?.x ?? 0) - (mark?.x ?? 0)).toBeCloseTo(hotspot.x - (first?.hotspot.x ?? 0));
      expect((moved?.y ?? 0) - (mark?.y ?? 0)).toBeCloseTo(hotspot.y - (first?.hotspot.y ?? 0));
    }
  });
});

test("a shape whose position is not shown is not drawn, and a plate without shapes stays whole", () => {
  const [node] = nodes;
  const plate = plateOf(node?.positions ?? []);
  const lacking = laidOut({ ...plate, hotspots: plate.hotspots.slice(1) });
  expect(lacking.shapes.map(({ position }) => position)).not.toContain("1");
  expect(laidOut({ ...plate, shapes: [] })).toMatchObject({ width: 1000, height: 700 });
});
