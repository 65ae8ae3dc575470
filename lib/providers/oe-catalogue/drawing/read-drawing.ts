import type { OeHotspot, OeStroke } from "../port";
import { identity, matrixOf, outlineOf, times, type Matrix } from "./outlines";
import { DrawingRefusal, readXml, type Tag } from "./read-xml";

/** A drawing of a page of the maker's catalogue, rewritten to outlines of ours. */
export interface Drawing {
  width: number;
  height: number;
  strokes: OeStroke[];
  hotspots: OeHotspot[];
}

export const mostDrawingBytes = 5_000_000;
const mostStrokes = 5000;

/** Passed over with all that is in them: they draw nothing by themselves. */
const silent = new Set(["title", "desc", "metadata", "defs", "style"]);
const groups = new Set(["svg", "g"]);

/** Whether a text leads outside the drawing, or is code. */
const leadsOut = (text: string): boolean => /url\s*\(\s*["']?(?!#)|javascript:|@import/i.test(text);

function refuseActive({ name, attributes, text }: Tag): void {
  if (/^(script|foreignobject|iframe|image|animate.*|set|handler)$/.test(name))
    throw new DrawingRefusal(`A drawing has no <${name}>: outlines and numbers alone.`);
  for (const [key, value] of attributes) {
    if (key.startsWith("on")) throw new DrawingRefusal(`A drawing has no ${key}.`);
    if ((/(^|:)href$/.test(key) && !value.startsWith("#")) || leadsOut(value))
      throw new DrawingRefusal("A drawing refers to nothing outside itself.");
  }
  if (leadsOut(text)) throw new DrawingRefusal("A drawing refers to nothing outside itself.");
}

const words = new Set(["text", "tspan"]);

function refuseUnknown({ name, attributes }: Tag): void {
  const isKnown = groups.has(name) || silent.has(name) || words.has(name) || outlineOf(name, attributes) !== null;
  if (!isKnown) throw new DrawingRefusal(`A drawing has no <${name}>: outlines and numbers alone.`);
}

function fieldOf(attributes: Tag["attributes"]): { width: number; height: number; shift: Matrix } {
  const [x = 0, y = 0, w = 0, h = 0] = (attributes.get("viewbox") ?? "").split(/[\s,]+/).map(Number);
  const width = w || Number.parseFloat(attributes.get("width") ?? "");
  const height = h || Number.parseFloat(attributes.get("height") ?? "");
  if (!(width > 0 && height > 0 && Number.isFinite(x + y)))
    throw new DrawingRefusal("The drawing does not say how large it is: it needs a viewBox.");
  return { width, height, shift: [1, 0, 0, 1, -x, -y] };
}

/** The position that a group or a text stands for: id="Hotspot.12", data-position="12", or a text that is a number. */
const positionOf = ({ attributes, text }: Tag): string | null =>
  /^hotspot[.\-_](\w{1,8})$/i.exec(attributes.get("id") ?? "")?.[1] ??
  /^\w{1,8}$/.exec(attributes.get("data-position") ?? "")?.[0] ??
  /^\s*(\d{1,3}[a-z]?)\s*$/i.exec(text)?.[1] ??
  null;

interface Open {
  name: string;
  matrix: Matrix;
  position: string | null;
}

/** Outlines and hot spots of a drawing, in the units of its field; groups are followed for where they move things. */
class DrawingReader {
  private readonly open: Open[] = [];
  private readonly strokes: OeStroke[] = [];
  private readonly hotspots = new Map<string, OeHotspot>();
  private passedOver = 0;
  private field: ReturnType<typeof fieldOf> | null = null;

  take(tag: Tag): void {
    if (this.passedOver > 0) return this.passOver(tag);
    if (tag.kind === "close") {
      if (this.open.pop()?.name !== tag.name) throw new DrawingRefusal("The drawing is no well-formed XML.");
      return;
    }
    refuseActive(tag);
    refuseUnknown(tag);
    if (silent.has(tag.name)) {
      if (tag.kind === "open") this.passedOver = 1;
      return;
    }
    this.draw(tag);
  }

  private passOver(tag: Tag): void {
    refuseActive(tag);
    if (tag.kind !== "empty") this.passedOver += tag.kind === "open" ? 1 : -1;
  }

  private draw(tag: Tag): void {
    const { name, attributes, kind } = tag;
    if (!this.field) {
      if (name !== "svg") throw new DrawingRefusal("The drawing is no SVG.");
      this.field = fieldOf(attributes);
    }
    const outer = this.open.at(-1) ?? { matrix: this.field.shift, position: null };
    const matrix = times(outer.matrix, matrixOf(attributes.get("transform")));
    const position = groups.has(name) ? (positionOf({ ...tag, text: "" }) ?? outer.position) : outer.position;
    if (words.has(name)) this.mark(positionOf(tag) ?? position, attributes, matrix);
    const d = outlineOf(name, attributes);
    if (d) this.stroke(d, attributes, matrix);
    if (kind === "open") this.open.push({ name, matrix, position });
  }

  private mark(position: string | null, attributes: Tag["attributes"], [a, b, c, d, e, f]: Matrix): void {
    if (position === null || this.hotspots.has(position)) return;
    const [x, y] = [Number.parseFloat(attributes.get("x") ?? "0"), Number.parseFloat(attributes.get("y") ?? "0")];
    const r = Math.max(1, (this.field?.width ?? 1000) * 0.013);
    this.hotspots.set(position, { position, x: a * x + c * y + e, y: b * x + d * y + f, r });
  }

  private stroke(d: string, attributes: Tag["attributes"], matrix: Matrix): void {
    if (this.strokes.length === mostStrokes) throw new DrawingRefusal(`A drawing has ${mostStrokes} outlines at most.`);
    const width = Number.parseFloat(attributes.get("stroke-width") ?? "1.5");
    const filled = /^(#000|black|currentcolor)/i.test(attributes.get("fill") ?? "");
    const moved = matrix.every((value, at) => value === identity[at]) ? null : [...matrix];
    this.strokes.push({ d, width: Number.isFinite(width) && width >= 0 ? width : 1.5, filled, matrix: moved });
  }

  finish(): Drawing {
    if (!this.field || this.open.length > 0) throw new DrawingRefusal("The drawing is no well-formed SVG.");
    const { width, height } = this.field;
    return { width, height, strokes: this.strokes, hotspots: [...this.hotspots.values()] };
  }
}

/**
 * Reads an SVG of others and keeps outlines and hot spots alone; what it was is never served. Throws DrawingRefusal with what
 * is wrong: scripts, events, references, document types, more than 5 MB.
 */
export function readDrawing(svg: string): Drawing {
  if (Buffer.byteLength(svg) > mostDrawingBytes) throw new DrawingRefusal("A drawing has 5 MB at most.");
  const reader = new DrawingReader();
  for (const tag of readXml(svg)) reader.take(tag);
  return reader.finish();
}
