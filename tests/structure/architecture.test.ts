import { arrows, circlesIn, type Arrow } from "./graph";

/** The storeys of the house from the roof down: each may use those below it, and types count like everything else. */
const storeys: readonly [name: string, holds: RegExp][] = [
  ["pages", /^app\//],
  ["shell", /^components\/shell\//],
  ["screens of a noun", /^components\/(?!shell\/|page\/|ui\/|drawings\/)/],
  ["ground of a screen", /^components\/page\//],
  ["primitives", /^components\/(ui|drawings)\//],
  ["doors", /^lib\/(server|api|jobs|web)\//],
  ["domains", /^lib\/domains\//],
  ["importer", /^lib\/import\//],
  ["providers", /^lib\/providers\//],
  ["platform", /^lib\/platform\//],
  ["shared", /^lib\/shared\//],
];
const storeyOf = (file: string): number => storeys.findIndex(([, holds]) => holds.test(file));

const noun = /^(?:lib\/(?:domains|providers)|components)\/[^/]+/;
const room = /^lib\/domains\/catalogue\/[^/]+/;

const between = (place: (file: string) => string | undefined): Pick<Arrow, "from" | "to">[] =>
  arrows.flatMap(({ from, to }) => {
    const [one, other] = [place(from), place(to)];
    return one && other && one !== other ? [{ from: one, to: other }] : [];
  });

const told = (circles: string[][]): string[] =>
  circles.map((circle) => `${circle.join(" ↔ ")}: move what both need below them, types to a schema file.`);

describe("the architecture as imports draw it", () => {
  it("has no arrow upward", () => {
    const upward = arrows.filter(({ from, to }) => {
      const [one, other] = [storeyOf(from), storeyOf(to)];
      return one >= 0 && other >= 0 && other < one;
    });
    expect(upward.map(({ from, to }) => `${from} imports ${to}, which stands above it: pass it in instead.`)).toEqual(
      [],
    );
  });

  it("has no circle between files", () => {
    expect(arrows.length).toBeGreaterThan(2000);
    expect(told(circlesIn(arrows))).toEqual([]);
  });

  it("has no circle between nouns", () => {
    expect(told(circlesIn(between((file) => noun.exec(file)?.[0])))).toEqual([]);
  });

  it("has no circle between the rooms of the catalogue", () => {
    expect(told(circlesIn(between((file) => room.exec(file)?.[0])))).toEqual([]);
  });
});
