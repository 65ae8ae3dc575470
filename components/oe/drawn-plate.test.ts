import { drawnPlate } from "./drawn-plate";

type Plate = Parameters<typeof drawnPlate>[0];

const part = (position: string, genartId: number | null): Plate["parts"][number] => ({
  ...{ position, genartId, quantity: 1, frontRear: null, leftRight: null, note: null, articles: 0, numbers: [] },
  standart: { part_code: null, part_name: position },
});
const illustration: Plate["illustration"] = {
  ...{ width: 1000, height: 700, axis: [], drawing: null },
  hotspots: [
    { position: "1", x: 349, y: 305, r: 13 },
    { position: "2", x: 759, y: 323, r: 13 },
  ],
  shapes: [
    { position: "1", kind: "box", x: 255, y: 311, w: 80, h: 60 },
    { position: "2", kind: "grid", x: 665, y: 329, w: 80, h: 60 },
  ],
};

test("a part is drawn as its generic article, else as its kind of shape", () => {
  const { shapes } = drawnPlate({ illustration, parts: [part("1", 10118), part("1", 10119), part("2", null)] });
  expect(shapes.map(({ kind }) => kind)).toEqual(["plates/piston", "parts/radiator"]);
  expect(shapes.every(({ w, h }) => w > 300 && w === h)).toBe(true);
});

test("the drawing that a maker or an installation brings stays as it is, with its marks", () => {
  const own = { ...illustration, shapes: [], drawing: [{ d: "M0 0h9", width: 1, filled: false, matrix: null }] };
  expect(drawnPlate({ illustration: own, parts: [part("1", 10118)] })).toBe(own);
});
