import { EncodeHintType, QRCodeDecoderErrorCorrectionLevel, QRCodeEncoder } from "@zxing/library";

export interface QrDrawing {
  /** Modules on a side, without the quiet zone. */
  size: number;
  /** Path of the dark modules, one unit each. */
  path: string;
}

/** How much of a code may be covered: a quarter (Q), or the 15 percent that payments prescribe (M). */
export type QrLevel = "M" | "Q";

/** The QR code of a text, at error correction Q unless told. Throws when the text is longer than a code can hold. */
export function drawQr(text: string, level: QrLevel = "Q"): QrDrawing {
  const hints = new Map<EncodeHintType, unknown>([[EncodeHintType.CHARACTER_SET, "UTF-8"]]);
  const matrix = QRCodeEncoder.encode(text, QRCodeDecoderErrorCorrectionLevel[level], hints).getMatrix();
  const size = matrix.getWidth();
  const cells = Array.from({ length: size * size }, (_, at) => [at % size, Math.floor(at / size)] as const);
  const dark = cells.filter(([x, y]) => matrix.get(x, y) === 1);
  return { size, path: dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join("") };
}
