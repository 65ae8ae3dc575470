/** A session that a link or a card opened proves no knowledge of the password: it changes none. */
export const mayChangePassword = (door: string | undefined): boolean => door !== "link" && door !== "qr";

export const shortestPassword = 10;
export const longestPassword = 1000;

export type Weakness = "short" | "long" | "common" | "personal" | "repeated";

/** The beginnings of what is tried first everywhere. */
const common =
  /^(0?123456|987654|azerty|qwert[yz]|password|passw0rd|motdepasse|admin|welcome|bienvenue|letmein|iloveyou|jetaime|soleil|doudou|bonjour|abc123|111111|000000|etabli)/;

/** Few different characters, or one short piece over and over. */
const isRepeated = (text: string) => new Set(text).size < 5 || /^(.{1,4})\1+$/.test(text);

/** What makes a password easy to guess, the first reason found, or null; `about` holds the user's name and address. */
export function weaknessOf(password: string, about: readonly string[]): Weakness | null {
  const text = password.toLowerCase();
  if ([...password].length < shortestPassword) return "short";
  if (password.length > longestPassword) return "long";
  if (isRepeated(text)) return "repeated";
  const rest = text.replace(common, "");
  if (rest !== text && [...rest].length < 6) return "common";
  const words = about.flatMap((one) => one.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 3);
  const without = words.reduce((left, word) => left.replaceAll(word, ""), text);
  return without !== text && [...without].length < 6 ? "personal" : null;
}

/** How far a password that is not weak goes, from 0 (weak) to 3, by its length and kinds of characters. */
export function strengthOf(password: string, about: readonly string[]): 0 | 1 | 2 | 3 {
  if (weaknessOf(password, about)) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  const points = [...password].length + 2 * kinds;
  return points >= 22 ? 3 : points >= 17 ? 2 : 1;
}
