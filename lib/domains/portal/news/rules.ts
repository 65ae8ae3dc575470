import { readId } from "@/lib/shared/address";

export const newsStart = "/news/";

/** The number of the news that an address leads to; null for any other address. */
export const newsNumber = (address: string): number | null =>
  address.startsWith(newsStart) ? readId(address.slice(newsStart.length)) : null;

/** Texts are written in paragraphs, a blank line between. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

interface Numbered {
  number: number;
}

/** Each number once, at its first place. */
export const onceEach = <N extends Numbered>(all: readonly N[]): N[] =>
  all.filter(({ number }, at) => all.findIndex((one) => one.number === number) === at);
