import { vehicleScreens, waitingAreas, type ScreenRow } from "@/lib/domains/vehicles/paths/screens";
import { product } from "./files";

const table = "lib/domains/vehicles/paths/screens.ts";
const folder = "app/(portal)/_components/workspace/screens/";
const waysIn = [
  "app/(portal)/identification-vehicule/search/[field]/[value]/",
  "app/(portal)/v3/search/[field]/[value]/",
  "app/(portal)/selection-vehicule/[vtype]/[brand]/[model]/[version]/[ktype]/",
];

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const rows = Object.entries<ScreenRow>(vehicleScreens);
const names = rows.map(([name]) => name);
const files = product.filter(({ path }) => path.startsWith(folder));

describe("a screen of a vehicle", () => {
  it("is one row and one file of its name", () => {
    const lacking = names.filter(
      (name) =>
        !files.some(
          ({ path, text }) =>
            path === `${folder}${kebab(name)}.tsx` && text.includes(`export default screen("${name}", {`),
        ),
    );
    expect(
      lacking.map((name) => `${name}: write ${folder}${kebab(name)}.tsx, export default screen("${name}", { … }).`),
    ).toEqual([]);
    const known = names.map((name) => `${folder}${kebab(name)}.tsx`);
    const strange = files.filter(({ path }) => !known.includes(path));
    expect(strange.map(({ path }) => `${path}: give it a row in ${table}, or move it up a folder.`)).toEqual([]);
  });

  it("has a page by each way in, made from its row, and the loading view of its area", () => {
    const there = product.map(({ path }) => path);
    const folderOf = (pattern: string) => pattern.replace(/\{(\w+):\w+\}/g, "[$1]");
    const folders = rows.map(([, { path }]) => folderOf(path));
    const made = [
      ...folders.map((folder) => [folder, "page.tsx"].filter(Boolean).join("/")),
      ...waitingAreas.map((area) => `${folderOf(area)}/loading.tsx`),
    ];
    const lacking = waysIn.flatMap((start) => made.map((file) => start + file)).filter((path) => !there.includes(path));
    expect(lacking.map((path) => `${path} is not there: node scripts/lib/generate.mjs writes it.`)).toEqual([]);
  });

  it("names the values of its address otherwise than the folders of its ways in", () => {
    const taken = waysIn.flatMap((start) => [...start.matchAll(/\[(\w+)\]/g)].map(([, name]) => name));
    const twice = rows.filter(([, { path }]) => taken.some((name) => path.includes(`{${name}:`)));
    expect(twice.map(([name]) => `${name}: give the value of its address a name of its own.`)).toEqual([]);
  });
});
