import { Font } from "@react-pdf/renderer";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { FACES, STACKS } from "./families";
import { wordParts } from "./line-breaks";
import type { FontScript } from "./script-runs";

const registered = new Set<string>();

/** Makes the installed faces known to the layout, once; root is the folder that holds node_modules. Files are read when first used. */
export function registerFonts(root: string): void {
  if (registered.size > 0) return;
  for (const { family, weight, file } of FACES) {
    const src = join(root, "node_modules", file);
    if (!existsSync(src)) continue;
    Font.register({ family, fontWeight: weight, src });
    registered.add(family);
  }
  Font.registerHyphenationCallback(wordParts);
}

/** The installed families for a script, best first; Helvetica where none is. */
export function familiesFor(script: FontScript): string[] {
  const families = STACKS[script].filter((family) => registered.has(family));
  return families.length > 0 ? families : ["Helvetica"];
}
