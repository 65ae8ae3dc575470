// npm run scenes: writes the drawings on which parts are chosen, and where their spots lie, from the parts' own drawings.
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./lib/paths.mjs";
import { engineBay } from "./lib/scenes/engine-bay.mjs";
import { exhaust } from "./lib/scenes/exhaust.mjs";
import { frontAxle } from "./lib/scenes/front-axle.mjs";
import { interior } from "./lib/scenes/interior.mjs";
import { lamps } from "./lib/scenes/lamps.mjs";
import { artOf, sceneOf } from "./lib/scenes/scene.mjs";
import { timingDrive } from "./lib/scenes/timing-drive.mjs";
import { underside } from "./lib/scenes/underside.mjs";

const drawings = path.join(root, "public/scenes");
const scenes = path.join(root, "lib/domains/catalogue/pictures/scenes");
mkdirSync(drawings, { recursive: true });
mkdirSync(scenes, { recursive: true });
for (const source of [engineBay, interior, underside, frontAxle, timingDrive, lamps, exhaust]) {
  const art = artOf(source);
  const version = createHash("sha256").update(art).digest("hex").slice(0, 8);
  writeFileSync(path.join(drawings, `${source.id}.svg`), art);
  writeFileSync(path.join(scenes, `${source.id}.json`), `${JSON.stringify({ ...sceneOf(source), version })}\n`);
  console.log(`${source.id}: ${source.parts.length} spots, ${Math.round(art.length / 100) / 10} kB`);
}
