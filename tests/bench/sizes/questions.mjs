import pg from "pg";

const perRead = 300;

/**
 * What each read is, its goal at a million articles (p95 in ms, one client), and the statement that gives real ids to ask.
 * `only`: the statement that is meant where the call runs others too; such a call is measured over HTTP once, as `call`.
 */
const reads = [
  {
    name: "Exact number",
    goal: 0.5,
    sample: (s) => `select printed as a from ${s}.article_ref order by hashtext(norm), article_id limit ${perRead}`,
    path: ({ a }) => `/api/parts/get/ref/fr/${encodeURIComponent(a)}`,
  },
  {
    name: "Suggestions",
    goal: 0.5,
    sample: (
      s,
    ) => `(select left(norm, 2 + abs(hashtext(norm)) % 6) as a from ${s}.number order by hashtext(norm) limit ${perRead / 2})
      union all (select left(norm, 2 + abs(hashtext(norm)) % 6) from ${s}.suggest_term order by hashtext(norm), lang limit ${perRead / 2})`,
    path: ({ a }) => `/api/completion/part/${a}?lang=fr`,
  },
  {
    name: "Search with a typing error",
    goal: 2,
    sample: (s) => `select overlay(word placing '' from 3 for 1) as a, word as b from ${s}.vocab
      where kind in (1, 2) and word ~ '^[A-Z]{6,}$' order by hashtext(word), kind limit ${perRead}`,
    path: ({ a }) => `/api/parts/search/ref/fr/${a}`,
  },
  {
    name: "Articles of a vehicle, and what its facets count",
    goal: 1.5,
    sample: (s) =>
      `select ktype as a, genart_id as b from ${s}.ktype_genart order by hashint8(ktype::bigint * 100000 + genart_id) limit ${perRead}`,
    path: ({ a, b }) => `/api/vehicle-parts/vl/fr/${a}/${b}`,
  },
  {
    name: "Family tree of a vehicle",
    goal: 1,
    sample: (s) =>
      `select a from (select distinct ktype as a from ${s}.ktype_genart) k order by hashint4(a) limit ${perRead}`,
    path: ({ a }) => `/api/parts-families/vl/fr/${a}`,
  },
  {
    name: "Article sheet",
    call: "Article sheet, all sections",
    goal: 1,
    only: "article_sheet",
    sample: articles,
    path: sheet,
  },
  { name: "Vehicles of an article", call: null, goal: 1.5, only: "applicability", sample: articles, path: sheet },
  {
    name: "Alternatives",
    goal: 1,
    sample: articles,
    path: ({ a }) => `/api/fichearticle/${a}/alternatives?lang=fr`,
  },
];

function sheet({ a }) {
  return `/api/fichearticle/${a}?lang=fr`;
}

function articles(s) {
  return `select id as a from ${s}.article order by hashint4(id) limit ${perRead}`;
}

/** Every read with the paths of its questions: real ids spread over the whole live catalogue, the same at every run. */
export async function askedOf(url) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const live = await client.query("select schema_name as schema from catalogue_version where live");
    const { schema } = live.rows[0];
    const asked = [];
    for (const { name, call = name, goal, only = "", sample, path } of reads) {
      const { rows } = await client.query(sample(schema));
      asked.push({ name, call, goal, only, paths: [...new Set(rows.map(path))] });
    }
    return asked;
  } finally {
    await client.end();
  }
}
