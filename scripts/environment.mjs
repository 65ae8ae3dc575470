import fs from "node:fs";
import path from "node:path";
import { environmentTexts } from "./lib/environment-texts.mjs";
import { root } from "./lib/paths.mjs";

for (const { file, text } of environmentTexts()) {
  fs.writeFileSync(path.join(root, file), text);
  console.log(`${file} says what lib/platform/variables lists`);
}
