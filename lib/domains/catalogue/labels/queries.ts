import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica, type Statement } from "@/lib/platform/db";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { languageChain, type Language } from "@/lib/shared/languages";
import type { LabelKind, Labels } from "./rules";

const chosen = catalogueStatement(
  "labels",
  (s) => `select kind, json_object_agg(id, text) as texts from (
      select distinct on (kind, id) kind, id, text from ${s}.label where language = any($1::text[])
      order by kind, id, array_position($1, language)) l group by kind`,
);

const spoken = catalogueStatement(
  "label_languages",
  (s) => `select distinct language from ${s}.label where kind = 'genart'`,
);

interface Row {
  kind: LabelKind;
  texts: Record<string, string>;
}

const byId = (texts: Row["texts"]) => new Map(Object.entries(texts).map(([id, text]) => [Number(id), text]));

async function readLabels(schema: string, chain: readonly string[]): Promise<Labels> {
  const [rows, held] = await Promise.all([
    readReplica<Row>(chosen(schema), [chain]),
    readReplica<{ language: string }>(spoken(schema)),
  ]);
  const kinds = new Map(rows.map(({ kind, texts }) => [kind, byId(texts)]));
  const find = (kind: LabelKind, id: number) => kinds.get(kind)?.get(id) ?? null;
  const language = chain.find((tag) => held.some((one) => one.language === tag)) ?? chain[0] ?? "";
  return { language, find, of: (kind, id) => find(kind, id) ?? "" };
}

/** In a statement: what a thing is called, as an object by language. */
export const everyName = (s: string, kind: LabelKind, id: string): string =>
  `(select json_object_agg(l.language, l.text) from ${s}.label l where l.kind = '${kind}' and l.id = ${id})`;

/** In a statement: whether a thing is called so in any language. */
export const isCalled = (s: string, kind: LabelKind, id: string, text: string): string =>
  `exists (select from ${s}.label l where l.kind = '${kind}' and l.id = ${id} and l.text = ${text})`;

type OfVersion = Map<Language, Promise<Labels>>;
const remembered = () => oncePerProcess("catalogue-labels", () => new Map<string, OfVersion>());

/** Versions never change: the live one and the one before, which requests may still be reading, are kept. */
const versionsKept = 2;

function versionOf(schema: string): OfVersion {
  const versions = remembered();
  const known = versions.get(schema);
  if (known) return known;
  for (const former of [...versions.keys()].slice(0, Math.max(0, versions.size + 1 - versionsKept)))
    versions.delete(former);
  const made: OfVersion = new Map();
  versions.set(schema, made);
  return made;
}

/** The labels of a catalogue version in a language; read once per process. */
export function labelsOf(schema: string, lang: Language): Promise<Labels> {
  const version = versionOf(schema);
  const known = version.get(lang);
  if (known) return known;
  const labels = readLabels(schema, languageChain(lang));
  version.set(lang, labels);
  labels.catch(() => version.delete(lang));
  return labels;
}

/** Rows of a statement over the live catalogue, and what this calls its things in a language. */
export async function readLabelled<Row>(
  statement: (schema: string) => Statement,
  values: unknown[],
  lang: Language,
): Promise<{ rows: Row[]; labels: Labels }> {
  const schema = await liveCatalogue();
  const [rows, labels] = await Promise.all([readReplica<Row>(statement(schema), values), labelsOf(schema, lang)]);
  return { rows, labels };
}
