import { clientOf, makeCompany } from "@/tests/support/company";
import "@/tests/support/end";

type Client = Pick<ReturnType<typeof clientOf>, "get">;
let anybody: Client;
let expert: Client;

beforeAll(async () => {
  anybody = await makeCompany({ rights: [] });
  expert = await makeCompany({ rights: ["statsBadges", "statsModels"] });
});

async function ask<Body = Record<string, unknown>>(path: string, client: Client = anybody) {
  const response = await client.get(path);
  return { status: response.status, body: (await response.json()) as Body };
}
interface Model {
  id: number;
  name: string;
  vtype: string;
}
const namesOf = async (path: string) => (await ask<Model[]>(path)).body.map(({ name }) => name);

describe("the models of a make", () => {
  it("are listed by its name in any spelling and by its number", async () => {
    const { status, body } = await ask<Model[]>("/models/Renault");
    expect(status).toBe(200);
    expect(body).toContainEqual({
      ...{ id: 202, name: "Clio III", vtype: "vl", yearFrom: 2005, yearTo: 2014, body: "supermini" },
    });
    expect((await ask("/models/renault")).body).toEqual(body);
    expect((await ask("/models/1")).body).toEqual(body);
    expect(await namesOf("/models/Citro%C3%ABn")).toEqual(await namesOf("/models/citroen"));
  });

  it("are cars, motorcycles and classics, or heavy vehicles, or all", async () => {
    expect(await namesOf("/models/Mercedes-Benz")).not.toContain("Actros");
    expect(await namesOf("/plModels/Mercedes-Benz")).toEqual(["Actros"]);
    expect(await namesOf("/models-td/Mercedes-Benz")).toEqual(expect.arrayContaining(["Actros", "W123"]));
    expect(await namesOf("/plModels/Renault%20Trucks")).toEqual(["D", "Midlum", "T"]);
    expect(await namesOf("/plModels/Yamaha")).toEqual([]);
  });

  it.each(["Trabant", "999", "2147483648", "%20", "%FF", "..%2F..", "x".repeat(101)])(
    "of %s are unknown",
    async (brand) => {
      for (const call of ["models", "plModels", "models-td"]) {
        const { status } = await ask(`/${call}/${brand}`);
        expect([400, 404]).toContain(status);
      }
    },
  );
});

describe("the versions of a model", () => {
  it("are named in the reader's language, by names or numbers", async () => {
    const { status, body } = await ask<Record<string, unknown>[]>("/vehicles/versions/fr/Renault/Clio%20III");
    expect(status).toBe(200);
    expect(body.find(({ ktype }) => ktype === 1_000_080)).toEqual({
      ...{ id: 1_000_080, ktype: 1_000_080, hmdnr: null, name: "Renault Clio III 1.5 dCi 85", makeLabel: "Renault" },
      ...{ versionLabel: "1.5 dCi 85", motorLabel: "K9K", bodyStyle: null, fuelType: "diesel" },
      ...{ strokeCapacityLiter: 1.5, horsePowerKw: 63, yearFrom: 2005, yearTo: 2014 },
    });
    expect((await ask("/vehicles/versions/fr/1/202")).body).toEqual(body);
    const fuels = async (lang: string) => {
      const rows = (await ask<{ fuelType: string }[]>(`/vehicles/versions/${lang}/Renault/clio%20iii`)).body;
      return [...new Set(rows.map(({ fuelType }) => fuelType))];
    };
    expect(await fuels("fr")).toContain("essence");
    expect(await fuels("de")).toContain("Benzin");
    expect(await fuels("xx")).toContain("petrol");
  });

  it("a model called by a number is found by its name before a model of that number", async () => {
    const { body } = await ask<{ name: string }[]>("/vehicles/versions/fr/Peugeot/504");
    expect(body.map(({ name }) => name)).toEqual(["Peugeot 504 2.0 GL"]);
  });

  it("heavy vehicles have a call of their own", async () => {
    const { body } = await ask<{ ktype: number }[]>("/vehicles/plVersions/en/Renault%20Trucks/T");
    expect(body.map(({ ktype }) => ktype)).toEqual([1_010_003]);
    expect((await ask("/vehicles/versions/en/Renault%20Trucks/T")).status).toBe(404);
    expect((await ask("/vehicles/plVersions/en/Renault/Clio%20III")).status).toBe(404);
  });

  it.each(["fr/Renault/Golf%20VII", "fr/Trabant/601", "fr/Renault/202000", "fr/1/1-0"])("%s is unknown", async (rest) =>
    expect((await ask(`/vehicles/versions/${rest}`)).status).toBe(404),
  );

  it("a language that is none is refused", async () => {
    expect((await ask("/vehicles/versions/1;drop/Renault/Clio%20III")).status).toBe(400);
  });
});

