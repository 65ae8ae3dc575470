import "@/tests/support/end";
import type { UsedPage } from "@/lib/domains/used/schema";
import { makeCompany, secondUser } from "@/tests/support/company";

type Client = Awaited<ReturnType<typeof makeCompany>>;
const json = async <T>(response: Response | Promise<Response>) => (await (await response).json()) as T;
const search = (company: Client, query = "") => json<UsedPage>(company.get(`/vehicle/search${query}`));

let company: Client;
beforeAll(async () => {
  company = await makeCompany();
});

describe("vehicle/search", () => {
  it("finds the demonstration's six hundred, twenty-four a page, the cheapest first", async () => {
    const { total, pages, items } = await search(company);
    expect([total, pages, items.length]).toEqual([600, 25, 24]);
    const prices = items.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    expect(items.every(({ currency }) => currency === "CHF")).toBe(true);
  });

  it("narrows by brand, model and price range", async () => {
    const { facets } = await search(company);
    const brand = facets.brand.toSorted((one, other) => other.count - one.count)[0]?.value ?? "";
    const found = await search(company, `?brand=${encodeURIComponent(brand.toUpperCase())}&min=5000&max=15000`);
    expect(found.total).toBeGreaterThan(0);
    for (const one of found.items) {
      expect(one.brand).toBe(brand);
      expect([one.price >= 500_000, one.price <= 1_500_000]).toEqual([true, true]);
    }
    const [model] = found.facets.models;
    const within = `?brand=${encodeURIComponent(brand)}&min=5000&max=15000`;
    const named = await search(company, `${within}&models=${encodeURIComponent(model?.value ?? "")}`);
    expect(named.total).toBe(model?.count);
    for (const one of named.items) expect(one.model).toBe(model?.value);
    expect((await search(company, "?model=CLIO")).items[0]?.model).toMatch(/clio/i);
    expect((await search(company, "?brand=citroen")).total).toBe((await search(company, "?brand=Citro%C3%ABn")).total);
  });

  it("counts in each facet what a value would leave, beside the others and not beside itself", async () => {
    const { facets } = await search(company, "?max=30000&fuel=diesel");
    for (const { value, count } of facets.gearbox)
      expect((await search(company, `?max=30000&fuel=diesel&gearbox=${value}`)).total).toBe(count);
    for (const { value, count } of facets.fuel)
      expect((await search(company, `?max=30000&fuel=${value}`)).total).toBe(count);
    const both = await search(company, "?max=30000&fuel=diesel|petrol&year=2018");
    for (const one of both.items) {
      expect(["diesel", "petrol"]).toContain(one.fuel);
      expect(one.firstRegistration >= "2018").toBe(true);
    }
  });

  it("finds nothing in an empty range and refuses a wrong one", async () => {
    expect((await search(company, "?min=1&max=2")).total).toBe(0);
    for (const query of [
      "?min=20000&max=10000",
      "?min=-1",
      "?max=cheap",
      "?fuel=coal",
      "?fuel=diesel|coal",
      "?year=19",
    ])
      expect((await company.get(`/vehicle/search${query}`)).status).toBe(400);
  });

  it("tells options in the reader's language, and needs the right Stock", async () => {
    const [fr, en] = await Promise.all([search(company, "?lang=fr"), search(company, "?lang=en")]);
    expect(fr.items[0]?.options).not.toEqual(en.items[0]?.options);
    const stranger = await makeCompany({ rights: ["CaiaApp"] });
    expect((await stranger.get("/vehicle/search")).status).toBe(403);
  });
});

describe("used-searches", () => {
  const renault = "/stock-occasion?brand=Renault&max=9000";
  const list = async (who: Client) => json<string[]>(who.get("/used-searches"));

  it("are kept with the person, the latest first, each once, until they are dropped", async () => {
    const [mine, stranger] = await Promise.all([makeCompany(), makeCompany()]);
    const colleague = await secondUser(mine);
    await mine.post("/used-searches", { url: renault });
    await mine.post("/used-searches", { url: "/stock-occasion?fuel=diesel" });
    const answer = await mine.post("/used-searches", { url: "/stock-occasion?page=2&max=9000&brand=Renault" });
    expect([answer.status, await answer.json()]).toEqual([200, [renault, "/stock-occasion?fuel=diesel"]]);
    expect([await list(stranger), await json(colleague.get("/used-searches"))]).toEqual([[], []]);
    const gone = await mine.del(`/used-searches?url=${encodeURIComponent(renault)}`);
    expect(await gone.json()).toEqual(["/stock-occasion?fuel=diesel"]);
  });

  it("are twenty at most, and searches alone", async () => {
    const mine = await makeCompany();
    for (let max = 1; max <= 22; max++) await mine.post("/used-searches", { url: `/stock-occasion?max=${max}` });
    const kept = await list(mine);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([20, "/stock-occasion?max=22", "/stock-occasion?max=3"]);
    for (const url of ["/stock-occasion", "https://elsewhere.test/stock-occasion?max=1", "/cart?max=1", "javascript:1"])
      expect((await mine.post("/used-searches", { url })).status).toBe(400);
  });

  it("need the right Stock", async () => {
    const reader = await makeCompany({ rights: ["CaiaApp"] });
    expect((await reader.get("/used-searches")).status).toBe(403);
    expect((await reader.post("/used-searches", { url: renault })).status).toBe(403);
    expect((await reader.del(`/used-searches?url=${encodeURIComponent(renault)}`)).status).toBe(403);
  });
});
