import { findVehiclePhrase } from "@/lib/domains/vehicles/models/phrase/queries";
import { requireUser, type Actor } from "@/lib/platform/actor";
import { countUse } from "@/lib/platform/counting/count-use";
import { soughtText } from "@/lib/shared/sought-text";
import { namedNumbers, namesBeside, type NamedNumber } from "../numbers";
import { hitsPerPage, numberKind, plainWidth, searchKey, shortestBeginning } from "../rules";
import type { FoundBy, PartHits } from "../schema";
import { namesNear } from "../phrase/near-names";
import { readText, type ReadText } from "../phrase/queries/read-meaning";
import { vehicleIn } from "../vehicles";
import { findNearNumbers } from "./find-near-numbers";
import { isFound, searchNumber, type NumberHits, type NumberMatch, type NumberQuestion } from "./search-numbers";
import { searchWords } from "./search-words";

export interface PartQuestion extends NumberQuestion {
  text: string;
  /** Numbers must be equal: neither beginnings nor words are tried. */
  exactOnly?: boolean;
  /** Wanted positions and sizes that were taken off. */
  without?: readonly string[];
  /** The vehicle in hand: its own parts are meant first. */
  ktype?: number | undefined;
}

const mostModels = 8;

/** Articles by any number however it is written, then by its beginning, then by words; each hit says how it was found. */
export async function searchParts(actor: Actor, asked: PartQuestion): Promise<PartHits> {
  requireUser(actor);
  const hits = await findHits(actor, asked);
  // Further pages and narrower choices are the same search.
  const isFirst = asked.page === 1 && !asked.brandIds?.length && !asked.genartIds?.length;
  if (isFirst) countSearch(actor, asked, hits.total);
  return hits;
}

function countSearch(actor: Actor, { text, ktype }: PartQuestion, found: number): void {
  const name = found === 0 ? soughtText(text) : null;
  countUse(actor, { kind: "search", ktype: ktype ?? null, found, name });
}

async function findHits(actor: Actor, asked: PartQuestion): Promise<PartHits> {
  const question = { ...asked, text: plainWidth(asked.text) };
  const { kind, text, exactOnly } = question;
  const key = searchKey(kind, text);
  if (key !== null) {
    const mayBegin = !exactOnly && key.length >= shortestBeginning && /\d/.test(key);
    for (const match of mayBegin ? (["exact", "beginning"] as const) : (["exact"] as const)) {
      const hits = await searchNumber(actor, { ...question, key, match });
      if (isFound(hits)) return answer(question, match, hits);
    }
  }
  const near = () => (key === null ? [] : findNearNumbers(actor, { key, lang: question.lang }));
  if (exactOnly) return nothing(question);
  if (kind !== "search" && kind !== "ref") return { ...nothing(question), near: await near() };
  return searchPhrase(actor, { ...question, key });
}

/** What a text says that is no number by itself: a number beside its brand, a vehicle, parts; a plate or VIN is left out. */
async function searchPhrase(actor: Actor, question: PartQuestion & { key: string | null }): Promise<PartHits> {
  const { vehicles, rest: text } = vehicleIn(question.text);
  const [read, phrase] = await Promise.all([
    readText(actor, question),
    text === "" ? null : findVehiclePhrase(actor, { text }),
  ]);
  const said = phrase?.rest ?? text;
  const models = read.models.slice(0, mostModels);
  const readings = [
    ...(vehicles.length > 0 ? [{ text: question.text, near: false, begins: false }] : []),
    ...(phrase === null || /\d/.test(said) ? [{ text, near: true, begins: vehicles.length === 0 }] : []),
    ...(phrase !== null && /\d/.test(said) ? [{ text: said, near: true, begins: false }] : []),
  ];
  for (const reading of readings) {
    const found = await searchNamedNumber(actor, { ...question, read }, reading);
    if (found) return { ...found, named: { ...found.named, models } };
  }
  const words = await searchWords(actor, read, question);
  const hits = words ?? { ...nothing(question), ignored: read.leftAside };
  const unknown = read.pieces.flatMap(({ kind, typed }) => (kind === "number" ? [typed] : []));
  const near = await searchNear(actor, { ...question, read }, vehicles.length > 0 ? "" : text);
  return { ...hits, near, ignored: [...hits.ignored, ...unknown], named: { ...hits.named, models } };
}

interface ReadQuestion extends PartQuestion {
  key: string | null;
  read: ReadText;
}

/** The numbers that are nearly the one of a text, of the brand or make beside it. */
async function searchNear(actor: Actor, { read, key, lang }: ReadQuestion, text: string): Promise<PartHits["near"]> {
  if (!/\d/.test(text)) return [];
  const [first] = namedNumbers(text, namesNear(namesBeside(text), read.lexicon));
  if (first) return findNearNumbers(actor, { ...first, lang });
  return key === null || read.pieces.every(({ kind }) => kind !== "number")
    ? []
    : findNearNumbers(actor, { key, lang });
}

interface Reading {
  text: string;
  /** Misspelt names are taken out as well; what may be a plate is none. */
  near: boolean;
  /** A beginning will do; what a vehicle's name was taken out of is none. */
  begins: boolean;
}

/** A number typed with its brand, make or part; null when no such number is known. */
async function searchNamedNumber(
  actor: Actor,
  question: ReadQuestion,
  { text, near, begins }: Reading,
): Promise<PartHits | null> {
  const tries = namedNumbers(text, namesNear(namesBeside(text), question.read.lexicon)).filter(
    (one) => isOwned(one) || one.key !== question.key,
  );
  const [first] = tries;
  const exact = (near ? tries : tries.slice(0, 1)).map((whose) => ({ whose, match: "exact" as const }));
  const begun = begins && first && isOwned(first) ? [{ whose: first, match: "beginning" as const }] : [];
  for (const { whose, match } of [...exact, ...begun]) {
    const hits = await searchNumber(actor, { ...question, key: whose.key, match, whose });
    const { readAs, ignored } = whose;
    if (isFound(hits)) return { ...answer({ ...question, kind: "ref" }, match, hits), readAs, ignored };
  }
  return null;
}

const isOwned = ({ brandIds, makeIds }: NamedNumber) => brandIds !== null || makeIds !== null;

const nothing = ({ kind, page }: PartQuestion): PartHits => ({
  ...{
    kind,
    match: "none",
    total: 0,
    page,
    pages: 0,
    items: [],
    cut: false,
    brands: [],
    parts: [],
    readAs: [],
    ignored: [],
    near: [],
  },
  named: { parts: [], models: [], wants: [] },
});

function answer(question: PartQuestion, match: NumberMatch, { items, ...found }: NumberHits): PartHits {
  const named = items.map((hit) => ({
    ...hit,
    foundBy: hit.foundBy.map(({ kind: code, ...rest }): FoundBy => ({ by: numberKind(code), ...rest })),
  }));
  return { ...nothing(question), ...found, match, pages: Math.ceil(found.total / hitsPerPage), items: named };
}
