import "@/tests/support/end";
import type { Shelf, ShelfItems } from "@/lib/domains/catalogue/shelves/schema";
import type { BrandRow } from "@/lib/domains/catalogue/brands/schema";
import type { FamilyRow, SubfamilyRow } from "@/lib/domains/catalogue/tree/schema";
import { findShelf, listShelves } from "@/lib/domains/catalogue/shelves/queries/browse-shelves";
import { findActor } from "@/lib/domains/session/queries/find-actor";
import { prisma } from "@/lib/platform/db";
import { makeCompany, secondUser } from "@/tests/support/company";
import { json } from "@/tests/support/counter";

type Company = Awaited<ReturnType<typeof makeCompany>>;

const pads = 10_001;
const renault = 1;
let company: Company;
let bosch: number;
beforeAll(async () => {
  company = await makeCompany();
  bosch = (await read<BrandRow[]>("/partsBrands")).find(({ name }) => name === "Bosch")!.id;
});

async function read<T>(path: string, status = 200, by = company): Promise<T> {
  const response = await by.get(path);
  const body: unknown = await response.json();
  expect({ status: response.status, path, body }).toMatchObject({ status });
  return body as T;
}
const sum = (rows: readonly { count: number }[]) => rows.reduce((so, { count }) => so + count, 0);

describe.each([
  ["all", (): number => bosch],
  ["oe", (): number => renault],
] as const)("the shelf %s", (scope, owner) => {
  it("leads from families to pages of fifty, every number counted", async () => {
    const families = await read<FamilyRow[]>(`/parts/${scope}/make/fr/${owner()}`);
    const braking = families.find(({ label }) => label === "Freinage")!;
    const subs = await read<SubfamilyRow[]>(`/parts/${scope}/make/fr/${owner()}/${braking.id}`);
    expect(sum(subs)).toBe(braking.count);
    const genart = subs.flatMap(({ genarts }) => genarts).find(({ id }) => id === pads)!;
    const pages = Math.ceil(genart.count / 50);
    expect(pages).toBeGreaterThan(1);
    const ids: string[] = [];
    for (let page = 1; page <= pages + 1; page++) {
      const list = await read<ShelfItems>(`/parts/${scope}/make/article/fr/${owner()}/${pads}/${page}`);
      expect(list.nbOfResults).toBe(genart.count);
      expect(list.items.length).toBe(page > pages ? 0 : Math.min(50, genart.count - 50 * (page - 1)));
      ids.push(...list.items.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(genart.count);
  });
});

it("the stock is the company's own", async () => {
  await prisma().stockItem.create({
    data: {
      ...{ companyId: company.companyId, stockGroupId: company.stockGroupId, genartId: pads, brand: "bosch" },
      ...{ reference: "MINE-1", label: "Plaquettes", partType: "neuve", quantity: 3, priceCents: 100 },
    },
    select: { id: true },
  });
  const path = `/parts/stock/make/article/fr/${bosch}/${pads}/1`;
  expect(await read(path)).toMatchObject({ nbOfResults: 1, items: [{ number: "MINE-1", quantity: 3 }] });
  expect(await read<FamilyRow[]>(`/parts/stock/make/en/${bosch}`)).toEqual([{ id: 1, label: "Braking", count: 1 }]);
  const reader = await secondUser(company, ["CaiaApp"]);
  expect(await json(reader.get(path))).toMatchObject({ nbOfResults: 1, items: [{ number: "MINE-1", quantity: null }] });
  const other = await makeCompany();
  expect(await read(path, 200, other)).toEqual({ nbOfResults: 0, items: [] });
  expect(await read<Shelf[]>(`/parts/stock/make/fr/${bosch}`, 200, other)).toEqual([]);
});

it("the stock of a brand that the catalogue does not know has a shelf of its own", async () => {
  const own = await makeCompany();
  const item = { companyId: own.companyId, stockGroupId: own.stockGroupId, genartId: pads, label: "Plaquettes" };
  const rest = { partType: "neuve", quantity: 2, priceCents: 100 };
  await prisma().stockItem.createMany({
    data: ["Ateliers du Pont", "ateliers du pont", "BOSCH"].map((brand, at) => {
      return { ...item, ...rest, brand, reference: `POINT-${at}` };
    }),
  });
  const actor = (await findActor(own.token))!;
  const shelves = await listShelves(actor, { scope: "stock" });
  expect(shelves).toMatchObject([{ count: 2 }, { id: bosch, name: "Bosch", count: 1 }]);
  const [unknown] = shelves;
  expect(unknown!.name.toLowerCase()).toBe("ateliers du pont");
  expect(await findShelf(actor, { scope: "stock", brand: "ATELIERS du pont" })).toMatchObject({ id: unknown!.id });
  expect(await findShelf(actor, { scope: "all", brand: "Ateliers du Pont" })).toBeNull();
  const base = `/parts/stock/make`;
  expect(await read(`${base}/fr/${unknown!.id}`, 200, own)).toEqual([{ id: 1, label: "Freinage", count: 2 }]);
  const { items } = await read<ShelfItems>(`${base}/article/fr/${unknown!.id}/${pads}/1`, 200, own);
  expect(items.map(({ number }) => number)).toEqual(["POINT-0", "POINT-1"]);
  expect(await findShelf((await findActor(company.token))!, { scope: "stock", brand: "Ateliers du Pont" })).toBeNull();
});

it("brands stand as people sort them", async () => {
  const names = (await read<BrandRow[]>("/partsBrands")).map(({ name }) => name);
  expect(names.indexOf("ATE")).toBeGreaterThan(names.indexOf("Airtex"));
  expect(names).toEqual([...names].sort(new Intl.Collator("fr", { numeric: true, sensitivity: "base" }).compare));
});

it("an OE number stands once beside an article, however many makes have it", async () => {
  const list = await read<ShelfItems>(`/parts/all/make/article/fr/${bosch}/${pads}/1`);
  for (const { oes } of list.items) {
    const numbers = oes.split(",");
    expect(new Set(numbers).size).toBe(numbers.length);
  }
});

it("a vehicle's families and subfamilies agree", async () => {
  const families = await read<FamilyRow[]>("/parts/vehicle/fr/1000080");
  const [first] = families;
  expect(sum(await read<SubfamilyRow[]>(`/parts/vehicle/fr/1000080/${first!.id}`))).toBe(first!.count);
  expect(await read("/parts/vehicle/fr/999")).toEqual([]);
});

it("what is unknown holds nothing; nonsense is refused", async () => {
  expect(await read("/parts/all/make/fr/999999")).toEqual([]);
  expect(await read("/parts/oe/make/fr/1/999999")).toEqual([]);
  expect(await read(`/parts/oe/make/article/fr/999999/${pads}/1`)).toEqual({ nbOfResults: 0, items: [] });
  for (const path of ["x/1/1", "1/x/1", "1/1/0", "1/1/-1", "1/1/1e9", "1/1/99999"])
    await read(`/parts/all/make/article/fr/${path}`, 400);
  await read("/parts/all/make/f/1", 400);
});
