import { geoMercator, geoPath } from "d3-geo";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

type Land = Topology<Record<"departments" | "regions" | "cantons" | "lakes", GeometryCollection>>;

/** Outlines as paths on a square of the whole world with this side. */
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
  const half = outlineSide / 2;
  const projection = geoMercator()
    .scale(outlineSide / (2 * Math.PI))
    .translate([half, half]);
  const path = geoPath(projection).digits(1);
  const drawn = (shape: Parameters<typeof path>[0]) => path(shape) ?? "";
  return {
    land: drawn(feature(topology, departments)) + drawn(feature(topology, cantons)),
    water: drawn(feature(topology, lakes)),
    thin: drawn(mesh(topology, departments)) + drawn(mesh(topology, cantons)),
    thick: drawn(mesh(topology, regions)),
  };
}
