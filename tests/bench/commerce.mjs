import pg from "pg";
import { Refusal } from "../../scripts/lib/refusal.mjs";
import { measureCalls } from "./calls.mjs";
import { ask } from "./chosen-calls.mjs";
import { addition, newCustomer, newItem, post, tidyShop } from "./shop.mjs";
import { bearer, signIn } from "./sign-in.mjs";

/** Whoever of the same company may buy for the company itself. */
const buyer = "complet@etabli.test";
const orders = 60;
const basketLines = 8;

const offered = `select distinct on (p.article_id) p.article_id as "articleId",
    round(p.base_cents * (10000 - p.discount1_bp) / 10000.0)::int as net
  from supply.article_price p join supply.supplier s on s.id = p.supplier_id
  where p.status = 'ok' and p.base_cents > 0 and p.public_cents > 0 and s.currency = 'CHF' and p.discount2_bp = 0
  order by p.article_id, s.rank limit ${basketLines}`;

/** Orders from the own stock; answers the number of the last. */
async function placeOrders(product) {
  const item = await newItem(product, 0);
  let last = "";
  for (let at = 0; at < orders; at++) {
    const customerId = await newCustomer(product);
    const { id, quantity } = await post(product, "/addItemToCart", addition(customerId, item));
    const wanted = { customerId, lines: [{ id, quantity, price: null }] };
    last = (await post(product, "/orders/place", wanted)).orders[0].orderId;
  }
  return last;
}

/** An order that is paid, and a basket that is half bought: an address, a means of payment. */
async function fillBasket(product, offers) {
  const add = async () => {
    for (const { articleId, net } of offers)
      await post(product, "/addItemToCart", {
        ...{ item: { id: articleId }, name: "", price: net, currency: "CHF", channel: "Techauto" },
        ...{ customerId: "company", quantity: 2 },
      });
  };
  const headers = bearer(product.token);
  await add();
  const address = { lastName: "Martin", firstName: "Anne", street: "3 rue du Salève", postcode: "74160" };
  await post(product, "/checkoutAddressing", { ...address, city: "Saint-Julien", countryCode: "FR" });
  await ask(`${product.base}/api/selectPayment/pickup`, headers);
  const { data } = await ask(`${product.base}/api/completeCheckout`, headers);
  await add();
  return data.orderId;
}

async function storePlaces(base, headers) {
  const [universe] = await ask(`${base}/api/stock/techauto`, headers);
  const category = universe?.families[0]?.categories[0];
  if (!category) throw new Refusal("Techauto's store is empty: load the demonstration data.");
  return category.id;
}

/** Calls of orders, store, basket and checkout against a plain server, as the other calls. */
export async function measureCommerce({ product: started, options, note }) {
  const product = { ...started, token: await signIn(started.base, buyer) };
  const database = await product.database();
  const client = new pg.Client(database.url);
  await client.connect();
  try {
    note("placing orders");
    const { rows: offers } = await client.query(offered);
    const [last, paid] = [await placeOrders(started), await fillBasket(product, offers)];
    const choose = async (base, headers) => {
      const categoryId = await storePlaces(base, headers);
      return [
        { name: "Orders", path: "/api/orders" },
        { name: "Orders by words", path: "/api/orders?search=bench" },
        { name: "An order", path: `/api/order/${last}` },
        { name: "Tree of the store", path: "/api/stock/techauto?lang=fr" },
        { name: "A category of the store", path: `/api/stock/techauto/${categoryId}?lang=fr` },
        { name: "Words in the store", path: "/api/stock/techauto/all?q=filtre&lang=fr" },
        { name: "Basket", path: "/api/getCart/company" },
        { name: "Means of payment", path: "/api/paymentMethods?lang=fr" },
        { name: "A payment", path: `/api/payments/${paid}` },
      ];
    };
    return await measureCalls(choose)({ product, options, note });
  } finally {
    const { rows } = await client.query(offered);
    const goods = rows.map(({ articleId }) => String(articleId));
    await client.query("delete from basket_line where goods = any($1)", [goods]);
    await client.end();
    await tidyShop(database);
    await database.close();
  }
}
