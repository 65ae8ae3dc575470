import { sampleGrey, type GreyPicture } from "@/lib/providers/plate-reading/grey-picture";
import { GLYPH_HEIGHT, STRIP_HEIGHT, STRIP_MARGIN } from "@/lib/providers/plate-reading/glyph-window";
import { MASK_HEIGHT, type Mask } from "./glyph-masks";

const S = MASK_HEIGHT / GLYPH_HEIGHT;
const PAD = 6;

/** A part of a composed strip; the label is null for what is no character. */
export interface Part {
  label: string | null;
  left: number;
  right: number;
}

export interface Composed {
  strip: GreyPicture;
  parts: Part[];
}

export interface Chance {
  (): number;
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
}

/** A repeatable source of chance. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + (high - low) * next();
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  return Object.assign(next, { between, pick });
}

interface Canvas {
  width: number;
  height: number;
  ink: Float32Array;
}

const top = (STRIP_MARGIN + PAD) * S;

function stamp(canvas: Canvas, mask: Mask, at: number, width: number) {
  for (let y = 0; y < MASK_HEIGHT; y++) {
    for (let x = 0; x < width; x++) {
      const cell = (top + y) * canvas.width + at + x;
      const ink = (mask.data[y * mask.width + Math.floor((x * mask.width) / width)] ?? 0) / 255;
      canvas.ink[cell] = Math.max(canvas.ink[cell] ?? 0, ink);
    }
  }
}

function fill(canvas: Canvas, box: [number, number, number, number], ink: number, round = false) {
  const [left, up, right, down] = box.map(Math.round) as [number, number, number, number];
  for (let y = Math.max(0, up); y < Math.min(canvas.height, down); y++) {
    for (let x = Math.max(0, left); x < Math.min(canvas.width, right); x++) {
      const dx = (2 * (x + 0.5 - left)) / (right - left) - 1;
      const dy = (2 * (y + 0.5 - up)) / (down - up) - 1;
      if (!round || dx * dx + dy * dy <= 1) canvas.ink[y * canvas.width + x] = ink;
    }
  }
}

/** What stands between the groups of a plate: hyphen, arms, stickers, dots; its width in canvas pixels. */
function mark(canvas: Canvas, at: number, chance: Chance): number {
  const width = Math.round(chance.between(14, 36));
  const ink = chance.between(0.25, 0.9);
  const kind = Math.floor(chance() * 6);
  const middle = top + MASK_HEIGHT / 2;
  if (kind === 0) fill(canvas, [at, middle - 5, at + width, middle + chance.between(2, 6)], 1);
  if (kind === 1) fill(canvas, [at, top - 3, at + width, top + chance.between(30, 64)], ink);
  if (kind === 2 || kind === 3) {
    fill(canvas, [at, top - 2, at + width, top + width], ink, true);
    fill(canvas, [at, top + MASK_HEIGHT - width, at + width, top + MASK_HEIGHT + 2], chance.between(0.25, 0.9), true);
    if (kind === 3) fill(canvas, [at, middle - 4, at + width, middle + 4], 1);
  }
  if (kind === 4) {
    fill(canvas, [at, top - 2, at + width, top + chance.between(20, 40)], ink);
    fill(canvas, [at, middle - 3, at + width, middle + 4], 1);
  }
  if (kind === 5) fill(canvas, [at + width / 2 - 4, middle - 4, at + width / 2 + 4, middle + 4], 1, true);
  return width;
}

