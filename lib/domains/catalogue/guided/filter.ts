import { compactKey } from "@/lib/shared/compact";
import { plainText } from "@/lib/shared/fold";

/** The filter is there only where there is something to choose from. */
export const filterNeedsMoreThan = 2;

/** What a row is found by: its words, and the numbers that may be written in any way. */
export interface Findable {
  words: string;
  numbers?: readonly string[];
}

/** Whether every word of a text stands in a row's words, or the text in one of its numbers, whatever the case and the blanks. */
export function matchesFilter({ words, numbers = [] }: Findable, text: string): boolean {
  const asked = plainText(text).split(/\s+/).filter(Boolean);
  const spoken = plainText([words, ...numbers].join(" "));
  if (asked.every((word) => spoken.includes(word))) return true;
  const number = compactKey(text);
  return number !== "" && numbers.some((one) => compactKey(one).includes(number));
}
