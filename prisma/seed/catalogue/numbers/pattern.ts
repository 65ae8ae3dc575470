import { hashText } from "../random";

const LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ";
// Primes above every possible factor of a capacity: multiplying by one visits each number of a pattern exactly once.
const STEP = 7_368_787;

/** How many numbers a pattern can print. */
export function capacityOf(pattern: string): number {
  let capacity = 1;
  for (const char of pattern) capacity *= char === "#" ? 10 : char === "?" ? LETTERS.length : 1;
  return capacity;
}

/** The index-th number of a pattern (`#` digit, `?` letter): scattered, never twice below the pattern's capacity. */
export function printNumber(pattern: string, index: number): string {
  const capacity = capacityOf(pattern);
  if (index >= capacity) throw new RangeError(`${pattern} has no number ${index}`);
  let rest = Number((BigInt(index) * BigInt(STEP) + BigInt(hashText(pattern))) % BigInt(capacity));
  let printed = "";
  for (let i = pattern.length - 1; i >= 0; i--) {
    const char = pattern.charAt(i);
    const base = char === "#" ? 10 : char === "?" ? LETTERS.length : 1;
    const digit = rest % base;
    printed = (char === "#" ? String(digit) : char === "?" ? LETTERS.charAt(digit) : char) + printed;
    if (base > 1) rest = Math.floor(rest / base);
  }
  return printed;
}

/** Whether two patterns could print the same number once spaces and signs are dropped. */
export function patternsMeet(a: string, b: string): boolean {
  const [left, right] = [a, b].map((pattern) => pattern.toUpperCase().replace(/[^A-Z0-9#?]/g, ""));
  if (!left || !right || left.length !== right.length) return false;
  const kind = (char: string): RegExp => (char === "#" ? /[0-9]/ : char === "?" ? /[A-Z]/ : new RegExp(`[${char}]`));
  return [...left].every((char, i) => {
    const other = right.charAt(i);
    if (char === other) return true;
    if (char === "#" || char === "?") return other !== "#" && other !== "?" && kind(char).test(other);
    return kind(other).test(char);
  });
}
