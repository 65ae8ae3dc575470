import "@/tests/support/end";
import type { Cart } from "@/lib/domains/cart/schema";
import type { TyrePage, VehicleTyres } from "@/lib/domains/tyres/schema";
import { makeCompany } from "@/tests/support/company";
import { claire } from "@/tests/support/supply";

type Client = Awaited<ReturnType<typeof makeCompany>>;

const json = async <T>(response: Response | Promise<Response>) => (await (await response).json()) as T;
const search = (company: Client, text: string, query = "") =>
  json<TyrePage>(company.get(`/tires/${encodeURIComponent(text)}${query}`));

/** A Renault Twingo III, whose axles bear different sizes. */
const twingo = 1_000_010;
const everyTier = "premium-quality-1er-prix-rechape";

let company: Client;
beforeAll(async () => {
  company = await makeCompany();
});

describe("tires/{search}", () => {
  it("finds one size by whichever spelling", async () => {
    const totals = await Promise.all(
      ["205 55 16", "2055516", "205/55R16", "205-55-16", "205/55ZR16"].map(
        async (text) => (await search(company, text)).total,
      ),
    );
    expect(totals[0]).toBeGreaterThan(50);
    expect(new Set(totals).size).toBe(1);
  });

  it("takes an index as the least that will do, and brand and profile as words", async () => {
    const { items } = await search(company, "205/55R16 91V michelin");
    expect(items.length).toBeGreaterThan(0);
    for (const { marque, indice_charge, largeur } of items) {
      expect([marque, largeur]).toEqual(["Michelin", 205]);
      expect(Number(indice_charge)).toBeGreaterThanOrEqual(91);
    }
  });

  it("keeps three words, and says which it left out", async () => {
    const [three, four] = await Promise.all([search(company, "205 55 16"), search(company, "205 55 16 nowhere")]);
    expect([four.total, four.leftOut]).toEqual([three.total, ["nowhere"]]);
  });

  it("finds a tyre by its EAN with every field, its price divided by 1.2", async () => {
    const { items } = await search(company, "5059506000019");
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      ...{ marque: "Dunlop", profil: "Streetresponse 2", largeur: 145, serie: 70, diametre: 13, saison: "ETE" },
      ...{ designation: "145/70 R13 71T Dunlop Streetresponse 2", indice_charge: "71", indice_vitesse: "T" },
      ...{ categorieMarque: "Premium", carburant: "C", adherence: "B", decibel: 67, ind_bruit: "A" },
      ...{ prixVenteMoyenTTC: 5150, price: 4292 },
    });
  });

  it("pages by fifty, and narrows by facets that add up", async () => {
    const first = await search(company, "205 55 16");
    const second = await search(company, "205 55 16", "?page=2");
    expect([first.items.length, first.pages > 1]).toEqual([50, true]);
    const ids = new Set(first.items.map(({ id }) => id));
    expect(second.items.some(({ id }) => ids.has(id))).toBe(false);
    for (const [name, values] of Object.entries(first.facets))
      for (const { value, count } of values.slice(0, 2)) {
        const { total } = await search(company, "205 55 16", `?${name}=${encodeURIComponent(value)}`);
        expect([name, value, total]).toEqual([name, value, count]);
      }
    const chosen = "?saison=HIVER&marque=Michelin|Pirelli";
    const { facets } = await search(company, "205 55 16", chosen);
    expect(facets.saison.length).toBeGreaterThan(1);
    for (const { value, count } of facets.marque.slice(0, 3))
      expect((await search(company, "205 55 16", `?saison=HIVER&marque=${encodeURIComponent(value)}`)).total).toBe(
        count,
      );
  });

  it.each(["///", "999/55R16", "205 99 16", "zzqq ".repeat(40)])(
    "finds nothing by %j and does not fail",
    async (text) => {
      expect((await search(company, text)).total).toBe(0);
    },
  );
});

describe("a vehicle's tyres", () => {
  it("are those of its own sizes, front and rear, in stock and of the tiers named", async () => {
    expect(await json(company.get(`/hasTires/${twingo}`))).toEqual({ hasTires: true });
    const { sizes, items } = await json<VehicleTyres>(company.get(`/tiresByKtype/premium-1er-prix/${twingo}`));
    expect(sizes[0]).toEqual({ front: "165/65 R15 81T", rear: "185/60 R15 84T" });
    expect(items.length).toBeGreaterThan(0);
    for (const { stock, categorieMarque } of items) {
      expect(stock).toBeGreaterThan(0);
      expect(["Premium", "1er prix"]).toContain(categorieMarque);
    }
  });

  it("are the same by its plate, and for a ktype without sizes there are none", async () => {
    const answer = await company.get(`/tiresByImmat/${everyTier}/AB-123-CD/null`);
    expect(answer.status).toBe(200);
    expect((await json<VehicleTyres>(answer)).sizes.length).toBeGreaterThan(0);
    expect(await json(company.get("/hasTires/999999999"))).toEqual({ hasTires: false });
    expect((await company.get("/tiresByKtype/luxury/1000010")).status).toBe(400);
    expect((await company.get(`/tiresByImmat/${everyTier}/ZZ-999-ZZ/null`)).status).toBe(404);
  });
});

