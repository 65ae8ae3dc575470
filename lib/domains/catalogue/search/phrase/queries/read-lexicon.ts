import { read } from "@/lib/platform/db";
import { catalogueStatement } from "@/lib/platform/catalogue";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { compactKey } from "@/lib/shared/compact";
import { languageGroups, writtenLanguages, type Language } from "@/lib/shared/languages";
import { promisedOnce } from "@/lib/shared/promised-once";
import { buildLexicon, type Lexicon, type Named } from "../lexicon";
import { speechOf, type Vocabulary } from "../speech";

type Texts = Readonly<Partial<Record<string, string>>>;
interface Row {
  parts: { id: number; weight: number; labels: Texts | null }[];
  brands: { id: number; name: string; parts: number[] | null }[];
  makes: { id: number; name: string }[];
}

const everything = catalogueStatement(
  "lexicon",
  (s) => `select
    coalesce((select json_agg(json_build_object('id', g.id, 'weight', g.weight, 'labels',
      (select json_object_agg(l.language, l.text) from ${s}.label l where l.kind = 'genart' and l.id = g.id))
      order by g.id) from ${s}.genart g), '[]') as parts,
    coalesce((select json_agg(json_build_object('id', b.id, 'name', b.name, 'parts',
      (select json_agg(p.genart_id) from ${s}.pair p where p.brand_id = b.id)) order by b.weight desc, b.id)
      from ${s}.brand b), '[]') as brands,
    coalesce((select json_agg(json_build_object('id', id, 'name', name) order by id) from ${s}.make), '[]') as makes`,
);

/** What the reader understands equally well: a language and its variant. */
interface Understood {
  languages: readonly string[];
  vocabulary: Vocabulary;
  names: ReadonlyMap<string, readonly string[]>;
}

async function vocabularyOf(language: string): Promise<Vocabulary> {
  const { default: vocabulary } = (await import(`../vocabulary/${language}.json`)) as { default: Vocabulary };
  return vocabulary;
}

/** Read when a reader of the language searches first: nobody else's lexicon grows by it. */
async function understood(languages: readonly string[]): Promise<Understood> {
  const written = writtenLanguages.filter((one) => languages.includes(one));
  const read = await Promise.all(languages.filter((one) => written.some((other) => other === one)).map(vocabularyOf));
  const names = new Map<string, readonly string[]>();
  for (const { parts } of read)
    for (const [part, texts = []] of Object.entries(parts))
      names.set(compactKey(part), [...(names.get(compactKey(part)) ?? []), ...texts]);
  return { languages, vocabulary: Object.assign({}, ...[...read].reverse()) as Vocabulary, names };
}

/** The names of a part by language: its own label first, then what the trade calls it. */
function named(by: readonly Understood[], { id, weight, labels }: Row["parts"][number]): Named {
  const keys = Object.values(labels ?? {}).map((label) => compactKey(label ?? ""));
  const names = by.map(({ languages, names: inTrade }) => [
    ...languages.flatMap((language) => labels?.[language] ?? []),
    ...(keys.map((key) => inTrade.get(key)).find((one) => one !== undefined) ?? []),
  ]);
  return { id, weight, names };
}

// From the primary: a replica may still lack what is remembered for good.
async function readLexicon(schema: string, groups: readonly (readonly string[])[]): Promise<Lexicon> {
  const by = await Promise.all(groups.map(understood));
  const [row] = await read<Row>(everything(schema), []);
  const brands = (row?.brands ?? []).map(({ parts, ...brand }) => ({ ...brand, parts: parts ?? [] }));
  const parts = (row?.parts ?? []).map((part) => named(by, part));
  const speech = speechOf(by.map(({ vocabulary }) => vocabulary));
  return buildLexicon(parts, brands, row?.makes ?? [], speech);
}

const remembered = () =>
  oncePerProcess("phrase-lexicons", () => ({ schema: "", byChain: new Map<string, Promise<Lexicon>>() }));

/** What phrases of a reader are read by; a version's names never change, so that it is made once per process. */
export function lexiconOf(schema: string, lang: Language): Promise<Lexicon> {
  const state = remembered();
  if (state.schema !== schema) Object.assign(state, { schema, byChain: new Map() });
  const groups = languageGroups(lang);
  return promisedOnce(state.byChain, groups.join(" "), () => readLexicon(schema, groups));
}
