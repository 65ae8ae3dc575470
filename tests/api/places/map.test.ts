import { prisma } from "@/lib/platform/db";
import { makeCompany, secondUser } from "@/tests/support/company";
import "@/tests/support/end";

type Company = Awaited<ReturnType<typeof makeCompany>>;
const world = "0.48,0.33,0.54,0.39";
const pads = "0 986 494 104";
let garage: Company;

interface Spot {
  key: string;
  kind: string;
  name: string;
  km: number | null;
  town: string | null;
  holdings: { label: string; quantity: number }[];
}
interface Answer {
  state?: string;
  code?: string;
  origin: { id: number; code: string; name: string } | null;
  total: number;
  inView: number;
  marks: { count: number }[];
  spots: Spot[];
  articles: { id: number; label: string }[];
  places: { id: number; code: string; name: string; country: string }[];
}
const ask = async (path: string, client: Pick<Company, "get"> = garage) => {
  const response = await client.get(path);
  return { status: response.status, body: (await response.json()) as Answer };
};

beforeAll(async () => {
  garage = await makeCompany();
  await prisma().company.update({
    where: { id: garage.companyId },
    data: { postalCode: "69009", city: "Lyon", country: "FR", phone: "04 78 11 22 33" },
  });
});

describe("places", () => {
  it.each([
    ["69009", "Lyon", "FR"],
    ["lyon", "Lyon", "FR"],
    ["St Etienne", "Saint-Étienne", "FR"],
    ["1201", "Genève", "CH"],
    ["GENEVE", "Genève", "CH"],
  ])("%s is %s", async (q, name, country) => {
    const { body } = await ask(`/map/places?q=${encodeURIComponent(q)}`);
    expect([body.state, body.places[0]]).toMatchObject(["found", { name, country }]);
    expect(body.places.length).toBeLessThanOrEqual(10);
  });

  it.each(["00000", "Nowherestadt", "!!", ""])("%p is nowhere", async (q) => {
    expect((await ask(`/map/places?q=${encodeURIComponent(q)}`)).body).toMatchObject({ state: "unknown", places: [] });
  });

  it("are found by where somebody stands, and not in the sea", async () => {
    expect((await ask("/map/nearest?lat=45.76&lng=4.84")).body).toMatchObject({
      place: { name: expect.stringContaining("Lyon") as string },
    });
    expect((await ask("/map/nearest?lat=47&lng=-20")).body).toEqual({ place: null });
    expect((await ask("/map/nearest?lat=200&lng=0")).status).toBe(400);
  });
});

describe("the map", () => {
  const view = (more = "") => ask(`/map/points?box=${world}&width=1000${more}`);

  it("shows suppliers, centres, stores that sell and the own company, the nearest first", async () => {
    const { body } = await view();
    expect(body.origin).toMatchObject({ name: "Lyon" });
    expect(new Set(body.spots.map(({ kind }) => kind))).toEqual(new Set(["stock", "supplier", "recycler", "seller"]));
    const far = body.spots.map(({ km }) => km ?? 0);
    expect(far).toEqual(far.toSorted((a, b) => a - b));
    expect(body.marks.reduce((sum, { count }) => sum + count, 0)).toBe(body.inView);
  });

  it("shows nobody who does not sell: no other company, no store that waits or was refused", async () => {
    const { body } = await view("&kinds=seller,stock");
    const names = body.spots.map(({ name }) => name);
    expect(names).toContain("Rhône Pièces Neuves");
    for (const name of ["Garage du Pont", "Atelier Martin", "Alpes Auto Négoce", "Déstockage Express"])
      expect(names).not.toContain(name);
    expect(body.spots.filter(({ kind }) => kind === "stock")).toHaveLength(1);
  });

  it("keeps to what is asked for and to the part that is in view", async () => {
    const { body } = await view("&kinds=recycler");
    expect(body.spots.every(({ kind }) => kind === "recycler")).toBe(true);
    const sea = await ask("/map/points?box=0.40,0.33,0.42,0.36&width=1000");
    expect(sea.body).toMatchObject({ inView: 0, marks: [], spots: [] });
    expect(sea.body.total).toBeGreaterThan(10);
  });

  it("counts distances from the place that was chosen", async () => {
    const paris = (await ask("/map/places?q=75012")).body.places[0];
    const { body } = await view(`&from=${paris?.id}`);
    expect(body.origin).toMatchObject({ name: "Paris" });
    expect(body.spots[0]).toMatchObject({ town: "Paris", km: expect.closeTo(0, 0) as number });
  });

  it("of a company without an address has no distances; of one without rights neither recyclers nor stock", async () => {
    const nowhere = await makeCompany();
    const { body } = await ask(`/map/points?box=${world}&width=1000`, nowhere);
    expect(body.origin).toBeNull();
    expect(body.spots.every(({ km }) => km === null)).toBe(true);
    const reader = await secondUser(garage, ["CaiaApp", "map"]);
    const seen = (await ask(`/map/points?box=${world}&width=1000`, reader)).body.spots.map(({ kind }) => kind);
    expect(seen).not.toContain("recycler");
    expect(seen).not.toContain("stock");
  });

  it.each([
    "/map/points?box=1,2,3&width=1000",
    "/map/points?box=0.5,0.4,0.4,0.5&width=1000",
    `/map/points?box=${world}&width=1`,
    `/map/points?box=${world}&width=1000&kinds=spies`,
  ])("refuses %s", async (path) => expect((await ask(path)).status).toBe(400));

  it("is closed without its right", async () => {
    const stranger = await makeCompany({ rights: ["CaiaApp", "cart"] });
    for (const path of [
      `/map/points?box=${world}&width=1000`,
      "/map/holders?q=1",
      "/map/places?q=lyon",
      "/map/nearest?lat=45&lng=4",
    ])
      expect((await ask(path, stranger)).status).toBe(403);
  });
});

