// npm run icons: draws public/drawings/icons.svg from lucide for every icon that components/drawings/icons.tsx names.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import * as lucide from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const named = "components/drawings/icons.tsx";
const versions = "components/drawings/sheet-versions.ts";
const sheet = "public/drawings/icons.svg";

/** @param {string} name */
function artOf(name) {
  const Icon = /** @type {Record<string, import("react").ElementType>} */ (/** @type {unknown} */ (lucide))[name];
  if (!Icon) throw new Error(`lucide has no icon ${name}`);
  return renderToStaticMarkup(createElement(Icon))
    .replace(/^<svg[^>]*>|<\/svg>$/g, "")
    .replace(/><\/\w+>/g, "/>");
}

const icons = [...readFileSync(named, "utf8").matchAll(/export const (\w+) = icon\("([\w-]+)"\)/g)];
const symbols = icons.map(([, name = "", id]) => `<symbol id="${id}" viewBox="0 0 24 24">${artOf(name)}</symbol>`);
const text = ['<svg xmlns="http://www.w3.org/2000/svg">', ...symbols, "</svg>", ""].join("\n");
writeFileSync(sheet, text);
const version = createHash("sha256").update(text).digest("hex").slice(0, 8);
writeFileSync(versions, readFileSync(versions, "utf8").replace(/icons: "\w+"/, `icons: "${version}"`));
console.log(`${icons.length} icons, ${text.length} bytes`);
