import pg from "pg";
import { bearer, cookie } from "../../../tests/bench/sign-in.mjs";
import { addition, newCustomer, newItem, post } from "../../../tests/bench/shop.mjs";
import { Refusal } from "../refusal.mjs";

const samples = 200;
const [customers, items, linesOfQuote] = [24, 24, 5];

/** Vehicles with the parts that fit them, numbers and words of the catalogue: the same ones in every run. */
async function readSubjects(url) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query("select schema_name from catalogue_version where live");
    if (!rows[0]) throw new Refusal("No catalogue is loaded.");
    await client.query(`set search_path to ${pg.escapeIdentifier(rows[0].schema_name)}`);
    const all = async (text) => (await client.query(`${text} limit ${samples}`)).rows;
    return {
      lists: await all(
        `select k.ktype, g.id as genart, g.family_id as family, g.subfamily_id as subfamily
         from ktype_genart k join genart g on g.id = k.genart_id join vehicle v on v.ktype = k.ktype
         where k.n between 4 and 40 and v.vtype = 'vl' order by md5(k.ktype || ':' || g.id)`,
      ),
      articles: await all("select id, article_norm as norm from article order by md5(id::text)"),
      words: await all(
        `select norm from (select distinct norm from suggest_term where lang in ('fr', '') and length(norm) >= 6) t
         order by md5(norm)`,
      ),
    };
  } finally {
    await client.end();
  }
}

/** Customers with a cart of five lines, and items of the own stock. */
async function fillShop(shop, note) {
  const shelf = [];
  for (let at = 0; at < items; at++) shelf.push(await newItem(shop, at));
  const people = [];
  for (let at = 0; at < customers; at++) {
    note(`cart ${at + 1} of ${customers}`);
    const customerId = await newCustomer(shop);
    for (let line = 0; line < linesOfQuote; line++)
      await post(shop, "/addItemToCart", addition(customerId, shelf[(at + line) % items]));
    people.push({ customerId, quoteId: (await post(shop, "/quote/new", { customerId })).id });
  }
  return { shelf, people };
}

/**
 * What is asked for, by kind: `requests.list(7)` is the eighth of its many; `add` and `quote` are those for another customer.
 * Writes carry keys of their own.
 * @param {{ base: string, token: string, url: string }} house
 */
export async function prepareRequests({ base, token, url }, note) {
  const { lists, articles, words } = await readSubjects(url);
  const { shelf, people } = await fillShop({ base, token }, note);
  const of = (all, number) => all[number % all.length];
  const call = (path) => ({ path: `/api${path}`, headers: bearer(token) });
  const page = (path) => ({ path, headers: cookie(token) });
  const write = (path, body) => ({
    ...{ method: "POST", path: `/api${path}`, body: JSON.stringify(body) },
    headers: { ...bearer(token), "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
  });
  const vehicle = ({ ktype }) => `/identification-vehicule/search/ktype/${ktype}`;
  const login = `Basic ${Buffer.from("garage@etabli.test:etabli-demo").toString("base64")}`;
  const add = (customerId, item) => write("/addItemToCart", addition(customerId, item));
  const quote = (customerId) => write("/quote/new", { customerId });
  const requests = {
    identification: () => page("/identification-vehicule"),
    vehicle: (number) => page(vehicle(of(lists, number))),
    "list-page": (number) => {
      const one = of(lists, number);
      return page(`${vehicle(one)}/parts/1/${one.family}/${one.subfamily}/${one.genart}`);
    },
    suggestion: (number) => {
      const { norm } = of(words, number);
      return call(`/completion/part/${encodeURIComponent(norm.slice(0, 3 + (number % 4)).toLowerCase())}?lang=fr`);
    },
    number: (number) => call(`/parts/get/ref/fr/${of(articles, number).norm}`),
    list: (number) => call(`/vehicle-parts/vl/fr/${of(lists, number).ktype}/${of(lists, number).genart}`),
    sheet: (number) => call(`/fichearticle/${of(articles, number).id}?lang=fr`),
    "user-info": () => call("/userInfo"),
    cart: (number) => add(of(people, number).customerId, of(shelf, number * 7)),
    quote: (number) => quote(of(people, number).customerId),
    document: (number) => call(`/quote/${of(people, number).quoteId}/pdf`),
    "sign-in": () => ({ path: "/api/login", headers: { authorization: login } }),
  };
  return { requests, shelf, add, quote };
}
