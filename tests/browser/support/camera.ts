import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { BarcodeFormat, QRCodeWriter } from "@zxing/library";
import { chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { base, passLogin } from "./browser";

const side = 480;

/** A film that shows one QR code, as Chromium's false camera plays it: JPEG pictures one after another. */
async function filmOf(text: string): Promise<string> {
  const code = new QRCodeWriter().encode(text, BarcodeFormat.QR_CODE, side, side, new Map());
  const pixels = Buffer.from(
    Array.from({ length: side * side }, (_, at) => (code.get(at % side, Math.floor(at / side)) ? 0 : 255)),
  );
  const picture = await sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .extend({ left: 80, right: 80, background: "#fff" })
    .toColourspace("srgb")
    .jpeg({ quality: 90, chromaSubsampling: "4:2:0" })
    .toBuffer();
  const film = path.join(mkdtempSync(path.join(tmpdir(), "etabli-film-")), "film.mjpeg");
  writeFileSync(film, Buffer.concat(Array<Buffer>(5).fill(picture)));
  return film;
}

/** Runs `work` in a browser whose camera shows a QR code, or is refused to every page. */
export async function withCamera(shown: { text: string } | "refused", work: (page: Page) => Promise<void>) {
  const flags = ["--no-sandbox", "--disable-gpu", "--use-fake-device-for-media-stream"];
  if (shown !== "refused") flags.push(`--use-file-for-fake-video-capture=${await filmOf(shown.text)}`);
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
