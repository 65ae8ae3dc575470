/** Joins class names and drops what is empty; the caller's classes come last and place, they never restyle. */
export function cn(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
