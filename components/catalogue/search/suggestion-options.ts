import type { Suggestions } from "@/lib/domains/catalogue/search/schema";

export const suggestionGroups = ["genarts", "brands", "makes", "numbers"] as const;

export interface SuggestionOption {
  group: (typeof suggestionGroups)[number];
  text: string;
  detail: string;
  href: string;
}

const hrefs = {
  genarts: "/pieces/search/",
  brands: "/pieces/",
  makes: "/pieces-oe/",
  numbers: "/pieces/search/",
} as const;

/** Every suggestion as a place to go, group by group, `most` of each. */
export function optionsOf({ numbers, ...labelled }: Suggestions, most = 10): SuggestionOption[] {
  const option = (group: SuggestionOption["group"], text: string, detail = "") => ({
    ...{ group, text, detail },
    href: hrefs[group] + encodeURIComponent(text),
  });
  return [
    ...(["genarts", "brands", "makes"] as const).flatMap((group) =>
      labelled[group].slice(0, most).map(({ label }) => option(group, label)),
    ),
    ...numbers
      .slice(0, most)
      .map(({ number, owner, label }) => option("numbers", number, [owner, label].filter(Boolean).join(" · "))),
  ];
}
