import { readPlateAnyCountry, type PlateCountry } from "@/lib/shared/plate";
import { isVin, normaliseVin } from "@/lib/shared/vin";
import { isLetterName, isSpellingWord } from "./letters";
import { piecesOf, wordsOf, type Piece, type Reading } from "./tokens";

/** What a field takes: a plate, a chassis number, a part's number, or anything. */
export type SpokenFor = "plate" | "vin" | "reference" | "any";

export interface Spoken {
  /** What would be put into the field. */
  value: string;
  /** It was spelt and is written as a number; else it is the words as they were heard. */
  isSpelt: boolean;
  /** What the recogniser wrote. */
  heard: string;
}

/** What people say before they spell. */
const carriers =
  /^(?:(?:la|le|das|die|il|the|c'est|ist|my|ma)\s+)*(?:plaque(?: d'immatriculation)?|immatriculation|immatricul[ée]e?|kennzeichen|kontrollschild|targa|(?:number |licence |license )?plate|registration|r[ée]f[ée]rence|referenz|riferimento|num[ée]ro(?: de s[ée]rie| de ch[âa]ssis)?|nummer|teilenummer|codice|vin|ch[âa]ssis|fahrgestellnummer|telaio)\s+(?:(?:est|ist|lautet|è|is|du|de|d'|numéro)\s+)*/i;
/** A make and its model whose words are letters of an alphabet as well. */
const models = /^(?:vw |volkswagen )?golf \d{1,2}$|^alfa(?: romeo)?(?: \d{2,3})?$/i;
const shortestCode = 5;

const sure: Reading = { loose: false, together: false, longest: 1 };
const apart: Reading = { ...sure, loose: true };
const named: Reading = { ...apart, longest: 3 };
const together: Reading = { ...named, together: true };
/** Said before one goes on, where it is no letter. */
const hesitations = new Set(["ah", "eh", "euh", "c'est", "j'ai"]);

const tight = (pieces: readonly Piece[], signs: (sign: string) => string): string =>
  pieces.map(({ kind, text }) => (kind === "sign" ? signs(text) : text)).join("");
const bare = (pieces: readonly Piece[]): string => tight(pieces, () => "");
/** A part's number keeps the signs that were said. */
const signed = (pieces: readonly Piece[]): string => tight(pieces, (sign) => sign).replace(/^[-./ ]+|[-./ ]+$/g, "");

/** "100 23" where one hundred and twenty-three was said: digits that a recogniser wrote apart are put together. */
function joined(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  for (const piece of pieces) {
    const before = out.at(-1);
    const isRound = before?.kind === "digits" && piece.kind === "digits" && /^[1-9]\d*?(0+)$/.exec(before.text);
    const room = isRound ? (isRound[1]?.length ?? 0) : 0;
    if (before && room > 0 && piece.text.length <= room && !piece.text.startsWith("0"))
      out[out.length - 1] = { ...before, text: String(Number(before.text) + Number(piece.text)) };
    else out.push(piece);
  }
  return out;
}

const asLetters = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => ({ ...piece, text: piece.also ?? piece.text }));

/** The legal plate of the pieces, as it is printed; of digits written apart and of digits that are letters too. */
function plateOf(pieces: readonly Piece[], country: PlateCountry): string | null {
  for (const text of [bare(pieces), bare(joined(pieces)), bare(asLetters(pieces))]) {
    const [plate] = readPlateAnyCountry(text, country);
    if (plate) return plate.display;
  }
  return null;
}

const vinOf = (pieces: readonly Piece[]): string =>
  bare(pieces).replaceAll("O", "0").replaceAll("I", "1").replaceAll("Q", "0");

/** Whether pieces of a field that takes anything are a number: a plate of today, a VIN, or long enough and with digits. */
function isNumber(pieces: readonly Piece[], country: PlateCountry): boolean {
  const text = bare(pieces);
  if (isVin(normaliseVin(vinOf(pieces)))) return true;
  const plate = plateOf(pieces, country);
  if (plate !== null && text.length >= shortestCode) return true;
  // What the recogniser wrote in figures by itself may be a size: it stays as it was written.
  return text.length >= shortestCode && /\d/.test(text) && pieces.some(({ said }) => said);
}

function writtenAs(wanted: SpokenFor, pieces: readonly Piece[], country: PlateCountry): string {
  if (wanted === "vin") return vinOf(pieces);
  if (wanted === "reference") return signed(pieces);
  const vin = vinOf(pieces);
  if (wanted === "any" && isVin(normaliseVin(vin))) return vin;
  return plateOf(pieces, country) ?? (wanted === "plate" ? bare(pieces) : signed(pieces));
}

/** A part's number of letters that may have been misheard: it has figures, and some of its letters are no words. */
const isSpeltOut = (words: readonly string[], pieces: readonly Piece[]): boolean =>
  /\d/.test(bare(pieces)) && words.filter(isLetterName).length > 1;

function spelt(words: readonly string[], reading: Reading): Piece[] | null {
  const pieces = piecesOf(words, reading);
  return pieces && bare(pieces) !== "" ? pieces : null;
}

/** The reading of the words that makes a plate or a VIN; the likeliest where none does, null where they are no spelling. */
function plateOrVin(words: readonly string[], wanted: "plate" | "vin", country: PlateCountry): Piece[] | null {
  const fluent = words.filter((word) => !hesitations.has(word.toLowerCase()));
  const likeliest = spelt(words, named);
  const all = [spelt(words, together), likeliest, spelt(fluent, together), spelt(fluent, named)];
  return all.find((pieces) => pieces && resembles(writtenAs(wanted, pieces, country), wanted, country)) ?? likeliest;
}

function spellingOf(words: readonly string[], wanted: SpokenFor, country: PlateCountry): Piece[] | null {
  if (wanted === "plate" || wanted === "vin") return plateOrVin(words, wanted, country);
  const certain = spelt(words, sure);
  if (certain || wanted === "any") return certain;
  const misheard = spelt(words, apart);
  return misheard && isSpeltOut(words, misheard) ? misheard : null;
}

/** Whether a text is what a field takes by the rules of plates and VINs; of anything else nothing can be said. */
export function resembles(text: string, wanted: SpokenFor, country: PlateCountry): boolean {
  if (wanted === "plate") return readPlateAnyCountry(text, country).length > 0;
  return wanted !== "vin" || isVin(normaliseVin(text));
}

/**
 * Turns what a recogniser wrote into what was meant: plates, chassis numbers and references that were spelt in French, German,
 * Italian or English, by letters, spelling alphabets, figures or words; other words stay as they were heard.
 */
export function readSpoken(text: string, wanted: SpokenFor, country: PlateCountry): Spoken {
  const heard = text.replace(/\s+/g, " ").trim();
  const words: Spoken = { value: heard.replace(/[.?!]$/, ""), isSpelt: false, heard };
  if (wanted === "any" && models.test(words.value)) return words;
  const said = wordsOf(heard.replace(carriers, ""));
  const pieces = spellingOf(said, wanted, country);
  if (!pieces) return words;
  const isCertain = said.length > 2 && said.every(isSpellingWord);
  if (wanted === "any" && !isCertain && !isNumber(pieces, country)) return words;
  return { value: writtenAs(wanted, pieces, country), isSpelt: true, heard };
}
