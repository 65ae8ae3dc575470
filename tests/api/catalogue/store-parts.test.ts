import "@/tests/support/end";
import type { VehicleArticles } from "@/lib/domains/catalogue/list/schema";
import type { MddIcon, OeBrand, StorePart } from "@/lib/domains/catalogue/brands/store/schema";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { read as query } from "@/lib/platform/db";
import { makeCompany } from "@/tests/support/company";

type Company = Awaited<ReturnType<typeof makeCompany>>;

const clio = 1_000_080;
let company: Company;
beforeAll(async () => {
  company = await makeCompany();
});

async function read<T>(path: string, by = company): Promise<T> {
  const response = await by.get(path);
  const body: unknown = await response.json();
  expect({ status: response.status, path, body }).toMatchObject({ status: 200 });
  return body as T;
}

describe("parts from store brands and breakers", () => {
  it("count what the vehicle's lists hold of these brands", async () => {
    const [parts, icons] = await Promise.all([
      read<StorePart[]>(`/parts/mdd-pre/${clio}?lang=fr`),
      read<MddIcon[]>("/mddIcons"),
    ]);
    const store = new Set(icons.map(({ id }) => id));
    const [most] = [...parts].sort((a, b) => b.mdd - a.mdd);
    expect(most?.mdd).toBeGreaterThan(1);
    const list = await read<VehicleArticles>(`/vehicle-parts/vl/fr/${clio}/${most!.id}`);
    const own = list.articles.filter(({ brandId }) => store.has(brandId));
    const names = list.brands.filter(({ id }) => store.has(id)).map(({ name }) => name);
    const { label, familyId, family, subFamilyId, subFamily } = list.genart;
    expect(most).toMatchObject({ label, familyId, family, subFamilyId, subFamily, mdd: own.length });
    expect(most?.brands).toEqual(names.sort());
    expect(parts.some(({ pre }) => pre! > 0)).toBe(true);
  });

  it("keep what breakers hold from those without the right", async () => {
    const all = await read<StorePart[]>(`/parts/mdd-pre/${clio}`);
    const stranger = await makeCompany({ rights: ["CaiaApp", "PartSelector"] });
    const some = await read<StorePart[]>(`/parts/mdd-pre/${clio}`, stranger);
    expect(some.map(({ id }) => id)).toEqual(all.filter(({ mdd }) => mdd > 0).map(({ id }) => id));
    expect(some.every(({ pre, mdd }) => pre === null && mdd > 0)).toBe(true);
  });

  it("are found by a registry's codes when no ktype is known", async () => {
    const codes = catalogueStatement(
      "test_codes",
      (s) => `select code from ${s}.type_code where ktype = $1 order by code`,
    );
    const [one, two] = await query<{ code: string }>(codes(await liveCatalogue()), [clio]);
    const known = await read<StorePart[]>(`/parts/mdd-pre/${clio}`);
    expect(await read(`/parts/mdd-pre/${clio}/x/y`)).toEqual(known);
    const byCodes = await read<StorePart[]>(`/parts/mdd-pre/null/${one!.code}/${two?.code ?? "null"}`);
    expect(byCodes.length).toBeGreaterThan(0);
    for (const nothing of ["null/null/null", "null/XX/YY", "null/%25/_", "999/a/b"])
      expect(await read(`/parts/mdd-pre/${nothing}`)).toEqual([]);
  });
});

describe("the makes of original numbers", () => {
  const find = (numbers: unknown, lang = "fr") => company.post(`/getOEbrands/${lang}`, numbers);

  it("are named once each with their numbers, however these are written", async () => {
    const asked = ["77-01 207.339", "7701207339", "0986494104", "", "%", "مرحبا"];
    const brands = (await (await find(asked)).json()) as OeBrand[];
    expect(brands).toEqual([{ id: 1, name: "Renault", label: "Renault", oes: ["77 01 207 339"] }]);
    expect(await (await find([])).json()).toEqual([]);
  });

  it.each([{}, "7701207339", [1], [["x"]], ["x".repeat(101)], Array.from({ length: 501 }, String)])(
    "%j is refused",
    async (body) => {
      expect((await find(body)).status).toBe(400);
    },
  );

  it("of an unknown language are refused", async () => {
    expect((await find(["x"], "%25")).status).toBe(400);
  });
});
