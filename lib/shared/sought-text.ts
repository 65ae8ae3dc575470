import { recognise } from "./recognise";

const longest = 40;
const ofPeople = /@|(?:\d[\s.-]*){9,}/;

/**
 * What was sought, as a list of searches may keep it: in small letters, at most 40 characters; null for what names a vehicle
 * or a person: a plate, a VIN, an address, a number of a telephone.
 */
export function soughtText(raw: string): string | null {
  const text = raw.replace(/\s+/g, " ").trim();
  if (text.length < 2 || text.length > 200) return null;
  const [first] = recognise(text, { plateCountry: "FR" });
  if (first?.kind === "ean") return first.ean;
  // A number of a part may have the digits of a telephone's: between words it is one.
  const isPart = first?.kind === "reference" || (first?.kind === "words" && !ofPeople.test(text));
  return isPart ? text.toLowerCase().slice(0, longest) : null;
}
