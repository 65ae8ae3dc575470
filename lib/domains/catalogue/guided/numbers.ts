import { compactKey } from "@/lib/shared/compact";

export const mostNumbers = 50;
const longestNumber = 30;

/** The numbers that a text joined by commas names, as A-Z0-9 keys, each once; what is none is left out. */
export function readNumbers(text: string): string[] {
  const keys = text.split(",").map((one) => compactKey(one).toUpperCase());
  return [...new Set(keys.filter((key) => key.length > 2 && key.length <= longestNumber))].slice(0, mostNumbers);
}

export const writeNumbers = (numbers: readonly string[]): string => readNumbers(numbers.join(",")).join(",");
