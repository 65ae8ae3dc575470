import { readFileSync } from "node:fs";
import path from "node:path";
import { between, drawingOfTheHouse, room, storeyOf } from "./drawing";
import { arrows, circlesIn } from "./graph";

const noun = /^(?:lib\/(?:domains|providers)|components)\/[^/]+/;

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
    expect(told(circlesIn(between(room)))).toEqual([]);
  });

  it("stands drawn in docs/architecture.md", () => {
    const page = readFileSync(path.resolve(__dirname, "../../docs/architecture.md"), "utf8");
    if (page !== drawingOfTheHouse()) throw new Error("An arrow came or went: npm run architecture draws it anew.");
  });
});
