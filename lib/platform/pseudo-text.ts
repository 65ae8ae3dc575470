import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { printAST } from "@formatjs/icu-messageformat-parser/printer.js";

const accents: Readonly<Partial<Record<string, string>>> = {
  ...{ a: "àà", e: "éé", i: "îî", o: "öö", u: "ûû", y: "ÿ", c: "ç", n: "ñ", s: "š", z: "ž" },
  ...{ A: "ÀÀ", E: "ÉÉ", I: "ÎÎ", O: "ÖÖ", U: "ÛÛ", Y: "Ÿ", C: "Ç", N: "Ñ", S: "Š", Z: "Ž" },
};

/** Vowels stand twice: words grow by a third, as German ones do, and lines break where words end. */
function accented(text: string): string {
  const said = [...text].map((letter) => accents[letter] ?? letter).join("");
  const short = Math.ceil((text.trim().length * 4) / 3) - said.trim().length;
  const last = text.trimEnd().length - text.length;
  const end = last === 0 ? said.length : said.length + last;
  return /\p{L}/u.test(text) && short > 0 ? `${said.slice(0, end)}${"~".repeat(short)}${said.slice(end)}` : said;
}

function accentedNode(node: MessageFormatElement): MessageFormatElement {
  if (node.type === TYPE.literal) return { ...node, value: accented(node.value) };
  if (node.type === TYPE.tag) return { ...node, children: node.children.map(accentedNode) };
  if (node.type !== TYPE.plural && node.type !== TYPE.select) return node;
  const options = Object.entries(node.options).map(([form, option]) => [
    form,
    { ...option, value: option.value.map(accentedNode) },
  ]);
  return { ...node, options: Object.fromEntries(options) as typeof node.options } as MessageFormatElement;
}

/** A text as the pseudo-language says it: accented, longer by a third, in brackets; arguments, plurals and tags as they are. */
export const pseudoText = (text: string): string =>
  text.trim() === "" ? text : `⟦${printAST(parse(text).map(accentedNode))}⟧`;
