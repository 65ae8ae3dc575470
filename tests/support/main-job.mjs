import assert from "node:assert/strict";
import { listPage } from "../bench/addresses.mjs";
import { bearer, cookie } from "../bench/sign-in.mjs";
import { openCounter } from "../chaos/counter.mjs";

async function page(base, path, headers = {}) {
  const response = await fetch(base + path, { headers });
  const text = await response.text();
  assert.equal(response.status, 200, `${path}: ${text.slice(0, 500)}`);
  return text;
}

/** The main job as a garage does it: signed in, from the plate to the priced list, cart, quote and its document. */
export async function walkMainJob(base) {
  await page(base, "/login");
  const { client, ask, newWish } = await openCounter(() => base);
  const plate = await ask("GET", "/immat/AB-123-CD");
  assert.ok(JSON.stringify(plate).includes("Clio"), "the plate is no Clio");
  const list = await page(base, listPage.path, cookie(client.token));
  assert.match(list, /0 986 494 104/, "the list lacks the brake pad");
  const { customerId, item, price, channel } = await newWish();
  await ask("POST", "/addItemToCart", { item: { id: item }, name: "", price, channel, customerId });
  const { lines } = await ask("GET", `/getCart/${customerId}`);
  assert.equal(lines.length, 1, "lines of the cart");
  const { id } = await ask("POST", "/quote/new", { customerId });
  const response = await fetch(`${base}/api/quote/${id}/pdf`, { headers: bearer(client.token) });
  const bytes = Buffer.from(await response.arrayBuffer());
  assert.equal(response.status, 200, "the quote's document");
  assert.equal(bytes.subarray(0, 5).toString(), "%PDF-");
  assert.ok(bytes.includes("Inter"), "the document lacks its typeface");
  await page(base, "/api/docs/swagger-ui.css");
  return `plate, priced list, cart, quote ${id} with a document of ${Math.round(bytes.length / 1000)} kB`;
}
