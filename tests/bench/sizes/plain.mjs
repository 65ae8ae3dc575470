import pg from "pg";
import { environment, listen } from "../limit.mjs";
import { compare } from "../load.mjs";
import { amount, mark, table } from "../report.mjs";

/** The size at which the product's search is held against a plain server's. */
export const comparedSize = 100_000;
const asked = 200;
const searches = [
  {
    name: "Free text",
    kind: "text",
    goal: 0.9,
    path: (text) => `/api/parts/search/ref/fr/${encodeURIComponent(text)}`,
  },
  {
    name: "Exact number",
    kind: "number",
    goal: 0.7,
    path: (text) => `/api/parts/get/ref/fr/${encodeURIComponent(text)}`,
  },
];

const copies = (s) => `
  create schema plain;
  create table plain.article as
    select a.id, b.name as brand, a.article_no, l.text as label, concat_ws(' ', l.text, b.name, a.article_no) as words
    from ${s}.article a join ${s}.brand b on b.id = a.brand_id
      join ${s}.label l on l.kind = 'genart' and l.id = a.genart_id and l.language = 'fr';
  create table plain.number as select article_id, norm from ${s}.article_ref;
  alter table plain.article add primary key (id);
  create index on plain.article using gin (words gin_trgm_ops);
  create index on plain.number (norm);
  analyze plain.article, plain.number`;

const questions = {
  text: `select distinct label || ' ' || brand as text from (select label, brand from plain.article order by hashint4(id) limit ${asked}) a`,
  number: `select article_no as text from plain.article order by hashint4(id) limit ${asked}`,
};

async function prepare(url) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const live = await client.query("select schema_name as schema from catalogue_version where live");
    await client.query(copies(live.rows[0].schema));
    const texts = {};
    for (const { kind } of searches) texts[kind] = (await client.query(questions[kind])).rows.map(({ text }) => text);
    return texts;
  } finally {
    await client.end();
  }
}

/** Holds free text and exact numbers against a plain server with a trigram index over the same articles. */
export async function measurePlain({ product, url, headers, options, note }) {
  note("copying the articles for a plain server");
  const texts = await prepare(url);
  const { child, base } = await listen("", environment(url), "sizes/plain-server.mjs");
  try {
    const found = [];
    for (const { name, kind, goal, path } of searches) {
      const targets = [
        { name, url: product.base, paths: texts[kind].map(path), headers },
        {
          name: `${name}, plain`,
          url: base,
          paths: texts[kind].map((one) => `/${kind}/${encodeURIComponent(one)}`),
          headers,
        },
      ];
      const [real, plain] = await compare(targets, options, note);
      found.push({ name, goal, product: real.perSecond, plain: plain.perSecond, ratio: plain.ratio });
    }
    return found;
  } finally {
    child.disconnect();
  }
}

/** The table of the comparison with a plain server. */
export const describePlain = (found) =>
  table(
    ["Search", "product /s", "plain server /s", "ratio", "goal", "met"],
    found.map(({ name, goal, product, plain, ratio }) => [
      ...[name, amount(product), amount(plain), amount(ratio, 2), goal],
      mark(ratio >= goal),
    ]),
  );
