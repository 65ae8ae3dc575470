import { readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { worldPoint } from "@/lib/domains/places/rules";
import { outlineSide } from "./outlines";
import { namesIn, type Town } from "./towns";
import { fitted, homeBox } from "./view";

const towns = JSON.parse(readFileSync(path.resolve("public/map/towns.json"), "utf8")) as Town[];
const size = { width: 900, height: 700 };
const home = fitted(homeBox, size, 12);

it("names the largest towns of a view, and no two over each other", () => {
  const names = namesIn(towns, home, size).map(({ name }) => name);
  expect(names.slice(0, 4)).toEqual(["Paris", "Marseille", "Lyon", "Toulouse"]);
  expect(names).not.toContain("Boulogne-Billancourt");
  expect(names.length).toBeLessThanOrEqual(30);
});

it("names smaller ones from nearby, and none that is far away", () => {
  const lyon = { x: 33_648 / outlineSide, y: 23_379 / outlineSide, zoom: 10 };
  const names = namesIn(towns, lyon, size).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Lyon", "Annecy"]));
  expect(names).not.toContain("Paris");
});

it("has every town where the places have it", () => {
  const rows = gunzipSync(readFileSync(path.resolve("prisma/geo/places.csv.gz")))
    .toString("utf8")
    .trim()
    .split("\n")
    .map((row) => row.split(";"));
  const near = ([name, x, y]: Town) =>
    rows.some(([, , one, , , lat, lng]) => {
      if (one !== name) return false;
      const point = worldPoint({ lat: Number(lat), lng: Number(lng) });
      return Math.hypot(point.x * outlineSide - x, point.y * outlineSide - y) < 25;
    });
  expect(towns.filter((town) => !near(town))).toEqual([]);
});
