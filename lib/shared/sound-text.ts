/** Names that every object answers to: looked up in a table they find what nobody put there. */
const inherited = new Set([...Object.getOwnPropertyNames(Object.prototype), "prototype"]);

/** A surrogate without its other half. */
const halfCharacter = /\p{Surrogate}/u;

/** More levels than any body has. */
const deepest = 60;

/** Whether a text can be stored, compared and looked up: no NUL, no half of a character, no name of every object's member. */
export const isSoundText = (text: string): boolean =>
  !text.includes("\u0000") && !halfCharacter.test(text) && !inherited.has(text);

/** The field of a value in which a text is not sound, as a path with points, or that goes too deep; null when all are sound. */
export function unsoundField(value: unknown): string | null {
  const left: { value: unknown; path: string; depth: number }[] = [{ value, path: "", depth: 0 }];
  for (let at = left.pop(); at; at = left.pop()) {
    const { path, depth } = at;
    if (typeof at.value === "string" && !isSoundText(at.value)) return path;
    if (typeof at.value !== "object" || at.value === null || at.value instanceof Blob) continue;
    if (depth === deepest) return path;
    for (const [name, one] of Object.entries(at.value)) {
      if (!isSoundText(name)) return path;
      left.push({ value: one, path: path === "" ? name : `${path}.${name}`, depth: depth + 1 });
    }
  }
  return null;
}