describe("a ktype", () => {
  it("is a vintage one when it is a classic or long out of production", async () => {
    expect((await ask("/isVintage/1010001")).body).toEqual({ ktype: 1_010_001, vintage: true });
    expect((await ask("/isVintage/1000080")).body).toEqual({ ktype: 1_000_080, vintage: false });
  });

  it("has type-approval codes and dates", async () => {
    const { status, body } = await ask<{ cnit: string | null; cnits: string[] }>("/cnit-and-date/1000080");
    expect(status).toBe(200);
    expect(body).toMatchObject({ date: "2005-05-01", until: "2014-12-01" });
    expect(body.cnit).toBe(body.cnits[0] ?? null);
    expect((await ask("/cnit-and-date/1010002")).body).toEqual({
      cnit: null,
      cnits: [],
      date: "2014-01-01",
      until: null,
    });
  });

  it("has calls by month that make its total", async () => {
    const { status, body } = await ask<{ calls: number; months: { month: string; calls: number }[] }>(
      "/stats/calls/1000080",
    );
    expect(status).toBe(200);
    expect(body.months.length).toBeGreaterThan(0);
    expect(body.months.every(({ month }) => /^\d{4}-\d{2}$/.test(month))).toBe(true);
    expect(body.calls).toBe(body.months.reduce((sum, { calls }) => sum + calls, 0));
  });

  it.each(["999999999", "abc", "0", "-1", "1.5", "99999999999999999999"])(
    "of %s is refused or unknown",
    async (ktype) => {
      for (const call of ["isVintage", "cnit-and-date", "stats/calls"])
        expect((await ask(`/${call}/${ktype}`)).status).toBe(ktype === "999999999" ? 404 : 400);
    },
  );
});

describe("the shares of the identifications", () => {
  interface Use {
    nb: number;
    percent: number;
    model?: string;
    vtype?: string;
    ktype?: number;
    ktypnr?: number;
  }
  const shares = async (path: string) => (await ask<Use[]>(path, expert)).body;
  const total = (rows: Use[]) => rows.reduce((sum, { percent }) => sum + percent, 0);

  it("of makes, models and versions have two decimals, equal ones for equal counts, and make a hundred, most used first", async () => {
    for (const path of ["/brandStats", "/modelStats/Renault", "/modelStats-td/1", "/ktypnrStats/Renault/Clio%20III"]) {
      const rows = await shares(path);
      expect(rows.length).toBeGreaterThan(5);
      expect(Math.abs(total(rows) - 100)).toBeLessThan(0.01 * rows.length);
      expect(rows.map(({ nb }) => nb)).toEqual(rows.map(({ nb }) => nb).sort((a, b) => b - a));
      expect(rows.every(({ percent }) => Number(percent.toFixed(2)) === percent)).toBe(true);
      expect(new Set(rows.map(({ nb, percent }) => `${nb} ${percent}`)).size).toBe(
        new Set(rows.map(({ nb }) => nb)).size,
      );
    }
  });

  it("of a make are those of its models, and of a model those of its versions", async () => {
    const sum = (rows: Use[]) => rows.reduce((all, { nb }) => all + nb, 0);
    const models = await shares("/modelStats/Renault");
    const makes = (await ask<(Use & { make: string })[]>("/brandStats", expert)).body;
    expect(makes.find(({ make }) => make === "Renault")?.nb).toBe(sum(models));
    const clio = models.find(({ model }) => model === "Clio III");
    expect(clio?.nb).toBe(sum(await shares("/ktypnrStats/Renault/Clio%20III")));
  });

  it("leave classics to the drill-down, and number heavy vehicles by ntypnr", async () => {
    expect((await shares("/modelStats/Fiat")).some(({ vtype }) => vtype === "classic")).toBe(false);
    expect((await shares("/modelStats-td/Fiat")).some(({ vtype }) => vtype === "classic")).toBe(true);
    const [car] = await shares("/ktypnrStats/Renault/Clio%20III");
    expect(car?.ktypnr).toBe(car?.ktype);
    expect((await shares("/ktypnrStats-td/Renault/Clio%20III"))[0]).not.toHaveProperty("ktypnr");
  });

  it.each(["modelStats/Trabant", "modelStats-td/Trabant", "ktypnrStats/Renault/Golf%20VII", "ktypnrStats-td/x/y"])(
    "of %s are unknown",
    async (path) => expect((await ask(`/${path}`, expert)).status).toBe(404),
  );

  it("need statsBadges, and statsModels for what lies below a model", async () => {
    const badges = await makeCompany({ rights: ["statsBadges"] });
    const models = await makeCompany({ rights: ["statsModels"] });
    const status = async (client: Client, path: string) => (await ask(path, client)).status;
    for (const path of ["/brandStats", "/modelStats/Renault"])
      expect([await status(badges, path), await status(models, path), await status(anybody, path)]).toEqual([
        ...[200, 403, 403],
      ]);
    for (const path of ["/modelStats-td/Renault", "/ktypnrStats/Renault/Clio%20III", "/ktypnrStats-td/1/202"])
      expect([await status(badges, path), await status(models, path), await status(anybody, path)]).toEqual([
        ...[403, 200, 403],
      ]);
    expect((await ask("/models/Renault", clientOf())).status).toBe(401);
  });
});
