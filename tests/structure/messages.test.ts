import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { auditActions, auditEntities, auditFields } from "@/lib/shared/audit-words";
import { commonLanguages, homeLanguage } from "@/lib/shared/languages";
import { product } from "./files";

const folder = path.resolve(__dirname, "../../messages");
type Tree = { [key: string]: string | Tree };

const flat = (tree: Tree, prefix = ""): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [prefix + key] : flat(value, `${prefix}${key}.`),
  );
const read = (language: string, name: string) =>
  JSON.parse(readFileSync(path.join(folder, language, name), "utf8")) as Tree;
const argumentsOf = (text: string) =>
  [...text.matchAll(/(?<!(?:=\d+|\b(?:zero|one|two|few|many|other))\s*)\{(\w+)\s*[,}]/g)]
    .map(([, name]) => name)
    .sort();
const at = (tree: Tree, key: string) =>
  key.split(".").reduce<string | Tree>((node, part) => (node as Tree)[part] ?? "", tree) as string;

const spaces = /\b(?:use|get)Translations(?:<[^>]*>)?\("([\w.-]+)"/g;
const readers = /const (\w+) = (?:await )?(?:use|get)Translations\b/g;
const uses = /\b(\w+)(?:\.rich)?\("([\w.]+)"[,)]/g;

/** The texts that a file names by a literal, with the addresses at which each may lie; none where a namespace is chosen at work. */
function namedTexts(text: string): { key: string; places: string[] }[] {
  if (/Translations(?:<[^>]*>)?\((?!")/.test(text)) return [];
  const from = [...text.matchAll(spaces)].map(([, space]) => space);
  const names = new Set([...text.matchAll(readers)].map(([, name]) => name));
  return [...text.matchAll(uses)].flatMap(([, name, key = ""]) =>
    names.has(name) ? [{ key, places: from.map((space) => `${space}.${key}`) }] : [],
  );
}

describe("messages", () => {
  const names = readdirSync(path.join(folder, homeLanguage));

  it("exist alike in the languages that every text is written in", () => {
    for (const language of commonLanguages) expect(readdirSync(path.join(folder, language))).toEqual(names);
  });

  it.each(names)("%s has the same keys and values in them", (name) => {
    const home = read(homeLanguage, name);
    for (const other of commonLanguages.map((language) => read(language, name))) {
      expect(flat(other).sort()).toEqual(flat(home).sort());
      for (const key of flat(home))
        expect([key, new Set(argumentsOf(at(other, key)))]).toEqual([key, new Set(argumentsOf(at(home, key)))]);
    }
  });

  it("are written where a file names them by a literal", () => {
    const written = new Set(names.flatMap((name) => flat(read(homeLanguage, name), `${path.parse(name).name}.`)));
    const named = product.flatMap(({ path: file, text }) => namedTexts(text).map((one) => ({ ...one, file })));
    expect(named.length).toBeGreaterThan(2000);
    const lacking = named.filter(({ places }) => !places.some((place) => written.has(place)));
    expect(lacking.map(({ file, key }) => `${file}: ${key}`)).toEqual([]);
  });

  it("name what the audit tells, and nothing else", () => {
    const { action, entity, detail } = read(homeLanguage, "audit.json") as Record<string, Tree>;
    expect([Object.keys(action!), Object.keys(entity!)]).toEqual([[...auditActions], [...auditEntities]]);
    expect(Object.keys(detail!)).toEqual([...auditFields]);
  });

  const ofSettings = /ETABLI_|\bconfigur|\bredémarr|\brestart|\bréglages? du serveur|\bserver settings/i;

  /** What the specification says word for word. */
  const specified = ["Cet écran n'est pas configuré"];

  it("that speak of settings lie under forAdministrators, and no list of texts for the browser takes them along", () => {
    const wrong = names.flatMap((name) =>
      commonLanguages.flatMap((language) => {
        const tree = read(language, name);
        return flat(tree).filter(
          (key) =>
            ofSettings.test(at(tree, key)) &&
            !specified.includes(at(tree, key)) &&
            !/(^|\.)forAdministrators\./.test(key),
        );
      }),
    );
    const shipped = product.filter(({ text }) =>
      [...text.matchAll(/<ClientMessages[^>]*\sof=\{\[([^\]]*)\]/g)].some(([, of = ""]) =>
        /"workspace"|forAdmin/.test(of),
      ),
    );
    expect([wrong, shipped.map(({ path: file }) => file)]).toEqual([[], []]);
  });

  it("for administrators are read only where the right admin is asked first", () => {
    // It leaves them out of what browsers are sent.
    const compiler = "lib/web/compile-messages.ts";
    const readers = product.filter(
      ({ path: file, text }) => !file.includes(".test.") && file !== compiler && text.includes("forAdministrators"),
    );
    const shown = /hasRight\(actor, "admin"\)\s*\?[^:]*\badmins\(/;
    const wrong = readers.filter(({ text }) => {
      const uses = text.split(/\badmins\(/).length - 1;
      return uses === 0 || uses !== [...text.matchAll(new RegExp(shown, "g"))].length;
    });
    expect([readers.length > 0, wrong.map(({ path: file }) => file)]).toEqual([true, []]);
  });

  it("are read by the server alone: browsers ask for them by their address", () => {
    // A file that names messages by language in its import puts the list of all their files into every page.
    const named = product.filter(({ text }) => /import\(`[^`]*messages\//.test(text)).map(({ path: file }) => file);
    expect(named).toEqual([]);
  });

  it("are the only words on the screen", () => {
    const word = />\s*[A-ZÀ-Ý][a-zà-ÿ]{2,}[^<>{}=;()]*<\//;
    const wrong = product
      .filter(
        ({ path: file, text }) =>
          /^(app|components)\/.*\.tsx$/.test(file) && !file.startsWith("app/dev/") && word.test(text),
      )
      .map(({ path: file, text }) => `${file}: put «${word.exec(text)?.[0].slice(1, 40)}» into messages/.`);
    expect(wrong).toEqual([]);
  });
});
