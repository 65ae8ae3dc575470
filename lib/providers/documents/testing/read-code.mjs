import { text } from "node:stream/consumers";
import { createCanvas } from "@napi-rs/canvas";
import zxing from "@zxing/library";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

// Standard input: a PDF in base64. Standard output: what a scanner reads from each page, null where no code is. It looks from
// several distances, as a hand does that holds it.
const scales = [200, 150, 400].map((dpi) => dpi / 72);
const { BinaryBitmap, DecodeHintType, HybridBinarizer, QRCodeReader, RGBLuminanceSource } = zxing;
const hints = new Map([[DecodeHintType.TRY_HARDER, true]]);

function scan(pixels, width, height) {
  const grey = new Uint8ClampedArray(width * height);
  for (let at = 0; at < grey.length; at += 1)
    grey[at] = (pixels[at * 4] + pixels[at * 4 + 1] * 2 + pixels[at * 4 + 2]) / 4;
  try {
    const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)));
    return new QRCodeReader().decode(bitmap, hints).getText();
  } catch {
    return null;
  }
}

const data = new Uint8Array(Buffer.from(await text(process.stdin), "base64"));
const pdf = await getDocument({ data, verbosity: 0 }).promise;
const codes = [];
for (let number = 1; number <= pdf.numPages; number += 1) codes.push(await read(await pdf.getPage(number)));
process.stdout.write(JSON.stringify(codes));

async function read(page) {
  for (const scale of scales) {
    const viewport = page.getViewport({ scale });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const canvasContext = canvas.getContext("2d");
    await page.render({ canvas, canvasContext, viewport, background: "white" }).promise;
    const { data: pixels, width, height } = canvasContext.getImageData(0, 0, canvas.width, canvas.height);
    const found = scan(pixels, width, height);
    if (found !== null) return found;
  }
  return null;
}
