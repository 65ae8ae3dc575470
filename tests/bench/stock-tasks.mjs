import { Refusal } from "../../scripts/lib/refusal.mjs";
import { ask } from "./chosen-calls.mjs";
import { metricsToken } from "./product.mjs";
import { addition, newCustomer, post } from "./shop.mjs";
import { bearer } from "./sign-in.mjs";

export const lineCount = 100_000;

const heading = "Marque;Référence;Désignation;Qté;Prix HT;Emplacement;Minimum;Type\r\n";
const line = (at) =>
  `Marque ${at % 40};BENCH ${at};Filtre ${at};${at % 9};${(at % 900) + 1},50;A-${at % 99};${at % 500 ? 0 : 20};${at % 2000 ? "neuve" : "consigne"}`;

async function memoryOf(base) {
  const text = await (await fetch(`${base}/metrics`, { headers: bearer(metricsToken) })).text();
  const found = /^process_resident_memory_bytes\S* (\S+)/m.exec(text)?.[1];
  if (!found) throw new Refusal(`${base}/metrics does not tell the memory of the process.`);
  return Number(found);
}

/** Brings in a file of 100,000 lines: how long from its sending until it is applied, and how far the memory rose. */
export async function importLines({ base, token }) {
  const headers = bearer(token);
  const { stockGroups } = await ask(`${base}/api/userInfo`, headers);
  const form = new FormData();
  form.set("stockGroup", String(stockGroups.find(({ canUpdate }) => canUpdate === 1).groupId));
  const text = heading + Array.from({ length: lineCount }, (_, at) => line(at)).join("\r\n");
  form.set("file", new File([Buffer.from(text, "latin1")], "bench.csv"));
  const before = await memoryOf(base);
  let most = before;
  const watch = setInterval(() => void memoryOf(base).then((now) => (most = Math.max(most, now))), 100);
  const began = performance.now();
  try {
    const { id } = await send(`${base}/api/stock-imports`, { headers, body: form });
    const json = { ...headers, "content-type": "application/json" };
    await send(`${base}/api/stock-imports/${id}/apply`, { headers: json, body: "{}" });
  } finally {
    clearInterval(watch);
  }
  return { seconds: (performance.now() - began) / 1000, megabytes: (most - before) / 2 ** 20 };
}

async function send(url, request) {
  const response = await fetch(url, { method: "POST", ...request });
  if (response.ok) return response.json();
  throw new Refusal(`${url} answers ${response.status}: ${(await response.text()).slice(0, 300)}`);
}

/** Twice as many sellers as pieces hand over one each at once: how many did, were refused, and what is left. */
export async function handOver(product, pieces) {
  const item = { makeLabel: "Etabli", ArtNr: "BENCH LAST", label: "Plaquettes", genartId: 10_001 };
  const formData = { price: 4990, amount: pieces, partType: "neuve" };
  const { id } = await post(product, "/cloneItem", { item, formData });
  const lines = [];
  for (let at = 0; at < pieces * 2; at++) {
    const customerId = await newCustomer(product);
    const { id: lineId, quantity } = await post(product, "/addItemToCart", addition(customerId, `own-${id}`));
    const wanted = { customerId, lines: [{ id: lineId, quantity, price: null }] };
    const { orders } = await post(product, "/orders/place", wanted);
    lines.push({ orderId: orders[0].orderId, step: "arrive", lines: [{ lineId, pieces: quantity }] });
  }
  const headers = { ...bearer(product.token), "content-type": "application/json" };
  const answers = await Promise.all(
    lines.map((body) =>
      fetch(`${product.base}/api/order/step`, { method: "POST", headers, body: JSON.stringify(body) }),
    ),
  );
  const count = (status) => answers.filter((answer) => answer.status === status).length;
  const { lines: left } = await ask(`${product.base}/api/own-stock?text=BENCH%20LAST`, bearer(product.token));
  return { done: count(200), refused: count(409), left: left[0].quantity };
}
