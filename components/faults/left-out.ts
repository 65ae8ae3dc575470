import { readId, readText, type QueryValue } from "@/lib/shared/address";
import { readFaultCodes, type ReadCodes } from "@/lib/shared/fault-code";

/** What was typed beside the codes of a page: words that are no code, how many more of them, and codes beyond the most. */
export interface LeftOut {
  words: string[];
  more: number;
  over: number;
}

const mostWords = 20;
const longestWords = 1000;

/** The end of an address that says what its codes leave out; empty where they leave out nothing. */
export function leftOutQuery({ unread, over }: Pick<ReadCodes, "unread" | "over">): string {
  const more = Math.max(0, unread.length - mostWords);
  const query = new URLSearchParams({
    ...(unread.length > 0 ? { unread: unread.slice(0, mostWords).join(" ") } : {}),
    ...(more > 0 ? { more: String(more) } : {}),
    ...(over > 0 ? { over: String(over) } : {}),
  });
  return query.size > 0 ? `?${query}` : "";
}

/** What the codes of an address leave out, by the address itself and by what was said of it. */
export function readLeftOut(text: string, query: Partial<Record<"unread" | "more" | "over", QueryValue>>): LeftOut {
  const { unread, over } = readFaultCodes(text);
  const said = readFaultCodes(readText(query.unread, longestWords)).unread;
  const words = [...new Set([...unread, ...said])];
  return {
    words: words.slice(0, mostWords),
    more: Math.max(0, words.length - mostWords) + (readId(query.more) ?? 0),
    over: over + (readId(query.over) ?? 0),
  };
}
