import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const root = path.resolve(__dirname, "../../..");
const folders = ["app", "components", "lib/web", "lib/domains", "lib/shared", "lib/api", "lib/platform"];
const isOurs = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|(^|\/)(testing|dev|generated)\//.test(file);

/** A capital word, or a space between two words: what a person reads; the names of things in code have neither. */
const phrase = /^\p{Lu}\p{Ll}+([ '’,:]|$)|\p{Ll} \p{Ll}/u;
const words = /^\p{L}[\p{L} '’³]*$/u;
const unseen = /^(className|href|id|key|type|d|viewBox|style|htmlFor|name|variant|size)$|ClassName$/;

const bare = (text: string): string => text.replace(/[^\p{L}³'’]+/gu, " ").trim();

interface Written {
  /** Words that a text may hold: of markup and between the values of a template. */
  parts: Map<string, string>;
  /** Texts that stand for themselves. */
  wholes: Map<string, string>;
}

function read(file: string, written: Written): void {
  const isMarkup = file.endsWith("x");
  const kind = isMarkup ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(root, file), "utf8"),
    ts.ScriptTarget.Latest,
    true,
    kind,
  );
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxAttribute(node) && unseen.test(node.name.getText())) return;
    const text = "text" in node && typeof node.text === "string" ? node.text.trim() : "";
    if (ts.isJsxText(node)) written.parts.set(bare(text), file);
    else if (isMarkup && ts.isTemplateLiteralToken(node) && !ts.isNoSubstitutionTemplateLiteral(node)) {
      // Words stand apart from values; what does not is a name that code puts together.
      if (words.test(text) && node.text !== text) written.parts.set(bare(text), file);
    } else if (ts.isStringLiteralLike(node) && phrase.test(text)) written.wholes.set(bare(text), file);
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** What of the texts of a page is written in code, with the file that says it, but for what `isName` knows. */
export function judgeOfWords(isName: (text: string) => boolean): (said: readonly string[]) => string[] {
  const written: Written = { parts: new Map(), wholes: new Map() };
  for (const folder of folders)
    for (const file of readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }))
      if (isOurs(file)) read(path.join(folder, file), written);
  const parts = [...written.parts].filter(([part]) => /\p{L}{2}/u.test(part) && !isName(part));
  return (said) =>
    said.flatMap((text) => {
      const plain = bare(text);
      const whole = isName(plain) ? undefined : written.wholes.get(plain);
      const [, holder] = parts.find(([part]) => ` ${plain} `.includes(` ${part} `)) ?? [];
      const file = whole ?? holder;
      return file ? [`"${text}" is written in ${file}: put it into messages/.`] : [];
    });
}
