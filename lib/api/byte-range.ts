/** The bytes that a Range header asks for (RFC 9110): all of them without one that can be read, null where none of them are there. */
export function readRange(header: string | null, size: number): { from: number; to: number; partial: boolean } | null {
  const whole = { from: 0, to: size - 1, partial: false };
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (first === undefined || (first === "" && last === "")) return whole;
  const from = first === "" ? Math.max(size - Number(last), 0) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < from) return whole;
  return from < size && !(first === "" && Number(last) === 0) ? { from, to, partial: true } : null;
}
