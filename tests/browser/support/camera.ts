import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { BarcodeFormat, QRCodeWriter } from "@zxing/library";
import { chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { base, passLogin } from "./browser";

const side = 480;

async function codeOf(text: string): Promise<Buffer> {
  const code = new QRCodeWriter().encode(text, BarcodeFormat.QR_CODE, side, side, new Map());
  const pixels = Buffer.from(
    Array.from({ length: side * side }, (_, at) => (code.get(at % side, Math.floor(at / side)) ? 0 : 255)),
  );
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer();
}

/** A film that shows one picture, as Chromium's false camera plays it: JPEG pictures one after another. */
async function filmOf(shown: Buffer): Promise<string> {
  const picture = await sharp(shown)
    .resize({ width: side + 160, height: side, fit: "contain", background: "#fff" })
    .toColourspace("srgb")
    .jpeg({ quality: 90, chromaSubsampling: "4:2:0" })
    .toBuffer();
  const film = path.join(mkdtempSync(path.join(tmpdir(), "etabli-film-")), "film.mjpeg");
  writeFileSync(film, Buffer.concat(Array<Buffer>(5).fill(picture)));
  return film;
}

/** Runs `work` in a browser whose camera shows the QR code of a text or a picture, or is refused to every page. */
export async function withCamera(
  shown: { text: string } | { picture: Buffer } | "refused",
  work: (page: Page) => Promise<void>,
) {
  const flags = ["--no-sandbox", "--disable-gpu", "--use-fake-device-for-media-stream"];
  if (shown !== "refused") {
    const film = await filmOf("picture" in shown ? shown.picture : await codeOf(shown.text));
    flags.push(`--use-file-for-fake-video-capture=${film}`);
  }
  const executablePath = process.env.CAMERA_CHROMIUM_PATH ?? process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ executablePath, args: flags });
  try {
    const permissions = shown === "refused" ? [] : ["camera"];
    const context = await browser.newContext({ baseURL: base, locale: "fr", permissions });
    await context.addCookies([{ name: "etabli.language", value: "fr", url: base }]);
    const page = await context.newPage();
    await page.goto("/login");
    await passLogin(page);
    await work(page);
  } finally {
    await browser.close();
  }
}