describe("completion/tires", () => {
  const values = async (text: string) => {
    const told = await json<{ value: string }[]>(company.get(`/completion/tires/${encodeURIComponent(text)}`));
    return told.map(({ value }) => value);
  };

  it.each(["20555", "205/55", "205 55", "205/55r1", "205x55x1"])("tells sizes that begin with %s", async (text) =>
    expect(await values(text)).toContain("205/55 R16"),
  );

  it("tells the indices of a whole size, brands in a size, profiles and EANs, each of which finds tyres", async () => {
    expect(await values("2055516")).toContain("205/55 R16 91V");
    expect(await values("205/55R16 9")).toContain("205/55 R16 91V");
    expect(await values("michelin 20555")).toContain("Michelin 205/55R16");
    expect(await values("5059506000")).toContain("5059506000019");
    const [profile = ""] = await values("pilot sport");
    expect(profile).toMatch(/^Michelin Pilot-Sport/);
    for (const value of [profile, "Michelin 205/55R16", "205/55 R16 91V"]) {
      const { total, leftOut } = await search(company, value);
      expect([value, total > 0, leftOut]).toEqual([value, true, []]);
    }
  });

  it.each(["///", "%", "'", "x", "９９", "𝟚𝟘𝟝", "a".repeat(200)])("tells nothing by %s", async (text) =>
    expect(await values(text)).toEqual([]),
  );
});

it("tyres need the right Pneu", async () => {
  const stranger = await makeCompany({ rights: ["CaiaApp", "cart"] });
  for (const path of ["/tires/2055516", "/hasTires/1", "/completion/tires/205", `/tiresByKtype/${everyTier}/1`])
    expect((await stranger.get(path)).status).toBe(403);
});

describe("a tyre in the cart", () => {
  async function served() {
    const seller = await makeCompany();
    const { clientId: customerId } = await json<{ clientId: number }>(seller.post("/vc/newClient", { info: claire }));
    const { items } = await json<VehicleTyres>(seller.get(`/tiresByKtype/${everyTier}/${twingo}`));
    const good = items.find(({ faults }) => faults.length === 0);
    if (!good) throw new Error("no tyre without a fault");
    const body = (tyre: { id: number; price: number }, more: object = {}) => ({
      ...{ item: { id: `tyre-${tyre.id}` }, name: "", price: tyre.price, channel: "Tire", customerId, ktype: twingo },
      ...more,
    });
    const add = (tyre: { id: number; price: number }, more?: object) => seller.post("/addItemToCart", body(tyre, more));
    return { seller, customerId, good, add };
  }

  it("comes two at a time at the server's price, with season, brand and tier", async () => {
    const { seller, customerId, good, add } = await served();
    expect((await add(good)).status).toBe(200);
    expect((await add(good)).status).toBe(200);
    const { lines } = await json<Cart>(seller.get(`/getCart/${customerId}`));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      ...{ quantity: 4, channel: "Tire", price: good.price, publicCents: good.price },
      item: { id: good.id, tyre: { saison: good.saison, marque: good.marque, categorieMarque: good.categorieMarque } },
    });
  });

  it("of another size, alone on an axle or mixed is told before, and added when the seller agrees", async () => {
    const { seller, good, add } = await served();
    const [strange] = (await search(seller, "315 30")).items;
    if (!strange) throw new Error("no tyre of 315");
    const refused = await add(strange);
    expect(refused.status).toBe(409);
    expect(await json(refused)).toMatchObject({ code: "tyre-warning", warnings: ["size"] });
    expect(await json(add(good, { quantity: 1 }))).toMatchObject({ code: "tyre-warning", warnings: ["single"] });
    expect((await add(strange, { agreed: true })).status).toBe(200);
  });

  it("is sold by no other channel and by nobody else's price", async () => {
    const { good, add } = await served();
    expect((await add(good, { channel: "local" })).status).toBe(422);
    expect(await json(add(good, { price: good.price + 1 }))).toMatchObject({
      code: "price-changed",
      price: good.price,
    });
    expect((await add({ id: 999_999, price: 1 })).status).toBe(404);
  });
});