/** A strip with the characters of the masks, drawn and then spoilt as a camera spoils it. */
export function composeStrip(glyphs: { label: string; mask: Mask }[], chance: Chance): Composed {
  const stretch = chance.between(0.75, 1.2);
  const gap = chance.between(2, 18);
  const height = (STRIP_HEIGHT + 2 * PAD) * S;
  const widths = glyphs.map(({ mask }) => Math.max(4, Math.round(mask.width * stretch)));
  const total = widths.reduce((sum, width) => sum + width + 18, 0) + 420;
  const canvas: Canvas = {
    width: Math.ceil(total / S) * S,
    height,
    ink: new Float32Array(Math.ceil(total / S) * S * height),
  };
  const parts: Part[] = [];
  let at = Math.round(chance.between(20, 70));
  const edge = at;
  if (chance() < 0.6) {
    const band = Math.round(chance.between(20, 44));
    fill(canvas, [at, 0, at + band, height], chance.between(0.2, 0.95));
    if (chance() < 0.6) fill(canvas, [at + 5, top + 8, at + band - 5, top + 30], chance.between(0, 0.4), true);
    parts.push({ label: null, left: at, right: at + band });
    at += band;
  }
  at += Math.round(chance.between(1, 30));
  const breaks = new Set([Math.floor(chance.between(1, 5)), chance() < 0.5 ? Math.floor(chance.between(4, 7)) : 0]);
  glyphs.forEach(({ label, mask }, index) => {
    if (index > 0 && breaks.has(index) && chance() < 0.85) {
      if (chance() < 0.75) {
        const width = mark(canvas, at, chance);
        parts.push({ label: null, left: at, right: at + width });
        at += width + Math.round(Math.max(2, gap + chance.between(-3, 6)));
      } else {
        at += Math.round(chance.between(6, 40));
      }
    }
    const width = widths[index] ?? 4;
    stamp(canvas, mask, at, width);
    parts.push({ label, left: at, right: at + width });
    at += width + Math.max(1, Math.round(gap + chance.between(-2, 3)));
  });
  at += Math.round(chance.between(0, 24));
  frame(canvas, edge, at, chance);
  return spoil(canvas, parts, chance);
}

function frame(canvas: Canvas, left: number, right: number, chance: Chance) {
  const dark = chance.between(0.4, 1.1);
  if (chance() < 0.8) fill(canvas, [0, 0, left, canvas.height], dark);
  if (chance() < 0.8)
    fill(canvas, [right, 0, canvas.width, canvas.height], chance() < 0.8 ? dark : chance.between(0, 0.6));
  if (chance() < 0.8) fill(canvas, [0, 0, canvas.width, top - chance.between(3, 22)], dark);
  if (chance() < 0.8) fill(canvas, [0, top + MASK_HEIGHT + chance.between(3, 22), canvas.width, canvas.height], dark);
}

function spoil(canvas: Canvas, parts: Part[], chance: Chance): Composed {
  const turn = chance.between(-0.03, 0.03);
  const shear = chance.between(-0.16, 0.16);
  const tall = chance.between(0.88, 1.12);
  const shift = chance.between(-1.4, 1.4);
  const paper = chance.between(90, 255);
  const depth = paper * chance.between(0.35, 0.95);
  const grey = {
    width: canvas.width,
    height: canvas.height,
    data: Uint8Array.from(canvas.ink, (ink) => 255 - 220 * Math.min(1.15, ink)),
  };
  const width = Math.floor(canvas.width / S);
  const middle = width / 2;
  const values = new Float32Array(width * STRIP_HEIGHT);
  for (let y = 0; y < STRIP_HEIGHT; y++) {
    for (let x = 0; x < width; x++) {
      const dy = (y - STRIP_HEIGHT / 2 + shift) / tall;
      let sum = 0;
      for (let k = 0; k < 4; k++) {
        const px = x + 0.25 + (k % 2) * 0.5 + shear * dy;
        const py = dy + STRIP_HEIGHT / 2 + PAD + 0.25 + (k >> 1) * 0.5 + turn * (x - middle);
        sum += sampleGrey(grey, px * S, py * S);
      }
      values[y * width + x] = sum / 4;
    }
  }
  const blurred = blur(values, width, chance.between(0.2, 1.5));
  const noise = chance.between(0, 14);
  const slope = chance.between(-0.25, 0.25);
  const data = Uint8Array.from(blurred, (value, index) => {
    const light = 1 + slope * ((index % width) / width - 0.5);
    const seen = (paper - depth * (1 - value / 255)) * light + noise * (chance() + chance() + chance() - 1.5);
    return Math.min(255, Math.max(0, seen));
  });
  return {
    strip: { width, height: STRIP_HEIGHT, data },
    parts: parts.map((part) => ({ ...part, left: part.left / S, right: part.right / S })),
  };
}

function blur(values: Float32Array, width: number, sigma: number): Float32Array {
  const reach = Math.ceil(2.5 * sigma);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)));
  const sum = weights.reduce((a, b) => a + b, 0);
  const pass = (from: Float32Array, dx: number, dy: number) => {
    const to = new Float32Array(from.length);
    const height = from.length / width;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        let value = 0;
        for (let k = -reach; k <= reach; k++) {
          const px = Math.min(width - 1, Math.max(0, x + k * dx));
          const py = Math.min(height - 1, Math.max(0, y + k * dy));
          value += (weights[k + reach] ?? 0) * (from[py * width + px] ?? 0);
        }
        to[y * width + x] = value / sum;
      }
    }
    return to;
  };
  return pass(pass(values, 1, 0), 0, 1);
}
