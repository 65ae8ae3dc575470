import { indexOf } from "@/lib/domains/vehicles/models/phrase/queries";
import { vehiclePlace, type SearchField } from "@/lib/domains/vehicles/paths/rules";
import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import type { Language } from "@/lib/shared/languages";
import { untouchedList, writeListState } from "../../../list/facets";
import { labelsOf } from "../../../labels/queries";
import { longestQuery, plainWidth } from "../../rules";
import type { Lexicon } from "../lexicon";
import { meantParts, type RankedPart } from "../ranking";
import { readPhrase, type ReadPhrase } from "../rules";
import type { PhraseMeaning } from "../schema";
import { lexiconOf } from "./read-lexicon";

const partsOfVehicle = catalogueStatement(
  "phrase_vehicle_parts",
  (s) => `select g.id, coalesce(k.n, 0) as n, g.vehicle_bound as bound from ${s}.genart g
    left join ${s}.ktype_genart k on k.ktype = $1 and k.genart_id = g.id where g.id = any($2::int[])`,
);

export interface PhraseAsked {
  text: string;
  lang: Language;
  /** The vehicle in hand: the parts that it has come first. */
  ktype?: number | undefined;
}

export interface ReadText extends ReadPhrase {
  lexicon: Lexicon;
  /** Articles of the vehicle in hand by part; null without a vehicle. */
  held: ReadonlyMap<number, number> | null;
  /** What is meant fits any vehicle, like oil: lists of vehicles do not hold it. */
  anyVehicle: boolean;
}

const mostAsked = 60;
const mostParts = 8;
const mostTabs = 4;
const mostModels = 8;

/** A text read by the live catalogue's names, the vehicle's own parts first. */
export async function readText(actor: Actor, { text, lang, ktype }: PhraseAsked): Promise<ReadText> {
  requireUser(actor);
  const schema = await liveCatalogue();
  const [lexicon, index] = await Promise.all([lexiconOf(schema, lang), indexOf(schema)]);
  const read = readPhrase(plainWidth(text.slice(0, longestQuery)), lexicon, index);
  if (ktype === undefined || read.parts.length === 0) return { ...read, lexicon, held: null, anyVehicle: false };
  const ids = read.parts.slice(0, mostAsked).map(({ id }) => id);
  const rows = await readReplica<{ id: number; n: number; bound: boolean }>(partsOfVehicle(schema), [ktype, ids]);
  const held = new Map(rows.map(({ id, n }) => [id, n]));
  const [best] = read.parts;
  if (best?.exact && rows.some(({ id, n, bound }) => id === best.id && n === 0 && !bound))
    return { ...read, lexicon, held, anyVehicle: true };
  const isHeld = heldBy(read.parts, held);
  const parts = [...read.parts.filter(isHeld), ...read.parts.filter((one) => !isHeld(one))];
  const meant = read.parts.some(isHeld) ? meantParts(parts.filter(isHeld)) : read.meant;
  return { ...read, parts, meant, lexicon, held, anyVehicle: false };
}

// A part of the vehicle that answers far worse than another is not meant: asked for a turbo, an engine without one shows none.
const farBehind = 0.25;

function heldBy(parts: readonly RankedPart[], held: ReadonlyMap<number, number>): (part: RankedPart) => boolean {
  const least = (parts[0]?.score ?? 0) - farBehind;
  return ({ id, score }) => score >= least && (held.get(id) ?? 0) > 0;
}

const fieldOf: Readonly<Partial<Record<string, SearchField>>> = { FR: "immat", CH: "swissPlate", IT: "targa" };

const vehiclesOf = ({ vehicles }: ReadPhrase): PhraseMeaning["vehicles"] =>
  vehicles.flatMap((one) => {
    if (one.kind === "vin") return [{ field: "vin" as const, value: one.vin }];
    const field = fieldOf[one.plate.country];
    return field ? [{ field, value: one.plate.display }] : [];
  });

/** Below a vehicle: the list of the parts that are meant, narrowed to the brands, positions and sizes of the phrase. */
function placeOf({ parts, meant, brandIds, wants, anyVehicle }: ReadText): string | null {
  if (anyVehicle) return null;
  const ids = (meant.length > 0 ? meant : parts).slice(0, mostTabs).map(({ id }) => id);
  const [itemId] = ids;
  if (itemId === undefined) return null;
  const query = writeListState({ ...untouchedList, brands: brandIds, wants: wants.map(({ word }) => word) });
  return vehiclePlace("", { kind: "search", name: "from-breadcrumb", genartIds: ids, itemId }).slice(1) + query;
}

/** What a phrase means, and the place of a vehicle's catalogue to which it leads. */
export async function readMeaning(actor: Actor, asked: PhraseAsked): Promise<PhraseMeaning> {
  const read = await readText(actor, asked);
  const labels = await labelsOf(await liveCatalogue(), asked.lang);
  const { pieces, leftAside, models, version, parts, brandIds, wants, lexicon, held } = read;
  return {
    ...{ pieces, leftAside, version, wants },
    vehicles: vehiclesOf(read),
    models: models.slice(0, mostModels),
    parts: parts.slice(0, mostParts).map(({ id }) => {
      return { id, label: labels.of("genart", id), articles: held ? (held.get(id) ?? 0) : null };
    }),
    brands: brandIds.map((id) => ({ id, label: lexicon.brands.get(id)?.name ?? "" })),
    place: placeOf(read),
  };
}
