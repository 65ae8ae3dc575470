import { vinCorrections, isVin } from "@/lib/shared/vin";
import type { CardField } from "../port";
import type { Word } from "./engine";

/** A field as the page's words give it, and where it stands. */
export interface FoundField {
  field: CardField;
  value: string;
  confidence: number;
  box: Word["box"];
  /** As the page's words had it. */
  raw: string;
}

const labels = { plate: "A", firstRegistration: "B", owner: "C1", typeCode: "D2", vin: "E" } as const;

const digitOf: Readonly<Record<string, string>> = {
  O: "0",
  Q: "0",
  D: "0",
  I: "1",
  L: "1",
  Z: "2",
  S: "5",
  B: "8",
  G: "6",
};
const letterOf: Readonly<Record<string, string>> = {
  ...{ "0": "O", "1": "J", I: "J", "2": "Z", "7": "Z", "4": "A", "5": "S", "8": "B", "6": "G" },
};

const plateParts = [2, 3, 2] as const;

/** The signs of a part of a plate, each of the kind its place wants; one that was seen twice is one. */
function partOf(text: string, at: number): string {
  const kinds = at === 1 ? digitOf : letterOf;
  const signs = [...text].map((sign) => kinds[sign] ?? sign);
  return (signs.length > (plateParts[at] ?? 0) ? signs.filter((sign, n) => sign !== signs[n - 1]) : signs).join("");
}

