import { readdirSync } from "node:fs";
import { product, sources } from "./files";

/** Folders whose one file is a fact of something else: an address, a migration, a language, the tests of a domain. */
const fixed = /^(app|messages|prisma\/migrations|tests\/(api|browser)|\.[\w-]+)(\/|$)/;

describe("files", () => {
  it("have company: a folder of one file is a file", () => {
    const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/"));
    const alone = sources.filter(({ path }) => !fixed.test(folderOf(path)) && readdirSync(folderOf(path)).length === 1);
    expect(alone.map(({ path }) => `${path}: name the file after its folder and take the folder away.`)).toEqual([]);
  });

  it("have names that say what they hold", () => {
    const vague = /(^|\/)(utils?|helpers?|services?|types?|misc|common)(\/|\.tsx?$)/;
    const wrong = product
      .filter(({ path }) => vague.test(path))
      .map(({ path }) => `${path}: name it after what it holds.`);
    expect(wrong).toEqual([]);
  });

  it("are written in kebab case", () => {
    // Segments of addresses that are given from outside keep their capitals.
    const odd =
      /^(CarSelector|MD360dtc|parcoursMID|connectedUsers|tireStock|\[{1,2}[\w.-]+\]{1,2}|\([\w-]+\)|_components|[a-z0-9]+(-[a-z0-9]+)*)$/;
    const wrong = sources
      .filter(
        ({ path }) =>
          !path.split("/").every((part) => odd.test(part.replace(/(\.test)?\.(tsx?|mjs|d\.ts|d\.mts)$/, ""))),
      )
      .map(({ path }) => `${path}: write folder and file names in kebab-case.`);
    expect(wrong).toEqual([]);
  });

  it("stay small enough to read", () => {
    const lengths = product.map(({ path, text }) => ({ path, lines: text.split("\n").length }));
    const tooLong = lengths.filter(({ lines }) => lines > 300);
    expect(tooLong.map(({ path, lines }) => `${path} has ${lines} lines: split it by what it does.`)).toEqual([]);
    const sorted = lengths.map(({ lines }) => lines).sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(90);
    expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThanOrEqual(250);
  });

  it("give each prepared statement a name of its own, as a connection knows it by its name alone", () => {
    const named = /catalogueStatement\(\s*"(\w+)"|\bname: "(\w+)",\s*text:/g;
    const places = product.flatMap(({ path, text }) =>
      [...text.matchAll(named)].map(([, catalogue, own]) => ({ path, name: catalogue ?? own })),
    );
    expect(places.length).toBeGreaterThan(50);
    const twice = places.filter(({ name }, at) => places.findIndex((one) => one.name === name) < at);
    expect(twice.map(({ path, name }) => `${path}: "${name}" is the name of another statement.`)).toEqual([]);
  });

  it("hold no unfinished words and switch no rule off", () => {
    const words =
      /\b(TODO|FIXME|XXX\b(?!\.xx)|lorem ipsum)|@ts-(ignore|expect-error|nocheck)|eslint-disable|\bas any\b|: any\b/;
    const wrong = product
      .filter(({ text }) => words.test(text))
      .map(({ path }) => `${path}: finish it or take it out.`);
    expect(wrong).toEqual([]);
  });

  it("place things by logical directions, so that right-to-left languages mirror", () => {
    const physical =
      /className=[^>]*["'\s:](-?(ml|mr|pl|pr|left|right|border-l|border-r|rounded-l|rounded-r)-(?!\[?0px)|text-(left|right)\b)/;
    const wrong = product
      .filter(({ path, text }) => path.endsWith(".tsx") && physical.test(text))
      .map(({ path }) => `${path}: use ms-, me-, ps-, pe-, start-, end- instead of left and right.`);
    expect(wrong).toEqual([]);
  });

  it("give an effect on an element a body: what the browser answers is no cleanup", () => {
    const answers = /use\w*Effect\(\s*\(\) =>\s*(?!\s|\{|\(\) =>)[^;{\n]*?\.current\b(?![^;]*\bfocus\()[^;]*;/;
    const wrong = product
      .filter(({ text }) => answers.test(text))
      .map(({ path }) => `${path}: write useEffect(() => { … }), so that it returns nothing but a cleanup.`);
    expect(wrong).toEqual([]);
  });
});
