import sharp from "sharp";
import { STROKES } from "./strokes";

/** Ink coverage (0 to 255) of one drawn character, cut to its box and 60 pixels high. */
export interface Mask {
  width: number;
  data: Uint8Array;
}

export const MASK_HEIGHT = 60;

const widths = [9, 12, 15, 19];
const families = [
  "Liberation Sans Narrow:700",
  "Liberation Sans Narrow:400",
  "DejaVu Sans Condensed:700",
  "DejaVu Sans:400",
  "Nimbus Sans Narrow:700",
  "Liberation Sans:700",
  "Liberation Sans:400",
  "Noto Sans Mono:700",
];

async function draw(body: string): Promise<Mask> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><rect width="240" height="240" fill="#000"/>${body}</svg>`;
  const size = { height: MASK_HEIGHT, fit: "fill" as const };
  const trimmed = await sharp(Buffer.from(svg))
    .greyscale()
    .trim({ background: "#000", threshold: 60 })
    .toBuffer({ resolveWithObject: true });
  const width = Math.max(5, Math.round((trimmed.info.width / trimmed.info.height) * MASK_HEIGHT));
  const data = await sharp(trimmed.data)
    .resize({ ...size, width })
    .greyscale()
    .raw()
    .toBuffer();
  return { width, data: new Uint8Array(data) };
}

/** Every look of a character that the strips are composed of: strokes in four widths, and the free fonts of the machine. */
export async function drawMasks(
  characters: readonly string[],
): Promise<Map<string, { strokes: Mask[]; fonts: Mask[] }>> {
  const masks = new Map<string, { strokes: Mask[]; fonts: Mask[] }>();
  for (const character of characters) {
    const strokes: Mask[] = [];
    for (const path of STROKES[character] ?? []) {
      for (const width of widths) {
        for (const join of ["miter", "round"]) {
          strokes.push(
            await draw(
              `<path d="${path}" transform="translate(60 60)" fill="none" stroke="#fff" stroke-width="${width}" stroke-linejoin="${join}" stroke-linecap="square"/>`,
            ),
          );
        }
      }
    }
    const fonts = await Promise.all(
      families.map((entry) => {
        const [family, weight] = entry.split(":");
        return draw(
          `<text x="120" y="170" text-anchor="middle" font-family="${family}" font-weight="${weight}" font-size="130" fill="#fff">${character}</text>`,
        );
      }),
    );
    masks.set(character, { strokes, fonts });
  }
  return masks;
}
