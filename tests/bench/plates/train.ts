import { writeFile } from "node:fs/promises";
import path from "node:path";
import { GLYPHS } from "@/lib/providers/plate-reading/glyph-network";
import { glyphWindow, WINDOW_SIZE } from "@/lib/providers/plate-reading/glyph-window";
import { chanceFrom, composeStrip, type Chance, type Composed } from "./compose-strip";
import { drawMasks } from "./glyph-masks";

// Teaches the glyph network on drawn strips alone, spoilt by chance: `npx tsx tests/bench/plates/train.ts [STEPS]`.
const HIDDEN = 144;
const CLASSES = GLYPHS.length + 1;
const BATCH = 64;
const STEPS = Number(process.argv[2] ?? 14_000);
const SEED = 2;
const result = path.resolve(import.meta.dirname, "../../../lib/providers/plate-reading/glyph-network.json");
const NONE = GLYPHS.length;

interface Example {
  window: Float32Array;
  label: number;
}

const masks = await drawMasks(GLYPHS);

function strip(chance: Chance): Composed {
  const drawn = chance() < 0.75;
  const font = Math.floor(chance() * 8);
  const weight = Math.floor(chance() * 8);
  const glyphs = Array.from({ length: 5 + Math.floor(chance() * 3) }, () => {
    const label = chance.pick(GLYPHS);
    const { strokes, fonts } = masks.get(label) ?? { strokes: [], fonts: [] };
    const variant = Math.floor(chance() * (strokes.length / 8));
    const mask = drawn ? strokes[variant * 8 + weight] : fonts[font];
    if (!mask) throw new Error(`No drawing of ${label}`);
    return { label, mask };
  });
  return composeStrip(glyphs, chance);
}

/** Right segments with a loose cut, and wrong ones: halves, pairs, gaps, marks. */
function examples({ strip, parts }: Composed, chance: Chance): Example[] {
  const found: Example[] = [];
  const add = (left: number, right: number, label: number) =>
    found.push({ window: glyphWindow(strip, left, right), label });
  parts.forEach(({ label, left, right }, index) => {
    const cut = () => chance.between(-0.7, 1.3);
    if (label !== null) {
      add(left - cut(), right + cut(), GLYPHS.indexOf(label));
      if (chance() < 0.4) add(left - cut(), right + cut(), GLYPHS.indexOf(label));
    } else if (chance() < 0.8) {
      add(left - cut(), right + cut(), NONE);
    }
    const next = parts[index + 1];
    const width = right - left;
    const kind = chance();
    if (kind < 0.2 && next)
      add(
        left + width * chance.between(0.35, 0.65),
        next.left + (next.right - next.left) * chance.between(0.35, 0.65),
        NONE,
      );
    else if (kind < 0.35 && next) add(left - cut(), next.right + cut(), NONE);
    else if (kind < 0.5 && width > 8) add(left - cut(), left + width * chance.between(0.3, 0.6), NONE);
    else if (kind < 0.65 && width > 8) add(right - width * chance.between(0.3, 0.6), right + cut(), NONE);
    else if (kind < 0.8 && next && next.left - right > 1.5) add(right + 0.3, next.left - 0.3, NONE);
    else if (kind < 0.9 && next)
      add(left - cut(), next.left + (next.right - next.left) * chance.between(0.3, 0.6), NONE);
  });
  if (chance() < 0.7) {
    const at = chance.between(0, 16);
    add(at, at + chance.between(3, 12), NONE);
    const last = parts.at(-1)?.right ?? 0;
    if (strip.width - last > 6) add(last + 0.5, Math.min(strip.width, last + chance.between(3, 13)), NONE);
  }
  return found.filter(({ window }) => (window[WINDOW_SIZE - 1] ?? 0) > 0.04);
}

const chance = chanceFrom(SEED);
const gauss = () => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
const sizes = [HIDDEN * WINDOW_SIZE, HIDDEN, CLASSES * HIDDEN, CLASSES];
const scales = [Math.sqrt(2 / WINDOW_SIZE), 0, Math.sqrt(2 / HIDDEN), 0];
const weights = sizes.map((size, i) => Float32Array.from({ length: size }, () => gauss() * (scales[i] ?? 0)));
const gradients = sizes.map((size) => new Float32Array(size));
const means = sizes.map((size) => new Float32Array(size));
const squares = sizes.map((size) => new Float32Array(size));
const [w1, b1, w2, b2] = weights as [Float32Array, Float32Array, Float32Array, Float32Array];
const [g1, c1, g2, c2] = gradients as [Float32Array, Float32Array, Float32Array, Float32Array];
const hidden = new Float32Array(HIDDEN);
const back = new Float32Array(HIDDEN);
const out = new Float64Array(CLASSES);

