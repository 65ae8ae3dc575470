import type { TextLine } from "./find-lines";
import { sampleGrey, type GreyPicture } from "./grey-picture";
import { GLYPH_HEIGHT, STRIP_HEIGHT } from "./glyph-window";

/** Characters' heights that a strip reaches beyond the row's ends, for characters that the row missed. */
const beyond = ({ from, to, height }: TextLine) => Math.max(2.2, 6 - (to - from) / height);

/** The row laid level and brought to the height that the glyph network reads; lean is the characters' slant. */
export function straighten(picture: GreyPicture, line: TextLine, lean = 0): GreyPicture {
  const scale = line.height / GLYPH_HEIGHT;
  const start = line.from - beyond(line) * line.height;
  const width = Math.ceil((line.to - line.from + 2 * beyond(line) * line.height) / scale);
  const data = new Uint8Array(width * STRIP_HEIGHT);
  const taps = Math.max(1, Math.round(scale));
  for (let row = 0; row < STRIP_HEIGHT; row++) {
    for (let column = 0; column < width; column++) {
      let sum = 0;
      for (let tap = 0; tap < taps * taps; tap++) {
        const across = (column + ((tap % taps) + 0.5) / taps) * scale;
        const down = (row + (Math.floor(tap / taps) + 0.5) / taps - STRIP_HEIGHT / 2) * scale;
        const x = start + across + lean * down;
        sum += sampleGrey(picture, x - 0.5, line.y + line.slope * (start + across - line.x) + down - 0.5);
      }
      data[row * width + column] = sum / (taps * taps);
    }
  }
  return { width, height: STRIP_HEIGHT, data };
}

/** The slant (up to 0.24) under which the strip's upright strokes stand: where its columns differ most. Slanting letters mislead it. */
export function measureLean(picture: GreyPicture, line: TextLine): number {
  let best = { lean: 0, sharpness: -1 };
  for (let lean = -0.24; lean <= 0.241; lean += 0.08) {
    const strip = straighten(picture, line, lean);
    let sharpness = 0;
    let last = 0;
    const margin = Math.round(beyond(line) * GLYPH_HEIGHT);
    for (let x = margin; x < strip.width - margin; x++) {
      let sum = 0;
      for (let y = 4; y < STRIP_HEIGHT - 4; y++) sum += strip.data[y * strip.width + x] as number;
      if (last > 0) sharpness += (sum - last) ** 2;
      last = sum;
    }
    sharpness *= 1 - Math.min(Math.abs(lean), Math.abs(lean + line.slope));
    if (sharpness > best.sharpness) best = { lean, sharpness };
  }
  return best.lean;
}

/** The row with the slope (up to 0.12 off) under which its characters' upper and lower edges lie level. */
export function levelLine(picture: GreyPicture, line: TextLine): TextLine {
  const middle = (line.from + line.to) / 2;
  const level = { ...line, x: middle, y: line.y + line.slope * (middle - line.x) };
  let best = { line: level, sharpness: -1 };
  for (let turn = -0.12; turn <= 0.121; turn += 0.02) {
    const turned = { ...level, slope: level.slope + turn };
    const strip = straighten(picture, { ...turned, height: turned.height * 1.2 });
    let sharpness = 0;
    let last = -1;
    for (let y = 0; y < STRIP_HEIGHT; y++) {
      let sum = 0;
      const margin = Math.round(beyond(line) * GLYPH_HEIGHT * 0.8);
      for (let x = margin; x < strip.width - margin; x++) sum += strip.data[y * strip.width + x] as number;
      if (last >= 0) sharpness += (sum - last) ** 2;
      last = sum;
    }
    sharpness *= 1 - Math.abs(turn);
    if (sharpness > best.sharpness) best = { line: turned, sharpness };
  }
  return best.line;
}
