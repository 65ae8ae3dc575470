import { hasRight, requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica, type Statement } from "@/lib/platform/db";
import { plateRegistry } from "@/lib/providers/plate-registry";
import type { KnownIdentifier } from "@/lib/providers/plate-registry/port";
import { formatPlate } from "@/lib/shared/plate";
import { lacksFrom, vinLength } from "@/lib/shared/vin";
import { findMake } from "../models/queries";
import { tellApart, type Marks } from "../versions/apart";
import { labelOfVersion } from "../view/rules";
import { completionKey, mostCompletions, numberRanges, versionWords, yearsText, type CompletionKind } from "./rules";
import type { Suggestion } from "./schema";

interface Row extends Marks {
  value: string;
  make: string;
  model: string;
  name: string;
  fromYm: number | null;
  toYm: number | null;
}
/** A VIN with a gap is looked for by its first characters, once most of it was typed. */
const [shortestWithGap, sureBeginning, mostNear] = [14, 8, 200];
type Written = (schema: string) => Statement;

/** `found` answers value and ktype of what begins so, in order, a bounded number of rows. */
const completing = (name: string, found: (schema: string) => string): Written =>
  catalogueStatement(
    name,
    (s) => `with found as materialized (${found(s)})
      select f.value, v.ktype, k.name as make, m.name as model, v.name, v.from_ym as "fromYm", v.to_ym as "toYm", v.kw, v.ccm, v.p3, v.body,
        v.engine_codes as "engineCodes"
      from found f join ${s}.vehicle v on v.ktype = f.ktype join ${s}.model m on m.id = v.model_id
      join ${s}.make k on k.id = v.make_id order by f.value, v.from_ym, v.ktype limit ${mostCompletions}`,
  );

const ofNumber = (column: "ktype" | "ntypnr"): Written =>
  completing(
    `complete_${column}`,
    (s) => `select n.number::text as value, n.ktype from generate_series(0, $2::int) as k, lateral (
        select v.${column} as number, v.ktype from ${s}.vehicle v
        where v.${column} >= $1::bigint * (10 ^ k)::bigint and v.${column} < ($1::bigint + 1) * (10 ^ k)::bigint
        order by v.${column} limit ${mostCompletions}) n order by k, n.number limit ${mostCompletions}`,
  );

const ofCode = (name: string, table: string, column: string): Written =>
  completing(
    name,
    (s) => `select distinct on (${column}) ${column} as value, ktype from ${s}.${table}
      where ${column} >= $1 and ${column} < $1 || '~' order by ${column}, ktype limit ${mostCompletions}`,
  );

const numbers = { ktype: ofNumber("ktype"), ntypnr: ofNumber("ntypnr") };
const codes = {
  tvv: ofCode("complete_type", "type_code", "code"),
  ebayMoto: ofCode("complete_ebay", "ebay_moto", "id"),
};

async function catalogued(statement: Written, values: unknown[]): Promise<Suggestion[]> {
  const rows = await readReplica<Row>(statement(await liveCatalogue()), values);
  const labelOf = ({ make, model, name }: Row) => labelOfVersion(make, model, name);
  const apart = tellApart(rows, (row) => `${row.value} ${labelOf(row)} ${yearsText(row.fromYm, row.toYm)}`);
  return rows.map((row) => ({
    value: row.value,
    label: labelOf(row),
    detail: [yearsText(row.fromYm, row.toYm), ...(apart.get(row.ktype) ?? [])].filter(Boolean).join(" · ") || null,
    ktype: row.ktype,
  }));
}

const registered = ({ value, make, model, version, ktype }: KnownIdentifier): Suggestion => ({
  value,
  label: labelOfVersion(make, model, version),
  detail: null,
  ktype,
});

/** VINs that begin so; where none does, those of which a character of the middle or of the end was left out. */
async function vinsOf(key: string): Promise<KnownIdentifier[]> {
  const found = await plateRegistry().beginning("vin", key, mostCompletions);
  if (found.length > 0 || key.length < shortestWithGap || key.length >= vinLength) return found;
  const near = await plateRegistry().beginning("vin", key.slice(0, sureBeginning), mostNear);
  return near.filter(({ value }) => lacksFrom(key, value)).slice(0, mostCompletions);
}

/** Up to ten identifiers that begin with a text of two characters or more. Registered ones only for those who may look them up. */
export async function completeIdentifier(
  actor: Actor,
  { kind, text }: { kind: CompletionKind; text: string },
): Promise<Suggestion[]> {
  requireUser(actor);
  const key = completionKey(kind, text);
  if (key === null) return [];
  if (kind === "vin") {
    if (!hasRight(actor, "CarIdentifier", "v2", "Diag")) return [];
    return (await vinsOf(key)).map(registered);
  }
  if (kind === "targa") {
    const found = hasRight(actor, "targa") ? await plateRegistry().beginning("IT", key, mostCompletions) : [];
    return found.map((one) => ({ ...registered(one), value: formatPlate(one.value, "IT") }));
  }
  if (kind === "tvv" || kind === "ebayMoto") return catalogued(codes[kind], [key]);
  const { beginning, steps } = numberRanges(key);
  return catalogued(numbers[kind], [beginning, steps]);
}

const version = completing(
  "complete_version",
  (s) => `select distinct on (h.whole, h.ktype) h.whole as value, h.ktype from (
      select whole, ktype from ${s}.version_term
      where norm >= $1 and norm < $1 || '~' and whole like all ($2::text[]) order by norm limit 60) h`,
);
const versionOfMake = completing(
  "complete_make_version",
  (s) => `select distinct on (h.whole, h.ktype) h.whole as value, h.ktype from (
      select whole, ktype from ${s}.version_term where make_id = $3 and heavy = $4
      and norm >= $1 and norm < $1 || '~' and whole like all ($2::text[]) order by norm limit 60) h`,
);

interface VersionText {
  text: string;
  make?: string;
  heavy?: boolean;
}

/** Up to ten versions whose make, model and name hold every word of a text, among those of one make where it is named. */
export async function completeVersion(actor: Actor, { text, make, heavy = false }: VersionText): Promise<Suggestion[]> {
  requireUser(actor);
  const words = versionWords(text);
  if (!words) return [];
  const values = [words.first, words.patterns];
  const named = (rows: Suggestion[]) => rows.map((row) => ({ ...row, value: row.label }));
  if (make === undefined) return named(await catalogued(version, values));
  const found = await findMake(actor, { brand: make });
  return found ? named(await catalogued(versionOfMake, [...values, found.id, heavy])) : [];
}