/** Capitals of which a thin stroke is taken for a bracket (a J without its hook, a C without its ends), or seen twice, small and large. */
const straightened = (text: string): string =>
  text
    .replace(/([a-z])(?=[A-Z])/g, (sign, _, at: number) => (text[at + 1] === sign.toUpperCase() ? "" : sign))
    .replace(/[\])}|!]/g, "J")
    .replace(/[([{]/g, "C")
    .toUpperCase();

/** A text read as a plate of two letters, three digits and two letters; signs that look alike take the kind their place wants. */
export function plateOf(text: string): string | null {
  const parts = straightened(text)
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);
  const signs = parts.join("");
  const split = parts.length === 3 ? parts : [signs.slice(0, 2), signs.slice(2, 5), signs.slice(5)];
  const plate = split.map(partOf).join("-");
  return /^[A-HJ-NP-TV-Z]{2}-\d{3}-[A-HJ-NP-TV-Z]{2}$/.test(plate) ? plate : null;
}

/** A text read as a day of the life of cars, dd/mm/yyyy. */
export function dateOf(text: string): string | null {
  const match = /(\d{2})[/.\-1|]?(\d{2})[/.\-1|]?((?:19|20)\d{2})$/.exec(text.replace(/[OQ]/g, "0").replace(/\s/g, ""));
  if (!match) return null;
  const [, day = "", month = "", year = ""] = match;
  return Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12
    ? `${day}/${month}/${year}`
    : null;
}

/** Without the I, O and Q that were seen beside the sign that they look like, in texts that have none of them. */
const withoutGhosts = (text: string): string => text.replace(/[OQ](?=0)|(?<=0)[OQ]|I(?=[1J])|(?<=[1J])I/g, "");

/** One of two neighbours that look alike may be the other, seen twice. */
const likelyWithout = (key: string): string[] => [
  withoutGhosts(key),
  ...[...key.matchAll(/S5|5S|8B|B8|Z2|2Z|G6|6G|A4|4A/g)].map(({ index }) => key.slice(0, index) + key.slice(index + 1)),
];

/** A text read as a VIN: I, O and Q are none of its signs. */
export function vinOf(text: string): string | null {
  const key = straightened(text).replace(/[^A-Z0-9]/g, "");
  if (isVin(key)) return key;
  return [key, ...likelyWithout(key)].flatMap((one) => (isVin(one) ? [one] : vinCorrections(one)))[0] ?? null;
}

/** Makers write no letters into type codes that look like digits, as in VINs. */
const typeOf = (text: string): string | null => {
  const code = withoutGhosts(straightened(text).replace(/[^A-Z0-9*/-]/g, ""))
    .replace(/[OQ]/g, "0")
    .replace(/I/g, "1");
  return code.length >= 3 && code.length <= 20 ? code : null;
};

/** Shorter codes stand in many VINs by chance. */
const fewestOfType = 4;

/** The type code as the VIN holds it, which knows no I, O and Q; null where none of the readings stands in it. */
export function typeInVin(readings: readonly (string | null)[], vin: string): string | null {
  return readings.find((code) => code !== null && code.length >= fewestOfType && vin.includes(code)) ?? null;
}

const nameOf = (text: string): string | null => {
  const name = text.replace(/[^\p{L}' -]/gu, "").trim();
  return name.length >= 3 ? name : null;
};

const readers: Record<CardField, (text: string) => string | null> = {
  plate: plateOf,
  firstRegistration: dateOf,
  typeCode: typeOf,
  vin: vinOf,
  owner: nameOf,
};

export const readField = (field: CardField, text: string): string | null => readers[field](text);

const middleOf = ({ box }: Word) => box.y + box.height / 2;

/** The words right of a label on its line, up to a gap that begins another column. */
function after(label: Word, words: readonly Word[]): Word[] {
  const end = label.box.x + label.box.width;
  const line = words
    .filter(
      (word) =>
        word !== label &&
        word.box.x >= end - 4 &&
        Math.abs(middleOf(word) - middleOf(label)) < Math.max(14, word.box.height * 0.7),
    )
    .sort((a, b) => a.box.x - b.box.x);
  const taken: Word[] = [];
  let edge = end;
  for (const word of line) {
    if (word.box.x - edge > (taken.length === 0 ? 160 : 60)) break;
    taken.push(word);
    edge = word.box.x + word.box.width;
  }
  return taken;
}

const boxOf = (words: readonly Word[]): Word["box"] => {
  const [x, y] = [Math.min(...words.map(({ box }) => box.x)), Math.min(...words.map(({ box }) => box.y))];
  const right = Math.max(...words.map(({ box }) => box.x + box.width));
  const below = Math.max(...words.map(({ box }) => box.y + box.height));
  return { x, y, width: right - x, height: below - y };
};

/** A label without its dots; what small signs are mistaken for is taken back. */
const labelText = (text: string) =>
  text
    .replace(/[|l!]/g, "1")
    .toUpperCase()
    // A house number "02" is no label.
    .replace(/^[0O](?=\.)/, "D")
    .replace(/[^A-Z0-9]/g, "")
    .replace(/(?<=.)[IL]$/, "1")
    .replace(/(?<=.)Z$/, "2")
    .replace(/^(?:DP|PD)(?=2$)/, "D")
    .replace(/^(?:G|CC)(?=1$)/, "C");

function byLabel(field: CardField, words: readonly Word[]): FoundField[] {
  const wanted = labels[field];
  return words.flatMap((label) => {
    const text = labelText(label.text);
    const isMistaken = field === "typeCode" && text === "P2";
    if (text !== wanted && !isMistaken) return [];
    const line = after(label, words);
    const [one] = found(field, line) ?? found(field, line.slice(0, 1)) ?? [];
    // P.2 is the power, a number; with letters behind it, it was D.2.
    return one && (!isMistaken || /[A-Z]/.test(one.value)) ? [one] : [];
  });
}

function found(field: CardField, words: readonly Word[]): FoundField[] | null {
  const raw = words.map(({ text }) => text).join(field === "owner" ? " " : "");
  const value = words.length > 0 ? readField(field, raw) : null;
  if (value === null) return null;
  return [{ field, value, raw, confidence: Math.min(...words.map(({ confidence }) => confidence)), box: boxOf(words) }];
}

/** Signs of a line that is no name: of an address, a label with its place, a heading. */
const noName = /\d|CERTIFICAT|IMMATRICULATION|R.?PUBLIQUE|FRAN.AISE|SPECIMEN/i;
const isName = ({ text, confidence }: Word) =>
  /^[\p{Lu}' -]{2,}$/u.test(text) && confidence > 0.6 && !noName.test(text);

/** The name by its place where its label was lost: the first line of capitals alone below the plate or the date. */
function ownerByPlace(words: readonly Word[]): FoundField[] {
  const [above] = [...byLabel("plate", words), ...byLabel("firstRegistration", words), ...shaped("plate", words)];
  if (!above) return [];
  const bottom = above.box.y + above.box.height;
  const below = words.filter((word) => word.box.y > bottom && isName(word)).sort((a, b) => middleOf(a) - middleOf(b));
  const line = below
    .filter((word) => below[0] && Math.abs(middleOf(word) - middleOf(below[0])) < below[0].box.height * 0.7)
    .sort((a, b) => a.box.x - b.box.x);
  const isNear = below[0] && below[0].box.y - bottom < 5 * above.box.height;
  return isNear && line.length > 1 ? (found("owner", line) ?? []) : [];
}

/** A plate without its dashes looks like many a type code. */
const shaped = (field: CardField, words: readonly Word[]): FoundField[] =>
  words
    .filter(({ text }) => field !== "plate" || /\w[^\w]+\w/.test(text))
    .flatMap((word) => found(field, [word]) ?? []);

/** Plate, date and VIN are known by their shape wherever they stand, the others by their labels alone. */
export function findFields(words: readonly Word[], wanted: readonly CardField[]): FoundField[] {
  return wanted.flatMap((field) => {
    const labelled = byLabel(field, words);
    if (labelled[0]) return labelled[0];
    if (field === "owner") return ownerByPlace(words);
    const [best] = field === "typeCode" ? [] : shaped(field, words).sort((a, b) => b.confidence - a.confidence);
    return best ?? [];
  });
}

const french = /CERTIFICAT|IMMATRICULATION|R.?PUBLIQUE|FRAN.AISE/i;
const foreign =
  /ZULASSUNG|FAHRZEUG|CIRCOLAZIONE|CARTA|KENTEKEN|REGISTRATION\s|CIRCULACION|PERMISO|FAHRZEUGAUSWEIS|TECHNICZN|INSCHRIJVING/i;

/** Whether the words speak for a certificate of France, of another country, or for none that is known. */
export function countryOf(words: readonly Word[]): "FR" | "other" | null {
  const text = words.map((word) => word.text).join(" ");
  if (foreign.test(text) && !/CERTIFICAT D|R.PUBLIQUE FRAN/i.test(text)) return "other";
  return french.test(text) ? "FR" : null;
}
