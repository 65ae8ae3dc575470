import type { GreyFrame, Point } from "../frames/grey-frame";
import type { CodeFormat, Reader } from "./reader";

interface Detected {
  rawValue: string;
  format: string;
  cornerPoints: readonly Point[];
}

interface Detector {
  detect: (image: ImageBitmap | ImageData) => Promise<Detected[]>;
}

interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** The browser's own reader; null where it has none or knows not all of the formats. */
export async function nativeReader(formats: readonly CodeFormat[]): Promise<Reader | null> {
  const Detector = detectorClass();
  if (!Detector) return null;
  const supported = await Detector.getSupportedFormats().catch((): string[] => []);
  if (!formats.every((format) => supported.includes(format))) return null;
  const detector = new Detector({ formats });
  return async (frame) =>
    (await detector.detect(imageOf(frame))).flatMap(({ rawValue, format, cornerPoints }) => {
      const [a, b, c, d] = cornerPoints;
      return a && b && c && d ? [{ text: rawValue, format: format as CodeFormat, corners: [a, b, c, d] as const }] : [];
    });
}

function imageOf({ width, height, lum }: GreyFrame): ImageData {
  const image = new ImageData(width, height);
  for (let at = 0; at < lum.length; at += 1) {
    image.data.fill(lum[at] ?? 0, 4 * at, 4 * at + 3);
    image.data[4 * at + 3] = 255;
  }
  return image;
}
