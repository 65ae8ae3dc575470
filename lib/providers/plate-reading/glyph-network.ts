import network from "./glyph-network.json";
import { WINDOW_SIZE } from "./glyph-window";

/** What the network tells apart. The letter O and the digit 0 look alike: both are "0" here. */
export const GLYPHS: readonly string[] = [..."0123456789ABCDEFGHIJKLMNPQRSTUVWXYZ"];

const CLASSES = GLYPHS.length + 1;

function restore({ scale, data }: { scale: number; data: string }): Float32Array {
  return Float32Array.from(new Int8Array(Buffer.from(data, "base64")), (value) => value * scale);
}

const hiddenSize = network.hidden;
const first = restore(network.first);
const second = restore(network.second);

/** Natural logarithms of the chances that a window (`glyphWindow`) shows each of GLYPHS, and last that it shows no character. */
export function readGlyph(window: Float32Array): Float64Array {
  const hidden = new Float32Array(hiddenSize);
  for (let h = 0; h < hiddenSize; h++) {
    let sum = network.firstBias[h] ?? 0;
    const row = h * WINDOW_SIZE;
    for (let i = 0; i < WINDOW_SIZE; i++) sum += (first[row + i] as number) * (window[i] as number);
    hidden[h] = Math.max(0, sum);
  }
  const out = new Float64Array(CLASSES);
  for (let c = 0; c < CLASSES; c++) {
    let sum = network.secondBias[c] ?? 0;
    for (let h = 0; h < hiddenSize; h++) sum += (second[c * hiddenSize + h] as number) * (hidden[h] as number);
    out[c] = sum;
  }
  const most = Math.max(...out);
  const total = Math.log(out.reduce((sum, value) => sum + Math.exp(value - most), 0)) + most;
  return out.map((value) => value - total);
}
