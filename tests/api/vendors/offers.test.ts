import type { Cart, LineChange } from "@/lib/domains/cart/schema";
import type { SupplierAnswer } from "@/lib/domains/offers/schema";
import { makeCompany } from "@/tests/support/company";
import { json, newCustomer, refusal, type Client } from "@/tests/support/counter";
import { admitter, decide, openStore, stockArticle } from "@/tests/support/stores";
import { orderLines } from "@/tests/support/orders";
import { rareArticle } from "@/tests/support/supply";
import "@/tests/support/end";

let admin: Awaited<ReturnType<typeof admitter>>;
let articleId: number;
let buyer: Client;
beforeAll(async () => {
  admin = await admitter();
  articleId = await rareArticle();
  buyer = await makeCompany();
});

async function offersFor(client: Client, channel: string, id = articleId) {
  const { answers } = await json<{ answers: SupplierAnswer[] }>(
    client.post("/availability", { items: [{ articleId: id }] }),
  );
  return answers.find(({ supplier }) => supplier.code === channel) ?? null;
}

describe("the stock of an approved store", () => {
  it("is one more supplier, with who sells beside it", async () => {
    const { company, channel } = await openStore({ articleId, priceCents: 8000, quantity: 3 }, admin);
    const answer = await offersFor(buyer, channel);
    expect(answer?.offers).toMatchObject([
      { articleId, state: "available", quantity: 3, publicCents: 8000, netCents: 8000, site: "Lyon", currency: "EUR" },
    ]);
    expect(answer?.supplier.seller).toMatchObject({
      ...{ name: `Magasin ${company.companyId}`, adress1: "4 rue de Gerland", postalCode: "69007", city: "Lyon" },
      ...{ phone: "04 72 00 00 16", registration: "987650124", email: `store${company.companyId}@etabli.test` },
    });
    expect(answer?.offers[0]?.date).not.toBeNull();
    expect(await offersFor(company, channel)).toBeNull();
  });

  it("is found as an import leaves it, by brand and number, once", async () => {
    const { company, channel } = await openStore({ articleId, priceCents: 8000, quantity: 3, imported: true }, admin);
    await stockArticle(company, { articleId, priceCents: 7000, quantity: 2 });
    expect((await offersFor(buyer, channel))?.offers).toMatchObject([{ publicCents: 7000, quantity: 5 }]);
  });

  it("costs the trade what the store takes off, at most half", async () => {
    const { company, channel } = await openStore({ articleId, priceCents: 8000 }, admin);
    expect((await company.post("/vendor/terms", { discountBp: 5001, deliveryDays: 2 })).status).toBe(400);
    expect((await company.post("/vendor/terms", { discountBp: 2500, deliveryDays: 0 })).status).toBe(200);
    expect((await offersFor(buyer, channel))?.offers).toMatchObject([{ publicCents: 8000, netCents: 6000 }]);
    const reader = await makeCompany({ rights: ["CaiaApp"] });
    expect((await offersFor(reader, channel))?.offers).toMatchObject([
      { netCents: null, publicCents: 8000, stocks: [] },
    ]);
  });

  it.each(["déchet", "export"])("sells no %s to anybody", async (partType) => {
    const { company, channel } = await openStore({ articleId, priceCents: 1000, partType }, admin);
    expect(await offersFor(buyer, channel)).toBeNull();
    await stockArticle(company, { articleId, imported: true, priceCents: 9000 });
    expect((await offersFor(buyer, channel))?.offers).toMatchObject([{ publicCents: 9000, partType: "neuve" }]);
  });

  it("is nobody's before approval, nor an unknown channel", async () => {
    const answer = await buyer.post("/availability/v-2000000000", { items: [{ articleId }] });
    expect(await refusal(answer)).toEqual([422, "unsupported-supplier"]);
  });
});

describe("a store that is closed while its articles lie in a cart", () => {
  async function inCart() {
    const store = await openStore({ articleId, priceCents: 8000 }, admin);
    const customerId = await newCustomer(buyer);
    const item = { item: { id: articleId }, name: "", price: 8000, channel: store.channel, customerId };
    const { id: lineId } = await json<LineChange>(buyer.post("/addItemToCart", item));
    const cart = () => json<Cart>(buyer.get(`/getCart/${customerId}`));
    return { ...store, customerId, lineId, item, cart };
  }

  it.each(["suspend", "refuse"])(
    "(%s) offers nothing at once, and its lines say so and are not ordered",
    async (how) => {
      const { company, number, channel, customerId, lineId, item, cart } = await inCart();
      const name = `Magasin ${company.companyId}`;
      expect((await cart()).lines).toMatchObject([{ seller: { name, isOpen: true } }]);
      expect((await decide(admin, number, how, "Colis jamais envoyés")).status).toBe(200);
      expect(await offersFor(buyer, channel)).toBeNull();
      expect((await cart()).lines).toMatchObject([{ id: lineId, tab: "cart", seller: { name, isOpen: false } }]);
      expect(await refusal(await orderLines(buyer, customerId))).toEqual([409, "seller-closed"]);
      expect(await refusal(await buyer.post("/addItemToCart", item))).toEqual([422, "unsupported-supplier"]);
      expect((await cart()).lines).toMatchObject([{ id: lineId, tab: "cart", quantity: 1 }]);
      expect((await buyer.post("/cart/move", { customerId, lineId, tab: "aside" })).status).toBe(200);
    },
  );

  it("takes orders again once it is reinstated", async () => {
    const { number, customerId } = await inCart();
    await decide(admin, number, "suspend", "x");
    await decide(admin, number, "reinstate");
    expect((await orderLines(buyer, customerId)).status).toBe(200);
  });
});
