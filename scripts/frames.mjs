// npm run frames [-- BODY ...]: draws the vehicles of the 360 viewer from every side, out of the product's own side drawings.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { bodies } from "./lib/frames/bodies.mjs";
import { frameCount, frameSize } from "./lib/frames/camera.mjs";
import { drawFrame } from "./lib/frames/draw-frame.mjs";
import { readDrawing } from "./lib/frames/drawing.mjs";
import { solidOf } from "./lib/frames/solid.mjs";
import { sceneOf } from "./lib/frames/spots.mjs";
import { root } from "./lib/paths.mjs";

const quality = { quality: 70, alphaQuality: 70, effort: 6 };
const scenes = path.join(root, "lib/domains/catalogue/pictures/scenes");

/** A vehicle is alike on both sides: of its frames the first 26 are drawn, the others are their mirror images. */
async function drawFrames(car, folder) {
  let bytes = 0;
  for (let frame = 0; frame <= frameCount / 2; frame++) {
    const drawn = await drawFrame(car, frame).png({ compressionLevel: 1 }).toBuffer();
    for (const number of new Set([frame, (frameCount - frame) % frameCount])) {
      const picture = sharp(drawn)
        .flop(number !== frame)
        .webp(quality);
      const { size } = await picture.toFile(path.join(folder, `${String(number).padStart(2, "0")}.webp`));
      bytes += size;
    }
  }
  return bytes;
}

const asked = process.argv.slice(2);
const unknown = asked.find((body) => !bodies[body]);
if (unknown) throw new Error(`There is no body named ${unknown}: take one of ${Object.keys(bodies).join(", ")}.`);
for (const body of asked.length > 0 ? asked : Object.keys(bodies)) {
  const folder = path.join(root, "public/360", body);
  mkdirSync(folder, { recursive: true });
  mkdirSync(scenes, { recursive: true });
  const car = solidOf(readDrawing(body), bodies[body]);
  writeFileSync(path.join(scenes, `outside-${body}.json`), JSON.stringify(sceneOf(body, car, frameSize)) + "\n");
  const bytes = await drawFrames(car, folder);
  console.log(`${body}: ${frameCount} frames, ${Math.round(bytes / 1000)} kB`);
}