describe("who holds a part", () => {
  const holders = (query: string, client?: Pick<Company, "get">) => ask(`/map/holders?${query}`, client);

  it("is told by its reference in any spelling and by the article, with quantity, distance and place", async () => {
    const { body } = await holders(`q=${encodeURIComponent(pads)}`);
    expect(body.state).toBe("found");
    expect(body.spots.length).toBeGreaterThan(0);
    for (const { holdings, km } of body.spots) {
      expect(holdings[0]?.quantity).toBeGreaterThan(0);
      expect(km).not.toBeNull();
    }
    expect((await holders("q=0986494104")).body.spots).toEqual(body.spots);
    const article = body.articles.find(({ label }) => label.includes("494 104"));
    const alone = await holders(`article=${article?.id}`);
    expect(alone.body.articles).toHaveLength(1);
    expect(alone.body.spots.length).toBeGreaterThan(0);
  });

  it("includes what the company itself put on its shelf, and hides it from everybody else", async () => {
    await prisma().stockItem.create({
      data: {
        ...{ companyId: garage.companyId, stockGroupId: garage.stockGroupId, brand: "Maison", reference: "ZX-90817" },
        ...{ referenceKey: "ZX90817", label: "Durite", partType: "neuve", quantity: 4, priceCents: 1000 },
      },
    });
    const { body } = await holders("q=zx90817&kinds=stock");
    expect(body.spots).toMatchObject([{ kind: "stock", key: "own", km: 0, holdings: [{ quantity: 4 }] }]);
    const stranger = await makeCompany();
    expect((await holders("q=zx90817", stranger)).body).toMatchObject({ state: "unknown", spots: [] });
  });

  it("names recycling centres by an engine's code, for who may see them", async () => {
    const { body } = await holders("q=8201112547&kinds=recycler");
    expect(body.spots.length).toBeGreaterThan(0);
    expect(body.spots.every(({ kind }) => kind === "recycler")).toBe(true);
    const reader = await secondUser(garage, ["CaiaApp", "map", "cart"]);
    expect((await holders("q=8201112547&kinds=recycler", reader)).body.spots).toEqual([]);
  });

  it("says what it does not know, and tells no stock without the right to see it", async () => {
    expect((await holders("q=plaquettes")).body).toMatchObject({ state: "words", spots: [] });
    expect((await holders("q=ZZ99999999")).body).toMatchObject({ state: "unknown", spots: [] });
    const reader = await secondUser(garage, ["CaiaApp", "map"]);
    expect((await holders(`q=${encodeURIComponent(pads)}`, reader)).body).toMatchObject({ state: "unseen", spots: [] });
  });
});
