import BinaryBitmap from "@zxing/library/esm/core/BinaryBitmap";
import DecodeHintType from "@zxing/library/esm/core/DecodeHintType";
import RGBLuminanceSource from "@zxing/library/esm/core/RGBLuminanceSource";
import HybridBinarizer from "@zxing/library/esm/core/common/HybridBinarizer";
import DataMatrixReader from "@zxing/library/esm/core/datamatrix/DataMatrixReader";
import Code128Reader from "@zxing/library/esm/core/oned/Code128Reader";
import Code39Reader from "@zxing/library/esm/core/oned/Code39Reader";
import EAN13Reader from "@zxing/library/esm/core/oned/EAN13Reader";
import EAN8Reader from "@zxing/library/esm/core/oned/EAN8Reader";
import UPCAReader from "@zxing/library/esm/core/oned/UPCAReader";
import QRCodeReader from "@zxing/library/esm/core/qrcode/QRCodeReader";
import type { GreyFrame, Point } from "../frames/grey-frame";
import type { CodeFormat, Reader, Seen } from "./reader";

// The library's index takes 109 kB however little of it is named; these come to 31.
const readers = {
  code_39: () => new Code39Reader(),
  code_128: () => new Code128Reader(),
  ean_13: () => new EAN13Reader(),
  ean_8: () => new EAN8Reader(),
  upc_a: () => new UPCAReader(),
  data_matrix: () => new DataMatrixReader(),
  qr_code: () => new QRCodeReader(),
} satisfies Record<CodeFormat, () => unknown>;

const hints = new Map([[DecodeHintType.TRY_HARDER, true]]);
/** A line is all that the linear readers tell of a code; in places of the picture. */
const lineReach = 4;

/** The reader that is there at once: quick on what lies straight, the first code of each kind. */
export const jsReader: Reader = (frame, formats) => {
  const found = formats.flatMap((format) => seenBy(frame, format));
  return Promise.resolve(found);
};

function seenBy({ width, height, lum }: GreyFrame, format: CodeFormat): Seen[] {
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(lum, width, height)));
  try {
    const result = readers[format]().decode(bitmap, hints);
    const ends = result.getResultPoints().map((point) => ({ x: point.getX(), y: point.getY() }));
    return [{ text: result.getText(), format, corners: cornersOf(ends) }];
  } catch {
    return [];
  }
}

function cornersOf(ends: readonly Point[]): Seen["corners"] {
  const start = ends[0] ?? { x: 0, y: 0 };
  const end = ends[1] ?? start;
  const length = Math.max(1, Math.hypot(end.x - start.x, end.y - start.y));
  const [right, down] = [((start.y - end.y) / length) * lineReach, ((end.x - start.x) / length) * lineReach];
  const beside = ({ x, y }: Point, side: 1 | -1): Point => ({ x: x + side * right, y: y + side * down });
  return [beside(start, -1), beside(end, -1), beside(end, 1), beside(start, 1)];
}
