import "@/tests/support/end";
import type { HubHits } from "@/lib/domains/cart/hub/schema";
import type { Cart } from "@/lib/domains/cart/schema";
import { liveCatalogue } from "@/lib/platform/catalogue";
import { read } from "@/lib/platform/db";
import { rights } from "@/lib/shared/rights";
import { makeCompany } from "@/tests/support/company";
import { json, newCustomer, type Client } from "@/tests/support/counter";

const kinds = { own: 1, oe: 2, ean: 5 } as const;

/** A number of an article that a supplier offers, or that the hub's suppliers do not. */
async function numberOf(kind: keyof typeof kinds, offered: boolean): Promise<{ articleId: number; number: string }> {
  const schema = await liveCatalogue();
  const text = `select r.article_id as "articleId", r.printed as number from ${schema}.article_ref r
    where r.kind = $1 and ${offered ? "" : "not"} exists (select from supply.article_price p join supply.supplier s on s.id = p.supplier_id
      where p.article_id = r.article_id and s.code in ('IDLP', 'PAP') and p.status = 'ok' and p.base_cents > 0)
    order by r.article_id limit 1`;
  const [row] = await read<{ articleId: number; number: string }>(
    { name: `test_hub_${kind}_${offered}@${schema}`, text },
    [kinds[kind]],
  );
  if (!row) throw new Error("The demonstration holds no such number.");
  return row;
}

const search = (company: Pick<Client, "get">, q: string) =>
  json<HubHits>(company.get(`/hub/search?q=${encodeURIComponent(q)}`));

describe("the search of the supplier hub", () => {
  it.each(["own", "oe", "ean"] as const)("finds what IDLP and PAP offer by its number (%s)", async (kind) => {
    const company = await makeCompany();
    const { articleId, number } = await numberOf(kind, true);
    const { items, silent } = await search(company, number);
    expect(items.map(({ id }) => id)).toContain(articleId);
    expect(items.length).toBeLessThanOrEqual(50);
    for (const { offers } of items) {
      expect(offers.length).toBeGreaterThan(0);
      for (const { supplier, netCents } of offers) {
        expect(["IDLP", "PAP"]).toContain(supplier.code);
        expect(netCents).toBeGreaterThan(0);
      }
    }
    expect(silent).toEqual([]);
  });

  it("finds nothing that they do not offer, and nothing by nonsense", async () => {
    const company = await makeCompany();
    const { articleId, number } = await numberOf("own", false);
    expect((await search(company, number)).items.map(({ id }) => id)).not.toContain(articleId);
    for (const q of ["qqqqqq", "plaquettes de frein", "'; drop", "   "])
      expect((await search(company, q)).items).toEqual([]);
    expect((await company.get("/hub/search")).status).toBe(400);
    expect((await company.get("/hub/search?q=")).status).toBe(400);
  });

  it("finds what can be put into the cart as it is", async () => {
    const company = await makeCompany();
    const customerId = await newCustomer(company);
    const { number } = await numberOf("ean", true);
    const [hit] = (await search(company, number)).items;
    const offer = hit?.offers[0];
    const body = { item: { id: hit?.id }, price: offer?.netCents, channel: offer?.supplier.code, customerId };
    expect((await company.post("/addItemToCart", body)).status).toBe(200);
    const { lines } = await json<Cart>(company.get(`/getCart/${customerId}`));
    expect(lines).toMatchObject([{ channel: offer?.supplier.code, price: offer?.netCents, quantity: 1 }]);
  });

  it("tells no purchase price while a customer may look, and needs HubIdlp and cart", async () => {
    const company = await makeCompany();
    await company.post("/setUserPreference", { name: "prices", value: "retail" });
    const { number } = await numberOf("ean", true);
    const { items } = await search(company, number);
    expect(items.length).toBeGreaterThan(0);
    for (const { offers } of items) for (const { netCents } of offers) expect(netCents).toBeNull();
    for (const missing of ["HubIdlp", "cart"] as const) {
      const stranger = await makeCompany({ rights: rights.filter((right) => right !== missing) });
      expect((await stranger.get(`/hub/search?q=${number}`)).status).toBe(403);
    }
  });
});