function learn({ window, label }: Example): { loss: number; right: boolean } {
  for (let h = 0; h < HIDDEN; h++) {
    let sum = b1[h]!;
    const row = h * WINDOW_SIZE;
    for (let i = 0; i < WINDOW_SIZE; i++) sum += w1[row + i]! * window[i]!;
    hidden[h] = sum > 0 ? sum : 0;
  }
  let best = 0;
  for (let c = 0; c < CLASSES; c++) {
    let sum = b2[c]!;
    for (let h = 0; h < HIDDEN; h++) sum += w2[c * HIDDEN + h]! * hidden[h]!;
    out[c] = sum;
    if (sum > out[best]!) best = c;
  }
  const most = out[best]!;
  let total = 0;
  for (let c = 0; c < CLASSES; c++) total += Math.exp(out[c]! - most);
  back.fill(0);
  for (let c = 0; c < CLASSES; c++) {
    const p = Math.exp(out[c]! - most) / total;
    const target = c === label ? 0.96 + 0.04 / CLASSES : 0.04 / CLASSES;
    const d = p - target;
    c2[c]! += d;
    for (let h = 0; h < HIDDEN; h++) {
      g2[c * HIDDEN + h]! += d * hidden[h]!;
      back[h]! += d * w2[c * HIDDEN + h]!;
    }
  }
  for (let h = 0; h < HIDDEN; h++) {
    const d = hidden[h]! > 0 ? back[h]! : 0;
    if (d === 0) continue;
    c1[h]! += d;
    const row = h * WINDOW_SIZE;
    for (let i = 0; i < WINDOW_SIZE; i++) g1[row + i]! += d * window[i]!;
  }
  return { loss: most + Math.log(total) - out[label]!, right: best === label };
}

function update(step: number) {
  const rate =
    0.0018 *
    (step < STEPS * 0.5 ? 1 : 0.02 + 0.98 * 0.5 * (1 + Math.cos((Math.PI * (step - STEPS * 0.5)) / (STEPS * 0.5))));
  const fix1 = 1 - 0.9 ** step;
  const fix2 = 1 - 0.999 ** step;
  weights.forEach((w, k) => {
    const g = gradients[k]!;
    const m = means[k]!;
    const v = squares[k]!;
    for (let i = 0; i < w.length; i++) {
      const slope = g[i]! / BATCH + 1e-5 * w[i]!;
      m[i] = 0.9 * m[i]! + 0.1 * slope;
      v[i] = 0.999 * v[i]! + 0.001 * slope * slope;
      w[i]! -= (rate * m[i]!) / fix1 / (Math.sqrt(v[i]! / fix2) + 1e-8);
    }
    g.fill(0);
  });
}

const pool: Example[] = [];
let loss = 0;
let right = 0;
for (let step = 1; step <= STEPS; step++) {
  while (pool.length < 4000) pool.push(...examples(strip(chance), chance));
  for (let n = 0; n < BATCH; n++) {
    const at = Math.floor(chance() * pool.length);
    const example = pool[at]!;
    const result = learn(example);
    loss += result.loss;
    right += Number(result.right);
    if (chance() < 0.2) {
      pool[at] = pool.at(-1)!;
      pool.pop();
    }
  }
  update(step);
  if (step % 500 === 0) {
    process.stdout.write(
      `${[step, (loss / 500 / BATCH).toFixed(3), (right / 5 / BATCH).toFixed(1), new Date().toISOString().slice(11, 19)].join(" ")}\n`,
    );
    loss = right = 0;
    await save();
  }
}

async function save() {
  const quantise = (values: Float32Array) => {
    const scale = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
    return {
      scale,
      data: Buffer.from(Int8Array.from(values, (value) => Math.round(value / scale)).buffer).toString("base64"),
    };
  };
  const network = {
    hidden: HIDDEN,
    first: quantise(w1),
    firstBias: [...b1].map((v) => Number(v.toFixed(4))),
    second: quantise(w2),
    secondBias: [...b2].map((v) => Number(v.toFixed(4))),
  };
  await writeFile(result, JSON.stringify(network));
}
