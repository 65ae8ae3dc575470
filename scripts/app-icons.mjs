// npm run app-icons: draws the app's icons for every device from app/icon.svg.
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { root } from "./lib/paths.mjs";

const folder = path.join(root, "public/app");
const art = readFileSync(path.join(root, "app/icon.svg"), "utf8");
/** A device cuts a maskable icon to its own shape: the ground reaches its edges, the mark stays in the middle four fifths. */
const [rect = ""] = /<rect[^>]*>/.exec(art) ?? [];
const mark = art.replace(rect, "").replace(/<\/?svg[^>]*>/g, "");
const colour = /fill="(#\w+)"/.exec(rect)?.[1];
if (!colour) throw new Error("app/icon.svg has no ground of one colour any more.");
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${colour}"/><g transform="translate(3.2 3.2) scale(.8)">${mark}</g></svg>`;

mkdirSync(folder, { recursive: true });
for (const [name, svg] of [
  ["icon", art],
  ["maskable", maskable],
])
  for (const size of [192, 512]) {
    const picture = sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size, size);
    await picture.png({ compressionLevel: 9, palette: true }).toFile(path.join(folder, `${name}-${size}.png`));
  }
await sharp(Buffer.from(maskable), { density: 405 })
  .resize(180, 180)
  .png({ palette: true })
  .toFile(path.join(root, "app/apple-icon.png"));
/** Sizes that Apple's wallet wants of a pass's icon and mark, at one, two and three pixels a point. */
const ofPass = { "icon.png": 29, "icon@2x.png": 58, "icon@3x.png": 87, "logo.png": 50, "logo@2x.png": 100 };
mkdirSync(path.join(root, "public/wallet"), { recursive: true });
for (const [name, size] of Object.entries(ofPass))
  await sharp(Buffer.from(art), { density: 405 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(path.join(root, "public/wallet", name));
console.log("4 icons in public/app, 5 in public/wallet, 1 in app");
