import { readFileSync } from "node:fs";
import { createHash } from "node:crypto";
import path from "node:path";
import { zones } from "../zones";
import { drawnSceneOf } from "./kept";
import { fillSpots, sceneIds, sceneOfSet, setOfScene, spotBeside } from "./rules";

interface Tree {
  families: { subfamilies: { articles: { id: number }[] }[] }[];
}
const source = path.resolve(__dirname, "../../../../../prisma/seed/data/generic-articles.json");
const tree = JSON.parse(readFileSync(source, "utf8")) as Tree;
const known = new Set(
  tree.families.flatMap(({ subfamilies }) => subfamilies.flatMap(({ articles }) => articles.map(({ id }) => id))),
);
const scenes = sceneIds.map((id) => ({ ...drawnSceneOf(id), id }));

it("the drawings reach far more than sixty generic articles, all of them of the catalogue", () => {
  const reached = new Set(scenes.flatMap(({ spots }) => spots.flatMap(({ genarts }) => genarts)));
  expect([...reached].filter((id) => !known.has(id))).toEqual([]);
  expect(reached.size).toBeGreaterThanOrEqual(60);
});

describe.each(scenes)("the drawing $id", ({ id, spots, width, height, version }) => {
  it("is drawn as its address says", () => {
    const art = readFileSync(`public/scenes/${id}.svg`, "utf8");
    expect(version).toBe(createHash("sha256").update(art).digest("hex").slice(0, 8));
    expect(art.length).toBeLessThan(12_000);
  });

  it("names each spot by its first generic article, each spot once", () => {
    expect(new Set(spots.map((spot) => spot.id)).size).toBe(spots.length);
    for (const { label, genarts } of spots) expect(label).toBe(`genarts.${genarts[0]}`);
  });

  it("has its marks inside, and far enough from each other for fingers", () => {
    const places = spots.map(({ id: spot, shape: [x, y] }) => ({
      spot,
      x: (x * width) / 1000,
      y: (y * height) / 1000,
    }));
    const outside = places.filter(({ x, y }) => x < 12 || y < 12 || x > width - 12 || y > height - 12);
    // On a touch screen the drawing is 720 pixels wide at least: 44 of them are 61 of its thousandths.
    const close = places.flatMap((one, at) =>
      places.slice(at + 1).flatMap((other) => {
        const far = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
        return far < 61 ? [`${one.spot} ${other.spot} ${Math.round(far)}`] : [];
      }),
    );
    expect({ outside, close }).toEqual({ outside: [], close: [] });
  });

  it("has a photo set after those of the zones", () => {
    expect(setOfScene(id)).toBe(`Guii-${zones.length + sceneIds.indexOf(id) + 1}`);
    expect(sceneOfSet(setOfScene(id))).toBe(id);
  });
});

it.each(["Guii-1", "Guii-19", "Guii-27", "Guii-0", "20 ", "x"])("%j is the set of no drawing", (text) =>
  expect(sceneOfSet(text)).toBeNull(),
);

describe("spots of a vehicle", () => {
  const spots = drawnSceneOf("engine-bay").spots.filter(({ id }) => id === "battery" || id === "starter");
  const row = (id: number, all: number) => ({ id, label: `name ${id}`, counts: { all } });

  it("count what its articles are, of each generic article that it has", () => {
    const filled = fillSpots(spots, [row(10263, 4), row(10267, 2), row(10268, 0)], new Map([[10264, "Starter"]]));
    expect(filled.map(({ id, label, count }) => [id, label, count])).toEqual([
      ["battery", "name 10263", 6],
      ["starter", "Starter", 0],
    ]);
    expect(filled[0]?.parts).toEqual([
      { id: 10263, label: "name 10263", count: 4 },
      { id: 10267, label: "name 10267", count: 2 },
    ]);
  });
});

describe("arrows over a picture", () => {
  const at = (id: string, x: number, y: number) => ({ id, place: [x, y] as const });
  const spots = [at("a", 0, 0), at("b", 100, 10), at("c", 50, 90), at("d", 300, 0)];

  it.each([
    ["a", [1, 0], "b"],
    ["b", [1, 0], "d"],
    ["b", [-1, 0], "a"],
    ["a", [0, 1], "c"],
    ["a", [0, -1], null],
    ["nobody", [1, 0], "a"],
  ] as const)("from %s towards %j lead to %s", (from, direction, to) =>
    expect(spotBeside(spots, from, direction)).toBe(to),
  );
});
