import { prepareZXingModule, readBarcodes, type ReaderOptions } from "zxing-wasm/reader";
import type { GreyFrame } from "../frames/grey-frame";
import type { CodeFormat, Reader, Seen } from "./reader";

const names = {
  code_39: "Code39",
  code_128: "Code128",
  ean_13: "EAN13",
  ean_8: "EAN8",
  upc_a: "UPCA",
  data_matrix: "DataMatrix",
  qr_code: "QRCode",
} as const satisfies Record<CodeFormat, string>;

const formatOf = (name: string): CodeFormat | undefined =>
  (Object.keys(names) as CodeFormat[]).find((format) => name.startsWith(names[format]));

/** Takes the reader's machine from a file of ours or from its bytes, never from another site. */
export function placeWasm(place: { url: string } | { bytes: ArrayBuffer }): void {
  const overrides = "url" in place ? { locateFile: () => place.url } : { wasmBinary: place.bytes };
  prepareZXingModule({ overrides });
}

/** The machine's reader looks for more than one code and in quarter turns; tilted bars are for the caller to turn. */
export const wasmReader =
  (options: ReaderOptions = {}): Reader =>
  async (frame, formats) => {
    const results = await readBarcodes(imageOf(frame), {
      formats: formats.map((format) => names[format]),
      tryHarder: true,
      tryInvert: true,
      tryRotate: true,
      maxNumberOfSymbols: 6,
      ...options,
    });
    return results.flatMap(({ text, format, position: { topLeft, topRight, bottomRight, bottomLeft } }): Seen[] => {
      const known = formatOf(format);
      return known ? [{ text, format: known, corners: [topLeft, topRight, bottomRight, bottomLeft] }] : [];
    });
  };

function imageOf({ width, height, lum }: GreyFrame): ImageData {
  const data = new Uint8ClampedArray(4 * lum.length).fill(255);
  for (let at = 0; at < lum.length; at += 1) data.fill(lum[at] ?? 0, 4 * at, 4 * at + 3);
  return { data, width, height, colorSpace: "srgb" } as ImageData;
}
