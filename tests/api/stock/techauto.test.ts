import "@/tests/support/end";
import type { Basket } from "@/lib/domains/basket/schema";
import type { LineChange } from "@/lib/domains/cart/schema";
import type { StorePage, StoreTree } from "@/lib/domains/store/schema";
import { rights } from "@/lib/shared/rights";
import { makeCompany } from "@/tests/support/company";
import { json, refusal, type Client } from "@/tests/support/counter";

const page = (company: Client, area: string | number, query = "") =>
  json<StorePage>(company.get(`/stock/techauto/${area}${query}`));

let company: Client;
let tree: StoreTree;
beforeAll(async () => {
  company = await makeCompany();
  tree = await json<StoreTree>(company.get("/stock/techauto?lang=fr"));
});

describe("stock/techauto", () => {
  it("lays out six universes of five families of four categories, in the reader's language", async () => {
    expect(tree.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(tree[0]).toMatchObject({
      label: "Équipement d'atelier",
      families: [{ id: 101, label: "Ponts élévateurs" }, {}, {}, {}, {}],
    });
    expect(tree.flatMap(({ families }) => families.flatMap(({ categories }) => categories))).toHaveLength(120);
    for (const [lang, label] of [
      ["de", "Werkstattausrüstung"],
      ["it", "Attrezzatura officina"],
      ["en", "Workshop equipment"],
      ["zh", "Workshop equipment"],
    ])
      expect((await json<StoreTree>(company.get(`/stock/techauto?lang=${lang}`)))[0]?.label).toBe(label);
  });

  it("tells goods of a category with brand, number and price in francs with tax", async () => {
    const { items, total, pages } = await page(company, 10101);
    expect([items.length, pages]).toEqual([total, 1]);
    expect(total).toBeGreaterThanOrEqual(8);
    expect(items[0]).toEqual({
      ...{ ref: "TA-10101-01", currency: "CHF" },
      ...{ label1: expect.stringContaining("Pont 2 colonnes"), label2: expect.any(String) },
      ...{ brand: expect.any(String), dlnr: expect.any(Number), price: expect.any(Number) },
    });
    for (const { price } of items) expect([(price ?? 0) > 290_000, (price ?? 0) < 690_000]).toEqual([true, true]);
  });

  it("tells all goods of a family, a universe and the whole, fifty a page, each once", async () => {
    const family = tree[1]?.families[0];
    const own = await Promise.all((family?.categories ?? []).map(({ id }) => page(company, id)));
    const whole = own.flatMap(({ items }) => items.map(({ ref }) => ref));
    const first = await page(company, family?.id ?? 0);
    const second = await page(company, family?.id ?? 0, "?page=2");
    expect(first.total).toBe(whole.length);
    expect(first.items).toHaveLength(50);
    expect([...first.items, ...second.items].map(({ ref }) => ref)).toEqual(whole);
    expect((await page(company, family?.id ?? 0, "?page=99")).page).toBe(first.pages);
    const universes = await Promise.all(tree.map(({ id }) => page(company, id)));
    expect((await page(company, "all")).total).toBe(universes.reduce((sum, { total }) => sum + total, 0));
  });

  it("finds by reference in any spelling, by words without accents and by brand", async () => {
    expect((await page(company, "all", "?q=ta1010103")).items.map(({ ref }) => ref)).toEqual(["TA-10101-03"]);
    const words = await page(company, "all", "?lang=fr&q=equilibreuse%20400%20V");
    expect(words.total).toBeGreaterThan(0);
    for (const { label1, label2 } of words.items) expect(`${label1} ${label2}`).toMatch(/Équilibreuse.*400 V/);
    const { brands } = await page(company, 2);
    for (const { value, count } of brands) {
      const found = await page(company, 2, `?brands=${encodeURIComponent(value)}`);
      expect([found.total, found.brands]).toEqual([count, brands]);
      for (const { brand } of found.items) expect(brand).toBe(value);
    }
    expect((await page(company, "all", "?q=qqqq")).items).toEqual([]);
    for (const [slip, near] of [
      ["compreseur", "compresseur"],
      ["dinamometrique", "dynamométrique"],
      ["clef dynamometrique", "clé dynamométrique"],
    ]) {
      const mended = await page(company, "all", `?lang=fr&q=${slip}`);
      expect([mended.near, mended.total > 0]).toEqual([near, true]);
    }
    const ofBrand = await page(company, "all", "?q=9006");
    expect([...new Set(ofBrand.items.map(({ dlnr }) => dlnr))]).toEqual([9006]);
    expect((await page(company, 101, "?q=TA-20101-01")).items).toEqual([]);
  });

  it("puts goods in an order, and in the other", async () => {
    const prices = async (sort: string) =>
      (await page(company, 201, `?sort=${sort}`)).items.map(({ price }) => price ?? 0);
    const cheap = await prices("price");
    expect(cheap).toEqual(cheap.toSorted((a, b) => a - b));
    const dear = await prices("-price");
    expect(dear).toEqual(dear.toSorted((a, b) => b - a));
    expect((await company.get("/stock/techauto/201?sort=luck")).status).toBe(400);
  });

  it("knows no other area and is closed without its right", async () => {
    for (const area of [99, 10199, 999_999_999])
      expect(await refusal(await company.get(`/stock/techauto/${area}`))).toEqual([404, "not-found"]);
    expect((await company.get("/stock/techauto/x")).status).toBe(400);
    const stranger = await makeCompany({ rights: rights.filter((right) => right !== "Techauto-app") });
    expect((await stranger.get("/stock/techauto")).status).toBe(403);
    expect((await stranger.get("/stock/techauto/101")).status).toBe(403);
  });

  it("is no vehicle's stock: a literal segment goes before a parameter", async () => {
    const buyer = await makeCompany({ rights: ["CaiaApp", "Techauto-app"] });
    expect((await buyer.get("/stock/techauto/10101")).status).toBe(200);
    expect((await buyer.get("/stock/MRE1234/2012-03-05")).status).toBe(403);
  });

  it("tells no prices while a customer may look", async () => {
    const own = await makeCompany();
    await own.post("/setUserPreference", { name: "prices", value: "retail" });
    for (const { price } of (await page(own, 201)).items) expect(price).toBeNull();
  });
});

describe("goods of the store", () => {
  it("go into the company's own basket, before tax, at the price that was seen", async () => {
    const own = await makeCompany();
    const { items } = await page(own, 20101);
    const [sold] = items;
    const seen = sold?.price ?? 0;
    const add = (more: object = {}) =>
      own.post("/addItemToCart", {
        ...{
          item: { id: `techauto-${sold?.ref}` },
          price: seen,
          currency: "CHF",
          channel: "Techauto",
          customerId: "company",
        },
        ...more,
      });
    expect(await refusal(await add({ price: seen + 10 }))).toEqual([409, "price-changed"]);
    expect(await refusal(await add({ item: { id: "techauto-TA-99999-01" } }))).toEqual([404, "not-found"]);
    expect(await refusal(await add({ channel: "Caia" }))).toEqual([422, "basket-techauto-only"]);
    expect(await json<LineChange>(add({ quantity: 2 }))).toMatchObject({ quantity: 2, count: 2 });
    const basket = await json<Basket>(own.get("/getCart/company?lang=de"));
    const net = Math.round((seen * 1000) / 1081);
    expect(basket.lines).toMatchObject([
      { price: net, quantity: 2, item: { id: null, store: sold?.ref, number: sold?.ref, makeLabel: sold?.brand } },
    ]);
    expect(basket.lines[0]?.item.label).toContain("Ring-Gabelschlüssel");
    expect(basket.totals?.netCents).toBe(2 * net);
    expect(Math.abs((basket.totals?.grossCents ?? 0) - 2 * seen)).toBeLessThanOrEqual(2);
  });
});
