import { readPlateAnyCountry, type PlateCountry } from "@/lib/shared/plate";
import { isVin, normaliseVin } from "@/lib/shared/vin";
import { isSpellingWord } from "./letters";
import { piecesOf, wordsOf, type Piece } from "./tokens";

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

/** The legal plate of the pieces, as it is printed; of letters read as digits and of digits written apart too. */
function plateOf(pieces: readonly Piece[], country: PlateCountry): string | null {
  for (const text of [bare(pieces), bare(joined(pieces))]) {
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

/**
 * Turns what a recogniser wrote into what was meant: plates, chassis numbers and references that were spelt in French, German,
 * Italian or English, by letters, spelling alphabets, figures or words; other words stay as they were heard.
 */
export function readSpoken(text: string, wanted: SpokenFor, country: PlateCountry): Spoken {
  const heard = text.replace(/\s+/g, " ").trim();
  const words: Spoken = { value: heard.replace(/[.?!]$/, ""), isSpelt: false, heard };
  if (wanted === "any" && models.test(words.value)) return words;
  const spelt = wordsOf(heard.replace(carriers, ""));
  const pieces = spelt.length > 0 ? piecesOf(spelt, wanted === "any" || wanted === "reference") : null;
  if (!pieces || bare(pieces) === "") return words;
  const isCertain = spelt.length > 2 && spelt.every(isSpellingWord);
  if (wanted === "any" && !isCertain && !isNumber(pieces, country)) return words;
  return { value: writtenAs(wanted, pieces, country), isSpelt: true, heard };
}
