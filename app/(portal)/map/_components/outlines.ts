import type { Geometry } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

type Land = Topology<Record<"departments" | "regions" | "cantons" | "lakes", GeometryCollection>>;

/** Outlines as paths on a square of the whole world with this side, in Mercator's projection. */
export interface Outlines {
  land: string;
  water: string;
  thin: string;
  thick: string;
}
export const outlineSide = 65_536;

let known: Promise<Outlines> | null = null;

/** The outlines of departments, regions, cantons and lakes, fetched once; throws where they do not come. */
export function loadOutlines(): Promise<Outlines> {
  known ??= read().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

async function read(): Promise<Outlines> {
  const answer = await fetch("/map/outlines.json");
  if (!answer.ok) throw new Error(`The outlines did not come: ${answer.status}.`);
  const topology = (await answer.json()) as Land;
  const { departments, regions, cantons, lakes } = topology.objects;
  const areas = (of: GeometryCollection) =>
    feature(topology, of)
      .features.map(({ geometry }) => pathOf(geometry))
      .join("");
  return {
    land: areas(departments) + areas(cantons),
    water: areas(lakes),
    thin: pathOf(mesh(topology, departments)) + pathOf(mesh(topology, cantons)),
    thick: pathOf(mesh(topology, regions)),
  };
}

const lineOf = (points: readonly (readonly number[])[]): string =>
  `M${points.map(([x = 0, y = 0]) => `${x.toFixed(1)},${y.toFixed(1)}`).join("L")}`;

/** The file lies projected already: what is left is to write its lines down. */
function pathOf(shape: Geometry): string {
  if (shape.type === "Polygon") return shape.coordinates.map((ring) => `${lineOf(ring)}Z`).join("");
  if (shape.type === "MultiPolygon")
    return shape.coordinates
      .flat()
      .map((ring) => `${lineOf(ring)}Z`)
      .join("");
  return shape.type === "MultiLineString" ? shape.coordinates.map(lineOf).join("") : "";
}
