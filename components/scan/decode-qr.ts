type Zxing = typeof import("@zxing/library");

/** Sizes at which a picture is looked at, as parts of its own: a code that one misses is found by another. */
const scales = [1, 0.6, 1.4, 0.8, 0.45, 1.15, 0.7, 0.5];
const longestSide = 1600;

/** The text of the first QR code that is found in a picture at any of several sizes; null when there is none. */
export function decodeQr(picture: ImageBitmap, zxing: Zxing): string | null {
  const most = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  for (const scale of scales) {
    const text = decodeAt(picture, scale * most, zxing);
    if (text !== null) return text;
  }
  return null;
}

function decodeAt(picture: ImageBitmap, scale: number, zxing: Zxing): string | null {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  // A transparent picture of a black code would be black all over.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const { BinaryBitmap, DecodeHintType, GlobalHistogramBinarizer, HTMLCanvasElementLuminanceSource, QRCodeReader } =
    zxing;
  const hints = new Map([[DecodeHintType.TRY_HARDER, true]]);
  for (const Binarizer of [zxing.HybridBinarizer, GlobalHistogramBinarizer])
    try {
      const source = new HTMLCanvasElementLuminanceSource(canvas);
      return new QRCodeReader().decode(new BinaryBitmap(new Binarizer(source)), hints).getText();
    } catch {
      continue;
    }
  return null;
}
