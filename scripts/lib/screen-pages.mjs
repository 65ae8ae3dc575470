import fs from "node:fs";
import path from "node:path";
import { root } from "./paths.mjs";
import { Refusal } from "./refusal.mjs";

const table = path.join(root, "lib/domains/vehicles/paths/screens.ts");
const portal = path.join(root, "app/(portal)");
const workspace = "@/app/(portal)/_components/workspace";

/** The folders below which a vehicle's screens lie, what finds the vehicle there, and what is written by hand. */
const waysIn = [
  {
    folder: "identification-vehicule/search/[field]/[value]",
    ...{ way: "identified", file: "identified", kept: ["layout.tsx"] },
  },
  { folder: "v3/search/[field]/[value]", way: "workshop", file: "identified", kept: ["layout.tsx"] },
  {
    folder: "selection-vehicule/[vtype]/[brand]/[model]/[version]/[ktype]",
    ...{ way: "selected", file: "selected", kept: ["layout.tsx", "loading.tsx"] },
  },
];
const mark = "// Written by scripts/lib/screen-pages.mjs from the table of a vehicle's screens.\n";

async function readTable() {
  const { transformSync } = await import("esbuild");
  const { code } = transformSync(fs.readFileSync(table, "utf8"), { loader: "ts", format: "esm" });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const pageOf = ({ way, file }, screen) => `import { ${way} } from "${workspace}/${file}";
import { screenPage } from "${workspace}/screen-page";
${screen === null ? "" : `import screen from "${workspace}/screens/${kebab(screen)}";\n`}
const { generateMetadata, Page } = screenPage(${way}, ${screen === null ? "null" : "screen"});
export { generateMetadata, Page as default };
`;

const loading = `export { default } from "${workspace}/loading-parts";\n`;

const folderOf = (pattern) => pattern.replace(/\{(\w+):\w+\}/g, "[$1]");

/** Every file below a way in by its path there: a page for each row, a loading view for each area that waits. */
function filesOf(wayIn, { vehicleScreens, waitingAreas }) {
  const files = new Map([["[...unknown]/page.tsx", pageOf(wayIn, null)]]);
  for (const [name, { path: pattern }] of Object.entries(vehicleScreens))
    files.set(path.join(folderOf(pattern), "page.tsx"), pageOf(wayIn, name));
  for (const area of waitingAreas) files.set(path.join(folderOf(area), "loading.tsx"), loading);
  return new Map([...files].map(([file, text]) => [file, mark + text]));
}

const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file, "utf8") : null);

/** Whether a file may be written over or removed: it bears the mark, or lacks it alone. */
const isOurs = (text, wanted) => text.startsWith(mark) || mark + text === wanted;

const filesBelow = (base) =>
  fs
    .readdirSync(base, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ parentPath, name }) => path.relative(base, path.join(parentPath, name)));

const strange = (files) => `Below the folders of a vehicle's screens lies what is not written from their table:
${files.map((file) => `  ${file}`).join("\n")}
Move it: a screen is a row in lib/domains/vehicles/paths/screens.ts and a file in
app/(portal)/_components/workspace/screens, what several share lies in app/(portal)/_components/workspace.`;

/** Writes the pages and loading views below each way in, in the folder of the portal; touches nothing that a person wrote. */
export function writeScreenPages(folder, rows) {
  const bases = waysIn.map((wayIn) => {
    const base = path.join(folder, wayIn.folder);
    const there = filesBelow(base).filter((file) => !wayIn.kept.includes(file));
    return { base, there, files: filesOf(wayIn, rows) };
  });
  const foreign = bases.flatMap(({ base, there, files }) =>
    there.filter((file) => !isOurs(read(path.join(base, file)), files.get(file))).map((file) => path.join(base, file)),
  );
  if (foreign.length > 0) throw new Refusal(strange(foreign.map((file) => path.relative(root, file))));
  for (const { base, there, files } of bases) {
    for (const file of there.filter((one) => !files.has(one))) fs.rmSync(path.join(base, file));
    for (const [file, text] of files) {
      const full = path.join(base, file);
      if (read(full) === text) continue;
      fs.mkdirSync(path.dirname(full), { recursive: true });
      fs.writeFileSync(full, text);
    }
  }
}

/** Writes the pages of a vehicle's screens from their table, for each way in: Next knows an address by its folder alone. */
export const ensureScreenPages = async () => writeScreenPages(portal, await readTable());
