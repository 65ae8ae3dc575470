import "@/tests/support/end";
import type { KnownVehicle } from "@/lib/domains/vehicles/bookmarks/rules";
import { makeCompany } from "@/tests/support/company";

type Company = Awaited<ReturnType<typeof makeCompany>>;

const at = (ktype: number) => `/identification-vehicule/search/ktype/${ktype}`;
const star = (ktype: number, label = `Vehicle ${ktype}`): KnownVehicle => ({ url: at(ktype), label });
const list = async (company: Company) => (await (await company.get("/bookmarks")).json()) as KnownVehicle[];
const add = (company: Company, ...vehicles: KnownVehicle[]) => company.post("/bookmarks", { vehicles });
const drop = (company: Company, url?: string) =>
  company.del(`/bookmarks${url ? `?${new URLSearchParams({ url })}` : ""}`);

describe("vehicles with a star", () => {
  it("stand with the latest first, each once, until their star is taken", async () => {
    const company = await makeCompany();
    await add(company, star(1));
    const answer = await add(company, star(3), star(2));
    expect([answer.status, await answer.json()]).toEqual([200, [star(3), star(2), star(1)]]);
    await add(company, { url: "/v3/search/ktype/1", label: "Renamed" });
    expect(await list(company)).toEqual([star(1, "Renamed"), star(3), star(2)]);
    expect((await drop(company, "/v3/search/ktype/3")).status).toBe(200);
    expect((await drop(company, at(3))).status).toBe(200);
    expect(await list(company)).toEqual([star(1, "Renamed"), star(2)]);
    expect(await (await drop(company)).json()).toEqual([]);
  });

  it("belong to the user in the company alone", async () => {
    const [company, stranger] = await Promise.all([makeCompany(), makeCompany()]);
    await add(company, star(1));
    await drop(stranger);
    expect([await list(company), await list(stranger)]).toEqual([[star(1)], []]);
  });

  it("are twenty-five at most: the oldest go", async () => {
    const company = await makeCompany();
    const many = Array.from({ length: 25 }, (_, index) => star(index + 1));
    await add(company, ...many);
    await add(company, star(40), star(41));
    expect(await list(company)).toEqual([star(40), star(41), ...many.slice(0, 23)]);
  });

  it.each([
    ["javascript:alert(1)", "A car"],
    ["https://elsewhere.test/identification-vehicule/search/ktype/1", "A car"],
    ["//elsewhere.test/search/ktype/1", "A car"],
    ["/cart", "A car"],
    [at(1), ""],
    [at(1), "A\u0000car"],
    [`${at(1)}\u0000`, "A car"],
  ])("lead to vehicles alone: %s is refused", async (url, label) => {
    const company = await makeCompany();
    expect((await add(company, { url, label })).status).toBe(400);
    expect(await list(company)).toEqual([]);
  });
});
