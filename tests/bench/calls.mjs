import { isDeepStrictEqual } from "node:util";
import { Refusal } from "../../scripts/lib/refusal.mjs";
import { openLimit } from "./limit.mjs";
import { compare } from "./load.mjs";
import { amount, mark, table } from "./report.mjs";
import { bearer } from "./sign-in.mjs";

const goal = 0.5;
const knownNumber = "0986494104";
const brakePads = 10001;

async function ask(url, headers) {
  const response = await fetch(url, { headers });
  if (response.ok) return response.json();
  throw new Refusal(`${url} answers ${response.status}: ${(await response.text()).slice(0, 300)}`);
}

/** The five calls, filled with what the demonstration's vehicle AB-123-CD and its known brake pads are. */
async function chooseCalls(base, headers) {
  const car = await ask(`${base}/api/immat/AB-123-CD`, headers);
  const facts = new URLSearchParams({
    engineCode: car.Code_Moteur,
    firstRegistration: car["Date 1ère MEC"].slice(0, 7),
    vin: car.Codif_Vin_PRF,
    gearbox: car.Type_Boite,
    grossKg: car.PTAC,
  });
  const exact = `/api/parts/get/ref/fr/${knownNumber}`;
  const { items } = await ask(base + exact, headers);
  if (items.length === 0) throw new Refusal(`The catalogue does not know ${knownNumber}: load the demonstration data.`);
  return [
    { name: "Suggestion", path: "/api/completion/part/plaq?lang=fr" },
    { name: "Exact reference", path: exact },
    { name: "Vehicle article list", path: `/api/vehicle-parts/vl/fr/${car.ktype}/${brakePads}?${facts}` },
    { name: "Article sheet", path: `/api/fichearticle/${items[0].id}?lang=fr` },
    { name: "User info", path: "/api/userInfo" },
  ];
}

async function requireSameAnswer(product, limit, { name, path }, headers) {
  const [real, yardstick] = await Promise.all([ask(product + path, headers), ask(limit + path, headers)]);
  if (!isDeepStrictEqual(real, yardstick)) throw new Refusal(`${name}: product and limit do not answer the same body.`);
  return Buffer.byteLength(JSON.stringify(real));
}

async function measureOne({ product, limit, call, headers, options, note }) {
  const bytes = await requireSameAnswer(product.base, limit.base, call, headers);
  const targets = [
    { name: call.name, url: product.base + call.path, headers },
    { name: `${call.name}, limit`, url: limit.base + call.path, headers },
  ];
  const [real, yardstick] = await compare(targets, options, note);
  return [
    call.name,
    amount(bytes / 1000, 1),
    amount(real.perSecond),
    amount(yardstick.perSecond),
    amount(yardstick.ratio, 2),
    mark(yardstick.ratio >= goal),
    `${amount(real.p50, 1)} / ${amount(real.p97, 1)}`,
    `${amount(yardstick.p50, 1)} / ${amount(yardstick.p97, 1)}`,
  ];
}

/** Throughput of five calls against a plain server that runs the same statements and returns the same JSON. */
export async function measureCalls({ product, options, note }) {
  const headers = bearer(product.token);
  const calls = await chooseCalls(product.base, headers);
  const database = await product.database();
  const paths = calls.map(({ path }) => path);
  let limit;
  try {
    limit = await openLimit({ databaseUrl: database.url, paths, headers });
    const rows = [];
    for (const call of calls) rows.push(await measureOne({ product, limit, call, headers, options, note }));
    for (const [at, row] of rows.entries()) row.splice(1, 0, String(limit.counts[at]));
    const heads = ["Call", "SQL", "kB", "product /s", "limit /s", "ratio", `≥ ${goal}`];
    return table([...heads, "product p50 / p97.5 ms", "limit p50 / p97.5 ms"], rows);
  } finally {
    limit?.close();
    await database.close();
  }
}
