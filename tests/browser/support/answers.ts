import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export interface Answer {
  status: number;
  /** Where a redirect leads, without host. */
  location: string | null;
  text: string;
}

const messages = path.resolve(__dirname, "../../../messages/fr");
const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value as object).flatMap(textsIn);

/** Every text that the product itself says in French. */
const ownTexts = new Set(
  readdirSync(messages).flatMap((file) => textsIn(JSON.parse(readFileSync(path.join(messages, file), "utf8")))),
);

/** A text without what is filled into it. */
const emptied = (text: string): string => text.replace(/\{\w+\}/g, "");
const ownShapes = new Set([...ownTexts].map(emptied));

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
  "#39": "'",
  nbsp: "\u00a0",
};
const unescape = (text: string): string => text.replace(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all);

const visibleTexts = (html: string): string[] =>
  html
    .replace(/<(script|style|template|title)\b[^]*?<\/\1>/g, "")
    .split(/<[^>]*>/)
    .map((text) => unescape(text).trim());

/** What a page shows beside the product's own texts, its shell and its address: the data that need a right. */
export function dataOf(html: string, shell: string, address: string): string[] {
  const around = unescape(shell);
  const asked = decodeURIComponent(address);
  const values = asked.split("/").filter((value) => value.length > 3);
  const isOwn = (text: string) =>
    ownTexts.has(text) || ownShapes.has(values.reduce((rest, value) => rest.replaceAll(value, ""), text));
  const found = visibleTexts(html).filter(
    (text) => text.length > 3 && /\p{L}/u.test(text) && !isOwn(text) && !around.includes(text) && !asked.includes(text),
  );
  return [...new Set(found)];
}

/** The data that an answer tells, in markup or in the payload of a navigation. */
export function toldIn({ text }: Answer, data: readonly string[]): string[] {
  const plain = unescape(text).replaceAll('\\"', '"');
  return data.filter((one) => plain.includes(one));
}
