import { soughtText } from "@/lib/shared/sought-text";
import { missedSearches } from "./workshop";

it.each(missedSearches)("%s is kept of a search as it stands", (text) => expect(soughtText(text)).toBe(text));

it("each is there once, the most frequent first", () => {
  const times = missedSearches.map(([, count]) => count);
  expect(new Set(missedSearches.map(([text]) => text)).size).toBe(missedSearches.length);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});
