import { BinaryBitmap, HybridBinarizer, QRCodeReader, RGBLuminanceSource } from "@zxing/library";
import { drawQr } from "./qr";

/** What a scanner reads from the drawing, printed at four pixels a module with its quiet zone. */
function scanned(text: string): string {
  const { size, path } = drawQr(text);
  const [scale, quiet] = [4, 4];
  const width = (size + 2 * quiet) * scale;
  const pixels = new Uint8ClampedArray(width * width).fill(255);
  for (const [, x = "", y = ""] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dx = 0; dx < scale; dx += 1)
      for (let dy = 0; dy < scale; dy += 1)
        pixels[((Number(y) + quiet) * scale + dy) * width + (Number(x) + quiet) * scale + dx] = 0;
  }
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(pixels, width, width)));
  return new QRCodeReader().decode(bitmap).getText();
}

describe("drawQr", () => {
  it.each(["https://etabli.example.com/idcar/VF1BR1H0H40123456", "é", "A".repeat(300)])(
    "draws what scanners read as %s",
    (text) => {
      expect(scanned(text)).toBe(text);
    },
  );

  it("refuses what no code can hold", () => expect(() => drawQr("A".repeat(5000))).toThrow());
});
