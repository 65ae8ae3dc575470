import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../paths.mjs";
import { glyphs } from "./glyphs.mjs";

/**
 * A part of a scene: the name of its spot, its drawing, the middle and size of it on a field of 1000 by 625, and the
 * generic articles that it stands for, the first of which names it.
 * @typedef {[id: string, drawing: string, x: number, y: number, size: number, genarts: number[]]} Part
 * @typedef {{ id: string, lines: string[], parts: Part[] }} Source
 */

export const field = { width: 1000, height: 625 };
const partField = 32;
const stroke = 2.2;
/** A mark stands at the lower right of its part, where it hides least of it. */
const markAside = 0.36;

const sheet = () => readFileSync(path.join(root, "public/drawings/parts.svg"), "utf8");
const symbols = () =>
  new Map([...sheet().matchAll(/<symbol id="(\w+)"[^>]*>(.*?)<\/symbol>/g)].map((one) => [one[1], one[2]]));

const round = (value) => Math.round(value * 100) / 100;

/** One drawing of all parts on the lines of the vehicle, in the text's colour. @param {Source} source */
export function artOf({ id, lines, parts }) {
  const known = symbols();
  const drawn = parts.map(([spot, drawing, x, y, size]) => {
    const art = known.get(drawing) ?? glyphs[drawing];
    if (!art) throw new Error(`${id}: the part ${spot} has no drawing named ${drawing}.`);
    const scale = size / partField;
    const place = `translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${round(scale)})`;
    return `<g transform="${place}" stroke-width="${round(stroke / scale)}">${art}</g>`;
  });
  const ground = `<path d="${lines.join("")}" stroke-width="${stroke}" opacity=".28"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg">\n<symbol id="scene" viewBox="0 0 ${field.width} ${field.height}">\n${[ground, ...drawn].join("\n")}\n</symbol>\n</svg>\n`;
}

/** Its spots, in thousandths of the field. @param {Source} source */
export function sceneOf({ id, parts }) {
  const spots = parts.map(([spot, , x, y, size, genarts]) => ({
    ...{ id: spot, label: `genarts.${genarts[0]}`, genarts },
    shape: [
      Math.round(((x + size * markAside) / field.width) * 1000),
      Math.round(((y + size * markAside) / field.height) * 1000),
    ],
  }));
  return { id, kind: "drawing", ...field, spots };
}
