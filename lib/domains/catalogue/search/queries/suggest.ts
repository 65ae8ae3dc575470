import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import { byLabel } from "@/lib/shared/by-name";
import { speltKey, wordsOfRun } from "@/lib/shared/other-scripts";
import type { Language } from "@/lib/shared/languages";
import { shortestSuggestion, suggestionsPerGroup } from "@/lib/shared/suggestions";
import { namedNumbers, namesBeside } from "../numbers";
import { tokensOf } from "../phrase/stems";
import { namesNear } from "../phrase/near-names";
import { readText, type ReadText } from "../phrase/queries/read-meaning";
import type { PhrasePiece } from "../phrase/schema";
import { longestQuery, numberKind, plainWidth, searchKey } from "../rules";
import type { Suggestions } from "../schema";
import { vehicleIn } from "../vehicles";
import { labelsOf, liveNames } from "../../labels/queries";
import type { Labels } from "../../labels/rules";
import { findNearNumbers } from "./find-near-numbers";

const byPrefix = catalogueStatement(
  "suggest",
  (s) => `with listed as materialized (select norms from ${s}.suggest_prefix where prefix = $1),
    best as materialized (
      select norm from listed, unnest(norms) as norm
      union all
      (select q.norm from (
          select norm, weight from ${s}.number where norm >= $1 and norm < $1 || '~' and not exists (select from listed) limit 200) q
        order by q.weight desc, q.norm limit 10)),
    terms as (
      select kind, target, label, max(weight) as weight from ${s}.suggest_term
      where norm >= $1 and norm < $1 || '~' and lang in ($2, '') group by kind, target, label),
    foreign_terms as (
      select target, max(weight) as weight from ${s}.suggest_term
      where kind = 1 and norm >= $1 and norm < $1 || '~' group by target)
    select
      coalesce((select terms from ${s}.suggest_ready where prefix = $1 and lang = $2),
        (select json_agg(json_build_array(t.kind, t.target, t.label) order by t.weight desc, t.label) from (
          select t.*, row_number() over (partition by kind order by weight desc, label) as place from terms t) t where place <= $3),
        (select json_agg(json_build_array(1, target, null, weight)) from foreign_terms),
        '[]') as terms,
      coalesce((select json_agg(json_build_array(d.printed, d.kind, d.owner, d.genart_id, n.n) order by n.weight desc, n.norm)
        from best join ${s}.number n on n.norm = best.norm, lateral (
          select r.printed, r.kind, r.genart_id, case r.kind when 2 then (select name from ${s}.make where id = r.owner_id)
            else (select name from ${s}.brand where id = case r.kind when 3 then r.owner_id else r.brand_id end) end as owner
          from ${s}.article_ref r where r.norm = best.norm order by r.kind, r.article_id limit 1) d), '[]') as numbers`,
);

interface Row {
  /** Parts that begin so in another language alone have no label but a weight, and stand in no order. */
  terms: [kind: number, target: number, label: string | null, weight?: number][];
  numbers: [printed: string, kind: number, owner: string | null, genart: number, articles: number][];
}

const nothing: Suggestions = { genarts: [], brands: [], makes: [], numbers: [] };

interface Asked {
  text: string;
  lang: Language;
  /** The vehicle in hand: its own parts come first. */
  ktype?: number | undefined;
}

/** The key that names of parts are suggested by: their words as they are searched, without blanks. */
const keyOfBeginning = (typed: string): string =>
  typed
    .split(/\s+/)
    .flatMap((run) => wordsOfRun(run))
    .map(({ typed: word }) => speltKey(word))
    .join("");

/** What a text may become: the part that its words mean, generic articles, brands, makes and numbers that begin so; what is nearly meant when nothing does. */
export async function suggest(actor: Actor, { text, lang, ktype }: Asked): Promise<Suggestions> {
  requireUser(actor);
  const typed = plainWidth(text.slice(0, longestQuery));
  const prefix = keyOfBeginning(typed);
  if (prefix.length < shortestSuggestion) return nothing;
  const begun = await suggestBeginning(prefix, lang);
  const asked = { text: typed, lang, ktype };
  if (Object.values(begun).every((list) => list.length === 0)) return suggestNear(actor, asked);
  const isParts = begun.genarts.length > 0 && (ktype !== undefined || prefix.length > longestReady);
  return isParts ? meantFirst(actor, asked, begun) : begun;
}

