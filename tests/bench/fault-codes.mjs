import pg from "pg";
import { ask } from "./chosen-calls.mjs";
import { recordCalls } from "./limit.mjs";
import { amount, mark, table } from "./report.mjs";
import { bearer, cookie } from "./sign-in.mjs";
import { quantile, timeNothing, timeStatements } from "./sizes/database-reads.mjs";

const codes = ["P0401", "P0299", "P0171", "P0300", "P0420"];
const times = 60;
/** ms: a page of five codes with its prices; a completion above a question that reads nothing. */
const goals = { page: 300, completion: 0.3 };
const typed = ["P0", "P04", "P040", "P0401", "P02", "P029", "P03", "P1", "P13", "C00", "B1", "U01", "U0100", "p04 0"];

/** ms that a request takes from its first byte to its last. */
async function lasting(url, request) {
  const began = performance.now();
  const response = await fetch(url, request);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return performance.now() - began;
}

/** The articles whose prices the page asks for: the first of each part that the codes name. */
async function articlesOf(base, headers, car) {
  const { genarts } = await ask(`${base}/api/md360dtcMID/fr/${car.Mid_Autodata}/${codes.join(",")}`, headers);
  const lists = genarts
    .filter(({ articles }) => articles > 0)
    .map(({ id }) => ask(`${base}/api/vehicle-parts/vl/fr/${car.ktype}/${id}`, headers));
  return (await Promise.all(lists)).flatMap(({ articles }) =>
    articles.slice(0, 5).map(({ id: articleId }) => ({ articleId })),
  );
}

async function measurePage({ base, token, note }) {
  const headers = bearer(token);
  const car = await ask(`${base}/api/immat/AB-123-CD`, headers);
  const items = await articlesOf(base, headers, car);
  const page = `${base}/identification-vehicule/search/immat/AB-123-CD/dtc/${codes.join("-")}`;
  const prices = {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ items }),
  };
  const each = [];
  for (let at = 0; at < times; at++) {
    note(`${at + 1} of ${times}`);
    const shown = await lasting(page, { headers: cookie(token) });
    each.push([shown, await lasting(`${base}/api/availability`, prices)]);
  }
  const sorted = (of) => each.map(of).sort((a, b) => a - b);
  const row = (name, of, goal) => {
    const found = sorted(of);
    const [p50, p95] = [quantile(found, 0.5), quantile(found, 0.95)];
    return [name, amount(p50, 1), amount(p95, 1), goal ? `${goal}` : "", goal ? mark(p95 <= goal) : ""];
  };
  return [
    row("Page of five codes", ([shown]) => shown),
    row(`Availability of its ${items.length} articles`, ([, priced]) => priced),
    row("Both", ([shown, priced]) => shown + priced, goals.page),
  ];
}

async function measureCompletion({ url, headers }) {
  const paths = typed.map((text) => `/api/completion/code/fr/${encodeURIComponent(text)}`);
  const calls = await recordCalls({ databaseUrl: url, paths, headers });
  const [found, nothing] = [
    await timeStatements(url, calls, ({ statements }) => statements.filter(({ name }) => /fault|dtc|code/.test(name))),
    await timeNothing(url),
  ];
  const above = found.p95 - nothing.p95;
  const goal = `${goals.completion} above a question that reads nothing`;
  return [
    "Completion of a code, in the database",
    amount(found.p50, 2),
    amount(found.p95, 2),
    goal,
    mark(above <= goals.completion),
  ];
}

/** How many articles the live catalogue has. */
async function countArticles(url) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const live = await client.query("select schema_name as schema from catalogue_version where live");
    const { rows } = await client.query(`select count(*)::int as count from ${live.rows[0].schema}.article`);
    return rows[0].count;
  } finally {
    await client.end();
  }
}

/** A page of five codes with its prices, one reader at a time, and what is completed while a code is typed. */
export async function measureFaultCodes({ product, note }) {
  const database = await product.database();
  try {
    const rows = await measurePage({ base: product.base, token: product.token, note });
    rows.push(await measureCompletion({ url: database.url, headers: bearer(product.token) }));
    const articles = await countArticles(database.url);
    return table([`With ${articles.toLocaleString("en")} articles`, "p50 ms", "p95 ms", "≤", "met"], rows);
  } finally {
    await database.close();
  }
}
