import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { read, readReplica, type Statement } from "@/lib/platform/db";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { languageChain, type Language } from "@/lib/shared/languages";
import { promisedOnce } from "@/lib/shared/promised-once";
import type { LabelKind, Labels, NamedVersion } from "./rules";

const chosen = catalogueStatement(
  "labels",
  (s) => `select kind, json_object_agg(id, text) as texts from (
      select distinct on (kind, id) kind, id, text from ${s}.label where language = any($1::text[])
      order by kind, id, array_position($1, language)) l group by kind`,
);

/** A language in which a version names anything; suggested are the words of those in which it names parts. */
interface Held {
  language: string;
  parts: boolean;
}

const heldLanguages = catalogueStatement(
  "label_languages",
  (s) => `select language, bool_or(kind = 'genart') as parts from ${s}.label group by language`,
);

interface Row {
  kind: LabelKind;
  texts: Record<string, string>;
}

const byId = (texts: Row["texts"]) => new Map(Object.entries(texts).map(([id, text]) => [Number(id), text]));

// From the primary: a replica may still lack what is remembered for good.
async function readLabels(schema: string, chain: readonly Held[]): Promise<Labels> {
  const rows = await read<Row>(chosen(schema), [chain.map(({ language }) => language)]);
  const kinds = new Map(rows.map(({ kind, texts }) => [kind, byId(texts)]));
  const find = (kind: LabelKind, id: number) => kinds.get(kind)?.get(id) ?? null;
  const language = (chain.find(({ parts }) => parts) ?? chain[0])?.language ?? "";
  return { language, find, of: (kind, id) => find(kind, id) ?? "" };
}

/** In a statement: what a thing is called, as an object by language. */
export const everyName = (s: string, kind: LabelKind, id: string): string =>
  `(select json_object_agg(l.language, l.text) from ${s}.label l where l.kind = '${kind}' and l.id = ${id})`;

/** In a statement: whether a thing is called so in any language. */
export const isCalled = (s: string, kind: LabelKind, id: string, text: string): string =>
  `exists (select from ${s}.label l where l.kind = '${kind}' and l.id = ${id} and l.text = ${text})`;

/** A version's labels by the languages of it that a chain reaches: of two languages there are two orders at most. */
interface Remembered {
  held: Promise<readonly Held[]>;
  byChain: Map<string, Promise<Labels>>;
  asked: number;
}

const remembered = () => oncePerProcess("catalogue-labels", () => new Map<string, Remembered>());

/** Versions never change: one that nobody asked for so long was replaced, and no request reads it any more. */
const keptMs = 60_000;

function versionOf(schema: string): Remembered {
  const versions = remembered();
  const version = versions.get(schema) ?? openVersion(schema);
  version.asked = Date.now();
  for (const [former, { asked }] of versions) if (version.asked - asked > keptMs) versions.delete(former);
  return version;
}

/** What names no part is no version's labels as they should be: it is answered and not kept. */
function openVersion(schema: string): Remembered {
  const versions = remembered();
  const version: Remembered = { held: read<Held>(heldLanguages(schema)), byChain: new Map(), asked: 0 };
  const forget = () => void (versions.get(schema) === version && versions.delete(schema));
  versions.set(schema, version);
  version.held.then((held) => held.some(({ parts }) => parts) || forget(), forget);
  return version;
}

/** The labels of a catalogue version in a language; read once per process. */
export async function labelsOf(schema: string, lang: Language): Promise<Labels> {
  const { held, byChain } = versionOf(schema);
  const languages = await held;
  const chain = languageChain(lang).flatMap((tag) => languages.filter(({ language }) => language === tag));
  const key = chain.map(({ language }) => language).join(" ");
  return promisedOnce(byChain, key, () => readLabels(schema, chain));
}

/** The live catalogue version with what it calls its things in a language: for an answer that takes several statements. */
export async function liveNames(lang: Language): Promise<NamedVersion> {
  const schema = await liveCatalogue();
  return { schema, labels: await labelsOf(schema, lang) };
}

/** Rows of a statement over the live catalogue, beside the version that they come from; with `read` those that the primary has. */
export async function readLabelled<Row>(
  statement: (schema: string) => Statement,
  values: unknown[],
  lang: Language,
  ask: typeof read = readReplica,
): Promise<NamedVersion & { rows: Row[] }> {
  const version = await liveNames(lang);
  return { ...version, rows: await ask<Row>(statement(version.schema), values) };
}
