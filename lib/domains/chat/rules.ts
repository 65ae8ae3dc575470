/** Characters of a message: half a page of text. */
export const longestMessage = 2000;

/** Characters by which a text may pretend to be another one: turned around, or hidden. */
const pretending = /[\u202A-\u202E\u2066-\u2069]|(?!\n)[\p{Cc}\p{Cs}\p{Co}]/gu;

/** A message as it is kept: lines stay, controls and overrides of direction go, more than one empty line becomes one. */
export const keptMessage = (raw: string): string =>
  raw
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll("\t", " ")
    .replace(pretending, "")
    .replace(/ +$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

interface Numbered {
  id: number;
}

/** Messages that were there and those that came, each once in their order; of two with one id the later read stands. */
export const mergeMessages = <M extends Numbered>(known: readonly M[], come: readonly M[]): M[] =>
  [...new Map([...known, ...come].map((message) => [message.id, message])).values()].sort(
    (one, other) => one.id - other.id,
  );

/** Why a text cannot be sent; null when it can. */
export function faultOfMessage(raw: string): "required" | "too-long" | null {
  const text = keptMessage(raw);
  if (text === "") return "required";
  return text.length > longestMessage ? "too-long" : null;
}
