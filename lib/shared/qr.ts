import { EncodeHintType, QRCodeDecoderErrorCorrectionLevel, QRCodeEncoder } from "@zxing/library";

export interface QrDrawing {
  /** Modules on a side, without the quiet zone. */
  size: number;
  /** Path of the dark modules, one unit each. */
  path: string;
}

/** The QR code of a text at error correction Q (a quarter of it may be covered). Throws when the text is longer than a code can hold. */
export function drawQr(text: string): QrDrawing {
  const hints = new Map<EncodeHintType, unknown>([[EncodeHintType.CHARACTER_SET, "UTF-8"]]);
  const matrix = QRCodeEncoder.encode(text, QRCodeDecoderErrorCorrectionLevel.Q, hints).getMatrix();
  const size = matrix.getWidth();
  const cells = Array.from({ length: size * size }, (_, at) => [at % size, Math.floor(at / size)] as const);
  const dark = cells.filter(([x, y]) => matrix.get(x, y) === 1);
  return { size, path: dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join("") };
}
