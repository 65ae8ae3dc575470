import { read } from "@/lib/platform/db";
import { catalogueStatement } from "@/lib/platform/catalogue";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { compactKey } from "@/lib/shared/compact";
import { languageChain, type Language } from "@/lib/shared/languages";
import { promisedOnce } from "@/lib/shared/promised-once";
import { buildLexicon, type Lexicon, type Named } from "../lexicon";
import vocabulary from "../vocabulary/parts.json";

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

const spoken = new Map<string, Readonly<Partial<Record<string, readonly string[]>>>>(
  vocabulary.map(({ part, names }) => [compactKey(part), names]),
);

/** The names of a part in the languages of a chain: its own label first, then what the trade calls it. */
function namesOf(labels: Texts, chain: readonly string[]): string[][] {
  const inTrade = Object.values(labels)
    .map((label) => spoken.get(compactKey(label ?? "")))
    .find((names) => names !== undefined);
  return chain.map((language) =>
    [labels[language], ...(inTrade?.[language] ?? [])].filter((name) => name !== undefined),
  );
}

const named = (chain: readonly string[], { id, weight, labels }: Row["parts"][number]): Named => {
  return { id, weight, names: namesOf(labels ?? {}, chain) };
};

// From the primary: a replica may still lack what is remembered for good.
async function readLexicon(schema: string, chain: readonly string[]): Promise<Lexicon> {
  const [row] = await read<Row>(everything(schema), []);
  const brands = (row?.brands ?? []).map(({ parts, ...brand }) => ({ ...brand, parts: parts ?? [] }));
  const parts = (row?.parts ?? []).map((part) => named(chain, part));
  return buildLexicon(parts, brands, row?.makes ?? []);
}

const remembered = () =>
  oncePerProcess("phrase-lexicons", () => ({ schema: "", byChain: new Map<string, Promise<Lexicon>>() }));

/** What phrases of a reader are read by; a version's names never change, so that it is made once per process. */
export function lexiconOf(schema: string, lang: Language): Promise<Lexicon> {
  const state = remembered();
  if (state.schema !== schema) Object.assign(state, { schema, byChain: new Map() });
  const chain = languageChain(lang);
  return promisedOnce(state.byChain, chain.join(" "), () => readLexicon(schema, chain));
}
