import network from "./glyph-network.json";
import { WINDOW_SIZE } from "./glyph-window";

/** What the network tells apart. The letter O and the digit 0 look alike: both are "0" here. */
export const GLYPHS: readonly string[] = [..."0123456789ABCDEFGHIJKLMNPQRSTUVWXYZ"];

const CLASSES = GLYPHS.length + 1;

function restore({ scale, data }: { scale: number; data: string }): Float32Array {
  return Float32Array.from(new Int8Array(Buffer.from(data, "base64")), (value) => value * scale);
}

/** The weights of one input after the other: inputs without ink are passed over. */
function byInput(rows: Float32Array, inputs: number): Float32Array {
  const outputs = rows.length / inputs;
  return Float32Array.from(rows, (_, at) => rows[(at % outputs) * inputs + Math.floor(at / outputs)] as number);
}

const hiddenSize = network.hidden;
const first = byInput(restore(network.first), WINDOW_SIZE);
const second = restore(network.second);

/** Natural logarithms of the chances that a window (`glyphWindow`) shows each of GLYPHS, and last that it shows no character. */
export function readGlyph(window: Float32Array): Float64Array {
  const hidden = Float32Array.from(network.firstBias);
  for (let i = 0; i < WINDOW_SIZE; i++) {
    const ink = window[i] as number;
    if (ink === 0) continue;
    const row = i * hiddenSize;
    for (let h = 0; h < hiddenSize; h++) hidden[h] = (hidden[h] as number) + ink * (first[row + h] as number);
  }
  const out = new Float64Array(CLASSES);
  for (let c = 0; c < CLASSES; c++) {
    let sum = network.secondBias[c] ?? 0;
    for (let h = 0; h < hiddenSize; h++) {
      sum += (second[c * hiddenSize + h] as number) * Math.max(0, hidden[h] as number);
    }
    out[c] = sum;
  }
  const most = Math.max(...out);
  const total = Math.log(out.reduce((sum, value) => sum + Math.exp(value - most), 0)) + most;
  return out.map((value) => value - total);
}
