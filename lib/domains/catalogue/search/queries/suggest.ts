import { findVehiclePhrase } from "@/lib/domains/vehicles/models/phrase/queries";
import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import { byLabel } from "@/lib/shared/by-name";
import { compactKey } from "@/lib/shared/compact";
import type { Language } from "@/lib/shared/languages";
import { shortestSuggestion, suggestionsPerGroup } from "@/lib/shared/suggestions";
import { namedNumbers, namesBeside } from "../numbers";
import { longestQuery, numberKind, plainWidth } from "../rules";
import type { Suggestions } from "../schema";
import { vehicleIn } from "../vehicles";
import { labelsOf } from "../../labels/queries";
import type { Labels } from "../../labels/rules";
import { listPlaces } from "../../tree/queries/list-reference";
import { listNearWords, readWords } from "./search-words";

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

/** What a text may become: generic articles, brands, makes and numbers that begin so; misspelt words when nothing does. */
export async function suggest(actor: Actor, { text, lang }: { text: string; lang: Language }): Promise<Suggestions> {
  requireUser(actor);
  const typed = plainWidth(text.slice(0, longestQuery));
  const prefix = compactKey(typed);
  if (prefix.length < shortestSuggestion) return nothing;
  const begun = await suggestBeginning(prefix, lang);
  const isKnown = Object.values(begun).some((list) => list.length > 0);
  return isKnown ? begun : suggestNear(actor, { text: typed, lang });
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
async function suggestNear(
  actor: Actor,
  { text: typed, lang }: { text: string; lang: Language },
): Promise<Suggestions> {
  const { rest: text } = vehicleIn(typed);
  const phrase = await findVehiclePhrase(actor, { text });
  const numbers = await suggestNamedNumber(actor, { text: phrase?.rest ?? text, lang });
  if (numbers.length > 0) return { ...nothing, numbers };
  const reading = await readWords(actor, { text: phrase?.rest ?? text });
  const ids = reading?.genartIds?.slice(0, suggestionsPerGroup) ?? [];
  if (ids.length === 0) return nothing;
  const places = await listPlaces(actor, { ids, lang });
  const beside = phrase ? ` ${phrase.named}` : "";
  return { ...nothing, genarts: places.map(({ id, label }) => ({ id, label: label + beside })) };
}

/** The numbers that begin like the one that stands beside names; none when there is no such number. */
async function suggestNamedNumber(
  actor: Actor,
  { text, lang }: { text: string; lang: Language },
): Promise<Suggestions["numbers"]> {
  const words = namesBeside(text);
  if (words.length === 0) return [];
  const [first] = namedNumbers(text, await listNearWords(actor, { words }));
  return first ? (await suggestBeginning(first.key, lang)).numbers : [];
}
