import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { commonLanguages, languages, writtenLanguages } from "@/lib/shared/languages";
import { product } from "./files";

const root = path.resolve(__dirname, "../..");
const list = "lib/shared/languages.ts";

/** The demonstration's data and samples are written in languages, a registry's fields have its own names, types are made. */
const speaksForItself = (file: string): boolean =>
  /^(prisma\/seed\/|scripts\/)|\/testing\/|^lib\/(api\/openapi\.d|providers\/plate-registry\/http\/map)\.ts$/.test(
    file,
  );

const tags = [...commonLanguages, ...commonLanguages.map((tag) => `${tag}-[A-Z]{2}`)].join("|");
const nouns = "label|name|text|title|family|subfamily|value";
const capital = (tag: string) => tag.charAt(0).toUpperCase() + tag.slice(1);
const literal = new RegExp(
  [
    `["'\`](?:${tags})["'\`]`,
    `messages/(?:${commonLanguages.join("|")})/`,
    `\\b(?:${nouns})_(?:${commonLanguages.join("|")})\\b`,
    `\\b(?:${nouns})(?:${commonLanguages.map(capital).join("|")})\\b`,
    `[{,(]\\s*(?:${commonLanguages.join("|")})\\??:\\s`,
    `\\.(?:${commonLanguages.join("|")})\\b(?!["'\`/])`,
  ].join("|"),
);

const places = (file: string, text: string) =>
  text.split("\n").flatMap((line, at) => {
    const found = literal.exec(line)?.[0].trim();
    return found ? [`${file}:${at + 1} says ${found}: take it from ${list}, or let the data say it by language.`] : [];
  });

const filesOf = (folder: string, ending: string): { path: string; text: string }[] =>
  readdirSync(path.join(root, folder)).flatMap((name) => {
    const file = path.posix.join(folder, name);
    if (statSync(path.join(root, file)).isDirectory()) return filesOf(file, ending);
    return name.endsWith(ending) ? [{ path: file, text: readFileSync(path.join(root, file), "utf8") }] : [];
  });

describe("languages", () => {
  it("are named by the list alone", () => {
    const code = product.filter(({ path: file }) => file !== list && !speaksForItself(file));
    expect(code.flatMap(({ path: file, text }) => places(file, text))).toEqual([]);
  });

  it("are named by no table", () => {
    // Columns that running processes of the version before still read are ignored until they go.
    const tables = [...filesOf("prisma/catalogue", ".sql"), ...filesOf("prisma/schema", ".prisma")];
    const kept = tables.map((file) => ({ ...file, text: file.text.replace(/^.*@ignore$/gm, "") }));
    expect(kept.flatMap(({ path: file, text }) => places(file, text))).toEqual([]);
  });

  it("that are written have a folder of texts, and no other folder lies there", () => {
    const folders = readdirSync(path.join(root, "messages")).filter((name) => !name.includes("."));
    expect(folders.sort()).toEqual([...writtenLanguages].sort());
  });

  it("are tags that Intl knows", () => {
    expect(Intl.getCanonicalLocales([...languages])).toEqual(languages);
  });
});
