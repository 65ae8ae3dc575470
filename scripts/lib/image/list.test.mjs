import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { FACES } from "../../../lib/providers/documents/fonts/families";
import { followed } from "../import-source.mjs";
import { root } from "../paths.mjs";
import { requireImports } from "./check.mjs";
import { listContents } from "./contents.mjs";
import { openedByPath } from "./list.mjs";

const read = (file) => fs.readFileSync(path.join(root, file), "utf8");
const filesBelow = (folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.|^generated/.test(file))
    .map((file) => `${folder}/${file}`);

function imageOf(program) {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), "image-"));
  const own = path.join(place, "node_modules/present");
  for (const folder of [own, path.join(place, ".build")]) fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(own, "package.json"), '{ "name": "present", "main": "index.cjs" }');
  fs.writeFileSync(path.join(own, "index.cjs"), "");
  fs.writeFileSync(path.join(place, ".build/server.mjs"), program);
  return place;
}

test("an image lacks no package that its bundles import", async () => {
  await expect(requireImports(imageOf('import "present"; import "node:fs";'))).resolves.toBe(1);
  const lacking = imageOf('import "present"; export const later = () => import("pg");');
  await expect(requireImports(lacking)).rejects.toThrow(/pg: Cannot find package 'pg'/);
  const broken = imageOf('import "present";');
  fs.writeFileSync(path.join(broken, "node_modules/present/index.cjs"), 'require("./gone.cjs");');
  await expect(requireImports(broken)).rejects.toThrow(/present: Cannot find module '.\/gone.cjs'/);
});

test("what the image takes by its path is there, and so is whatever a source opens by a path below node_modules", () => {
  const opened = openedByPath(FACES);
  expect(opened.filter((file) => !fs.existsSync(path.join(root, "node_modules", file)))).toEqual([]);
  const named = filesBelow("lib").flatMap((file) =>
    [...read(file).matchAll(/["`]node_modules\/([^"`]+)["`]|profile = "([^"]+)"|\.from\)\("([^"]+)"\)/g)].map(
      ([, ...found]) => found.find(Boolean),
    ),
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !opened.some((file) => file.startsWith(name)))).toEqual([]);
});

test("every source that a command follows is bundled for the image", () => {
  const asked = filesBelow("scripts")
    .filter((file) => !file.startsWith("scripts/lib/image/"))
    .flatMap((file) => [...read(file).matchAll(/importSource\("([^"]+)"\)/g)].map(([, name]) => name));
  expect([...new Set(asked)].sort()).toEqual(followed);
});

test("the list of packages names what lies in the image, and what package-lock.json does not know", () => {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), "contents-"));
  const folder = path.join(place, "node_modules");
  const put = (where, own) => {
    fs.mkdirSync(path.join(folder, where), { recursive: true });
    fs.writeFileSync(path.join(folder, where, "package.json"), JSON.stringify(own));
  };
  put("a", { name: "a", version: "1.0.0", license: "MIT", dependencies: { "@x/b": "2", gone: "1" } });
  put("@x/b", { name: "@x/b", version: "1.0.0" });
  put("a/node_modules/@x/b", { name: "@x/b", version: "2.0.0" });
  put("a/dist", { type: "module" });
  const locked = {
    "node_modules/a": { version: "1.0.0", integrity: "sha512-AAEC" },
    "node_modules/@x/b": { version: "1.0.0" },
  };
  const product = { name: "shop", version: "3.0.0", dependencies: { a: "1.0.0", "@x/b": "1.0.0" } };
  const { strange, list } = listContents(folder, { packages: locked }, product);
  expect(strange).toEqual(["node_modules/a/node_modules/@x/b"]);
  const [a] = list.components.filter(({ name }) => name === "a");
  expect(a).toMatchObject({
    purl: "pkg:npm/a@1.0.0",
    licenses: [{ license: { name: "MIT" } }],
    hashes: [{ content: "000102" }],
  });
  const told = Object.fromEntries(list.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  expect(told).toEqual({
    "pkg:npm/shop@3.0.0": ["pkg:npm/%40x/b@1.0.0", "pkg:npm/a@1.0.0"],
    "pkg:npm/a@1.0.0": ["pkg:npm/%40x/b@2.0.0"],
    "pkg:npm/%40x/b@1.0.0": [],
    "pkg:npm/%40x/b@2.0.0": [],
  });
});
