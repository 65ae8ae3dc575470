import { readOeSource } from "@/prisma/seed/oe/source";
import { drawnKinds, partOutline } from "./part-art";

const box = { x: 100, y: 50, w: 80, h: 60 };

describe("the line art of parts", () => {
  it("draws every kind of the tree in lines of its own", () => {
    const kinds = readOeSource().groups.flatMap(({ subgroups }) =>
      subgroups.flatMap(({ nodes }) => nodes.flatMap(({ positions }) => positions.map(({ shape }) => shape.kind))),
    );
    const lacking = [...new Set(kinds)].filter((kind) => kind !== "box" && !drawnKinds.includes(kind));
    expect(lacking).toEqual([]);
    const outlines = drawnKinds.map((kind) => partOutline(kind, box));
    expect(new Set(outlines).size).toBe(drawnKinds.length);
  });

  it.each(["box", "unheard-of", "constructor", ...drawnKinds])("%s is a path of numbers", (kind) => {
    expect(partOutline(kind, box)).toMatch(/^M[\d\s.\-MLHVhvaACcZz]+$/);
  });
});
