import { matchesText } from "@/lib/shared/by-label";
import type { Suggestions } from "@/lib/domains/catalogue/search/schema";
import type { Content, ContentField, ContentSuggestion } from "./schema";

const mostContents = 10;

const page = (kind: Content["kind"], at: string) => (label: string) => ({
  ...{ kind, label, img: null },
  url: at + encodeURIComponent(label),
});
const part = page("part", "/pieces/search/");
const brand = page("brand", "/pieces/");
const make = page("make", "/pieces-oe/");
const search = page("search", "/pieces/custom-search/");

interface Found {
  text: string;
  searches: readonly { name: string; image: string | null }[];
  suggested: Suggestions;
}

/** The pages that a text may mean: the company's own searches first, then brands, makes and parts. */
export function contentsOf({ text, searches, suggested }: Found): Content[] {
  const own = searches.filter(({ name }) => matchesText(name, text));
  return [
    ...own.map(({ name, image }) => ({ ...search(name), img: image && `/api/pictures/${image}` })),
    ...suggested.brands.map(({ label }) => brand(label)),
    ...suggested.makes.map(({ label }) => make(label)),
    ...suggested.genarts.map(({ label }) => part(label)),
  ];
}

const valueOf: Record<ContentField, (content: Content) => string | null> = {
  wp: ({ url }) => url,
  wpLabel: ({ label }) => label,
  wpImg: ({ img }) => img,
};

/** Ten contents at most, with what the field takes from each; those that have nothing for it are left out. */
export function fieldContents(contents: readonly Content[], field: ContentField): ContentSuggestion[] {
  const filled = contents.flatMap((content) => {
    const value = valueOf[field](content);
    return value === null ? [] : [{ value, ...content }];
  });
  return filled.slice(0, mostContents);
}
