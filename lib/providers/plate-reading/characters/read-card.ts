import sharp from "sharp";
import { hasCheckDigit, vinHintApplies } from "@/lib/shared/vin";
import type { CardEntry, CardField, CardNotice, CardOptions, CardReading } from "../port";
import { countryOf, findFields, typeInVin, type FoundField } from "./card-words";
import type { CharacterEngine, Word } from "./engine";
import { levelPage, type LevelPage } from "./level-picture";
import { heights, settle, withMaker } from "./strip-votes";

const signs: Record<CardField, string> = {
  plate: "ABCDEFGHJKLMNPQRSTVWXYZ0123456789-",
  firstRegistration: "0123456789/",
  typeCode: "ABCDEFGHJKLMNPRSTUVWXYZ0123456789",
  vin: "ABCDEFGHJKLMNPRSTUVWXYZ0123456789",
  owner: "ABCDEFGHIJKLMNOPQRSTUVWXYZÀÂÇÉÈÊËÎÏÔÛÙ' -",
};
/** Without the owner's name, which is asked for by itself. */
const usual: readonly CardField[] = ["plate", "firstRegistration", "typeCode", "vin"];
const fewestWords = 4;
/** What two fields of a certificate say alike is as good as sure. */
const provenFrom = 0.92;

/** The fields of a French certificate: read on the page, then each again in a strip of its own; what all say alike is sure. */
export async function readCard(engine: CharacterEngine, bytes: Uint8Array, options: CardOptions): Promise<CardReading> {
  const wanted = options.owner ? [...usual, "owner" as const] : usual;
  const upright = await readPage(engine, bytes, 0, wanted);
  const needsTurn = upright.fields.length < 2;
  const turned = needsTurn ? await readPage(engine, bytes, 180, wanted) : null;
  const first = turned && turned.fields.length > upright.fields.length ? turned : upright;
  const best = first.fields.length < wanted.length ? await lookAgain(engine, first, wanted) : first;
  const entries: CardEntry[] = [];
  for (const found of best.fields) entries.push(await readAgain(engine, best.page, found, options));
  return {
    entries: entries.map((entry) => provenBy(entries, entry)),
    notices: noticesOf(best, first === turned, wanted.length),
  };
}

interface PageReading {
  page: LevelPage;
  words: Word[];
  fields: FoundField[];
}

async function readPage(
  engine: CharacterEngine,
  bytes: Uint8Array,
  turn: 0 | 180,
  wanted: readonly CardField[],
): Promise<PageReading> {
  const page = await levelPage(bytes, turn);
  const words = await engine.words(page.picture);
  return { page, words, fields: findFields(words, wanted) };
}

/** What was not found is looked for in the other layout; a sheet without any field is none, and is left alone. */
async function lookAgain(
  engine: CharacterEngine,
  before: PageReading,
  wanted: readonly CardField[],
): Promise<PageReading> {
  const lacking = wanted.filter((field) => !before.fields.some((one) => one.field === field));
  if (before.fields.length === 0) return before;
  const words = await engine.words(before.page.picture, "lines");
  return { ...before, fields: [...before.fields, ...findFields(words, lacking)] };
}

function noticesOf({ words, fields }: PageReading, wasTurned: boolean, wanted: number): CardNotice[] {
  const country = countryOf(words);
  if (country === "other") return ["other-country"];
  if (fields.length === 0 && country === null) return ["no-certificate"];
  const cut = fields.length < wanted && words.length >= fewestWords;
  return [...(wasTurned ? ["upside-down" as const] : []), ...(cut ? ["cut" as const] : [])];
}

async function readAgain(
  engine: CharacterEngine,
  page: LevelPage,
  found: FoundField,
  { isMaker }: CardOptions,
): Promise<CardEntry> {
  const { field, box } = found;
  const pad = Math.round(box.height * 0.45);
  const left = Math.max(0, box.x - pad);
  const top = Math.max(0, box.y - pad);
  const part = {
    left,
    top,
    // A hook at the end of a word is easily left out of it.
    width: Math.min(page.width - left, box.x - left + box.width + 2 * pad),
    height: Math.min(page.height - top, box.height + 2 * pad),
  };
  const strip = sharp(page.picture).extract(part);
  const readings: string[] = [];
  // One after the other: the engine's characters are those of the line that it reads.
  for (const { height } of heights)
    readings.push(await engine.line(await strip.clone().resize({ height }).png().toBuffer(), signs[field]));
  const { value, share } = settle(found, readings);
  const settled = field === "vin" ? withMaker(value, isMaker) : value;
  return {
    field,
    value: settled,
    confidence: surenessOf(found, settled, share),
    strip: await strip.clone().jpeg({ quality: 80 }).toBuffer(),
  };
}

/** Where letters and digits are mixed and no check digit tells S from 5, all readings may be wrong alike. */
const isMixed = (vin: string): boolean => /[5S8B2Z6G]/.test(vin.slice(3, 11));
const mostOfGuessed = 0.88;

const signsOf = (plate: string): string => plate.toUpperCase().replace(/[^A-Z0-9]/g, "");

/** Sure is what all readings agree on, and what a check digit does not speak against. */
function surenessOf({ field, confidence, raw }: FoundField, value: string, share: number): number {
  if (field === "plate" && signsOf(raw) !== signsOf(value)) return Math.min(mostOfGuessed, share);
  const isChecked = field === "vin" && vinHintApplies(value);
  if (field === "vin" && !isChecked && isMixed(value)) return Math.min(mostOfGuessed, 0.3 + share * 0.55);
  if (share < 1 || (isChecked && !hasCheckDigit(value))) return Math.min(0.85, 0.3 + share * 0.5, confidence + 0.1);
  return Math.min(0.99, 0.75 + confidence * 0.24);
}

/** What the VIN holds of the type code is as good as sure. */
function provenBy(entries: readonly CardEntry[], entry: CardEntry): CardEntry {
  const vin = entries.find(({ field }) => field === "vin")?.value;
  const proven = entry.field === "typeCode" && vin ? typeInVin([entry.value], vin) : null;
  return proven === null ? entry : { ...entry, value: proven, confidence: Math.max(provenFrom, entry.confidence) };
}
