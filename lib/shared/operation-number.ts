/** 2026-00001: the year and the place in it, counted for each company. */
export const operationNumber = (year: number, place: number): string => `${year}-${String(place).padStart(5, "0")}`;

/** An operation's number as it is stored, without its hyphen or its zeros too; null for what is none. */
export function readOperationNumber(text: string): string | null {
  const [, year, place] = /^(2\d{3})(?:\s*[-/\p{Pd} ]\s*0*|(?=\d{5,7}$)0*)([1-9]\d{0,6})$/u.exec(text.trim()) ?? [];
  return year && place ? operationNumber(Number(year), Number(place)) : null;
}