/** Beginnings up to here are answered beforehand, by how often parts are asked for. */
const longestReady = 4;

/** The part that the words mean is the first, as it is of a search; of a vehicle in hand the parts that it has. */
async function meantFirst(actor: Actor, asked: Asked, begun: Suggestions): Promise<Suggestions> {
  const { meant, held, wants, lexicon } = await readText(actor, asked);
  const { labels } = await liveNames(asked.lang);
  const isWhole =
    wants.length === 0 &&
    tokensOf(asked.text, lexicon.speech).every(({ key, filler }) => filler || lexicon.spelt.has(key));
  const said = meant.filter(({ full, id }) => (full && isWhole) || (held?.get(id) ?? 0) > 0);
  const genarts = [...said.map(({ id }) => ({ id, label: labels.of("genart", id) })), ...begun.genarts]
    .filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at)
    .slice(0, suggestionsPerGroup);
  return { ...begun, genarts };
}

async function suggestBeginning(prefix: string, lang: Language): Promise<Suggestions> {
  const schema = await liveCatalogue();
  const labels = await labelsOf(schema, lang);
  const [row] = await readReplica<Row>(byPrefix(schema), [prefix, labels.language, suggestionsPerGroup]);
  if (!row) return nothing;
  const terms = namedTerms(row.terms, labels);
  const ofKind = (kind: number) => terms.filter((term) => term.kind === kind).map(({ id, label }) => ({ id, label }));
  const numbers = row.numbers.map(([number, code, owner, genart, articles]) => {
    return { number, by: numberKind(code), owner, label: labels.of("genart", genart), articles };
  });
  return { genarts: ofKind(1), brands: ofKind(2), makes: ofKind(3), numbers };
}

function namedTerms(terms: Row["terms"], labels: Labels): { kind: number; id: number; label: string }[] {
  const named = terms.map(([kind, id, label, weight = 0]) => ({
    kind,
    id,
    weight,
    label: label ?? labels.of("genart", id),
  }));
  if (terms.every(([, , label]) => label !== null)) return named;
  return named.sort((a, b) => b.weight - a.weight || byLabel(a, b)).slice(0, suggestionsPerGroup);
}

// The vehicle named beside a part stays in what is offered: "plaquettes clio 3" completes to the part of a Clio III.
async function suggestNear(actor: Actor, asked: Asked): Promise<Suggestions> {
  const read = await readText(actor, asked);
  const numbers = await suggestNamedNumber(actor, asked, read);
  if (numbers.length > 0) return { ...nothing, numbers };
  const { labels } = await liveNames(asked.lang);
  const isVehicle = ({ kind }: PhrasePiece) => kind === "make" || kind === "model";
  const beside = read.models.length > 0 ? read.pieces.filter(isVehicle).map(({ typed }) => ` ${typed}`) : [];
  const parts = read.parts.filter(({ full }, at) => full || at === 0).slice(0, suggestionsPerGroup);
  return { ...nothing, genarts: parts.map(({ id }) => ({ id, label: labels.of("genart", id) + beside.join("") })) };
}

/** The numbers that begin like the one of a text, or are nearly it; none when it holds no number. */
async function suggestNamedNumber(
  actor: Actor,
  { text: typed, lang }: Asked,
  { lexicon, vehicles }: ReadText,
): Promise<Suggestions["numbers"]> {
  const { rest: text } = vehicleIn(typed);
  const [first] = namedNumbers(text, namesNear(namesBeside(text), lexicon));
  const key = first?.key ?? (vehicles.length === 0 ? searchKey("ref", text) : null);
  if (!key || !/\d/.test(key)) return [];
  const begun = first ? (await suggestBeginning(first.key, lang)).numbers : [];
  return begun.length > 0 ? begun : findNearNumbers(actor, { ...first, key, lang });
}
