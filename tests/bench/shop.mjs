import { Refusal } from "../../scripts/lib/refusal.mjs";
import { bearer } from "./sign-in.mjs";

const mark = "BENCH";
const price = 4990;
const claire = {
  ...{ title: "Mme", firstname: "Claire", name: mark, phone: "06 12 34 56 78", email: "claire@exemple.test" },
  ...{ company: "Particulier", postalCode: "69005", city: "Lyon", country: "FR" },
};

/** Sends a call with a key of its own and answers its JSON; Refusal for anything but success. */
export async function post({ base, token }, path, body) {
  const headers = { ...bearer(token), "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
  const response = await fetch(`${base}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (response.ok) return response.json();
  throw new Refusal(`${path} answers ${response.status}: ${(await response.text()).slice(0, 300)}`);
}

export const newCustomer = async (shop) => (await post(shop, "/vc/newClient", { info: claire })).clientId;

/** What is sent to add an item of the own stock to a customer's cart. */
export const addition = (customerId, item) => ({ item: { id: item }, name: "", price, channel: "local", customerId });

/** Puts an item of its own on the shelf: what sells it. */
export async function newItem(shop, number) {
  const item = {
    makeLabel: "Etabli",
    ArtNr: `${mark} ${number}`,
    label: `Plaquettes de frein ${number}`,
    genartId: 10_001,
  };
  return `own-${(await post(shop, "/cloneItem", { item, formData: { price, amount: 5, partType: "neuve" } })).id}`;
}

/** Takes away what the measurements put into the database. */
export async function tidyShop(database) {
  const { default: pg } = await import("pg");
  const client = new pg.Client(database.url);
  await client.connect();
  try {
    const ours = "select company_id, id from customer where name = $1";
    await client.query(`delete from cart_line where (company_id, customer_id) in (${ours})`, [mark]);
    await client.query("delete from stock_item where reference like $1 || ' %'", [mark]);
  } finally {
    await client.end();
  }
}
