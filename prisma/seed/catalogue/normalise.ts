/** The form in which numbers and words are stored and searched: upper-case A-Z and 0-9 only, accents removed. */
export function normalise(text: string): string {
  return text
    .normalize("NFD")
    .replace(/ß/g, "ss")
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
}
