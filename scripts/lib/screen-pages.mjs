import fs from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";
import { root } from "./paths.mjs";

const table = path.join(root, "lib/domains/vehicles/paths/screens.ts");
const portal = path.join(root, "app/(portal)");
const workspace = "@/app/(portal)/_components/workspace";

/** The folders below which a vehicle's screens lie, and what finds the vehicle there. */
const waysIn = [
  { folder: "identification-vehicule/search/[field]/[value]", way: "identified", file: "identified" },
  { folder: "v3/search/[field]/[value]", way: "workshop", file: "identified" },
  { folder: "selection-vehicule/[vtype]/[brand]/[model]/[version]/[ktype]", way: "selected", file: "selected" },
];
/** Written by hand among them. */
const kept = ["layout.tsx"];

async function readRows() {
  const { code } = transformSync(fs.readFileSync(table, "utf8"), { loader: "ts", format: "esm" });
  const { vehicleScreens } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return Object.entries(vehicleScreens);
}

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const pageOf = ({ way, file }, screen) => `import { ${way} } from "${workspace}/${file}";
import { screenPage } from "${workspace}/screen-page";
${screen === null ? "" : `import screen from "${workspace}/screens/${kebab(screen)}";\n`}
const { generateMetadata, Page } = screenPage(${way}, ${screen === null ? "null" : "screen"});
export { generateMetadata, Page as default };
`;

const loading = `export { default } from "${workspace}/loading-parts";\n`;

/** Every file below a way in by its path there: a page for each row, a loading view for each area that waits. */
function filesOf(wayIn, rows) {
  const files = new Map([["[...unknown]/page.tsx", pageOf(wayIn, null)]]);
  for (const [name, { path: pattern, waits }] of rows) {
    const folder = pattern.replace(/\{(\w+):\w+\}/g, "[$1]");
    files.set(path.join(folder, "page.tsx"), pageOf(wayIn, name));
    if (waits) files.set(path.join(folder.split("/")[0], "loading.tsx"), loading);
  }
  return files;
}

const isSame = (file, text) => fs.existsSync(file) && fs.readFileSync(file, "utf8") === text;

function writeBelow(wayIn, rows) {
  const base = path.join(portal, wayIn.folder);
  const files = filesOf(wayIn, rows);
  const there = fs.readdirSync(base, { recursive: true, encoding: "utf8" });
  for (const file of there.filter((one) => /\.tsx?$/.test(one) && !kept.includes(one) && !files.has(one)))
    fs.rmSync(path.join(base, file));
  for (const [file, text] of files) {
    const full = path.join(base, file);
    if (isSame(full, text)) continue;
    fs.mkdirSync(path.dirname(full), { recursive: true });
    fs.writeFileSync(full, text);
  }
}

/** Writes the pages of a vehicle's screens from their table, for each way in: Next knows an address by its folder alone. */
export async function ensureScreenPages() {
  const rows = await readRows();
  for (const wayIn of waysIn) writeBelow(wayIn, rows);
}
