import sharp from "sharp";
import { hasCheckDigit, vinHintApplies } from "@/lib/shared/vin";
import type { CardEntry, CardField, CardNotice, CardReading } from "../port";
import { countryOf, findFields, readField, typeInVin, type FoundField } from "./card-words";
import type { CharacterEngine, Word } from "./engine";
import { levelPage, type LevelPage } from "./level-picture";

const signs: Record<CardField, string> = {
  plate: "ABCDEFGHJKLMNPQRSTVWXYZ0123456789-",
  firstRegistration: "0123456789/",
  typeCode: "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789",
  vin: "ABCDEFGHJKLMNPRSTUVWXYZ0123456789",
  owner: "ABCDEFGHIJKLMNOPQRSTUVWXYZÀÂÇÉÈÊËÎÏÔÛÙ' -",
};
/** Without the owner's name, which is asked for by itself. */
const usual: readonly CardField[] = ["plate", "firstRegistration", "typeCode", "vin"];
const fewestWords = 4;
/** What two fields of a certificate say alike is as good as sure. */
const provenFrom = 0.92;

/** The fields of a French certificate: read on the page, then each again in a strip of its own; what both say alike is sure. */
export async function readCard(engine: CharacterEngine, bytes: Uint8Array, wantsOwner: boolean): Promise<CardReading> {
  const wanted = wantsOwner ? [...usual, "owner" as const] : usual;
  const upright = await readPage(engine, bytes, 0, wanted);
  const needsTurn = upright.fields.length < 2;
  const turned = needsTurn ? await readPage(engine, bytes, 180, wanted) : null;
  const first = turned && turned.fields.length > upright.fields.length ? turned : upright;
  const best = first.fields.length < wanted.length ? await lookAgain(engine, first, wanted) : first;
  const vin = best.fields.find(({ field }) => field === "vin")?.value ?? null;
  const entries: CardEntry[] = [];
  // One after the other: the engine's characters are those of the line that it reads.
  for (const found of best.fields) entries.push(await readAgain(engine, best.page, found, vin));
  return { entries, notices: noticesOf(best, first === turned, wanted.length) };
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
  vin: string | null,
): Promise<CardEntry> {
  const { field, value, box } = found;
  const pad = Math.round(box.height * 0.45);
  const left = Math.max(0, box.x - pad);
  const top = Math.max(0, box.y - pad);
  const part = {
    left,
    top,
    width: Math.min(page.width - left, box.width + 2 * pad),
    height: Math.min(page.height - top, box.height + 2 * pad),
  };
  const strip = sharp(page.picture).extract(part);
  const larger = await strip.clone().resize({ height: 96 }).png().toBuffer();
  const again = readField(field, await engine.line(larger, signs[field]));
  const proven = field === "typeCode" && vin !== null ? typeInVin([value, again], vin) : null;
  return {
    field,
    value: proven ?? chosen(field, value, again),
    confidence: proven === null ? surenessOf(found, again) : Math.max(provenFrom, surenessOf(found, again)),
    strip: await strip.clone().jpeg({ quality: 80 }).toBuffer(),
  };
}

/** Two readings of one strip: the one that its check digit speaks for, else the one by whitelist, which knows what signs there may be. */
function chosen(field: CardField, first: string, again: string | null): string {
  if (again === null || again === first) return first;
  if (field === "vin" && vinHintApplies(first) && hasCheckDigit(first)) return first;
  // A narrow strip loses signs; it does not invent them.
  return field === "owner" || again.length < first.length ? first : again;
}

function surenessOf({ field, value, confidence }: FoundField, again: string | null): number {
  const doubtful =
    (field === "vin" && vinHintApplies(value) && !hasCheckDigit(value)) ||
    (field === "typeCode" && /[01J]/.test(value));
  if (again !== value || doubtful) return Math.min(0.6, confidence * 0.7);
  return Math.min(0.99, 0.75 + confidence * 0.24);
}
