/** Characters of a message: half a page of text. */
export const longestMessage = 2000;

const controls = /(?!\n)[\p{Cc}\p{Cs}]/gu;

/** A message as it is kept: lines stay, controls go, more than one empty line becomes one. Marks of direction and joiners stay: each message is shown apart. */
export const keptMessage = (raw: string): string =>
  raw
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll("\t", " ")
    .replace(controls, "")
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
