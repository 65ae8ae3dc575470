import { prisma } from "@/lib/platform/db";
import { makeCompany } from "@/tests/support/company";
import "@/tests/support/end";

type Company = Awaited<ReturnType<typeof makeCompany>>;
const rights = ["CarIdentifier", "VehiculeLogique"] as const;
const vin = "VF1BR1H0H40123456";
const other = 1_000_663;

async function ask(company: Company, path: string) {
  const response = await company.get(path);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const audited = (company: Company) =>
  prisma().auditEntry.findMany({
    where: { companyId: company.companyId },
    select: { action: true, entity: true, entityId: true, detail: true, userId: true },
    orderBy: { id: "asc" },
  });

describe("addKtype", () => {
  it("gives a VIN another ktype, for the own company alone, and says who did it", async () => {
    const [expert, stranger] = await Promise.all([makeCompany({ rights }), makeCompany({ rights })]);
    expect(await ask(expert, `/addKtype/${vin}/${other}`)).toEqual({ status: 200, body: { vin, ktype: other } });
    expect(await ask(expert, `/vin/${vin}`)).toMatchObject({
      body: { ktype: other, Mid_Autodata: "PEU00663", Codif_Vin_PRF: vin, Immat_SIV: "AB-123-CD" },
    });
    expect(await ask(expert, "/immat/AB-123-CD")).toMatchObject({ body: { ktype: other } });
    expect(await ask(stranger, `/vin/${vin}`)).toMatchObject({ body: { ktype: 1_000_080, Mid_Autodata: "REN00080" } });
    expect(await ask(expert, `/addKtype/${vin}/1000080`)).toMatchObject({ status: 200 });
    expect(await ask(expert, `/vin/${vin}`)).toMatchObject({ body: { ktype: 1_000_080 } });
    const note = { action: "give-ktype", entity: "vehicle", entityId: vin, userId: expert.userId };
    expect(await audited(expert)).toEqual([
      { ...note, detail: { ktype: other } },
      { ...note, detail: { ktype: 1_000_080 } },
    ]);
  });

  it("refuses a ktype that the catalogue does not know, and what is no VIN", async () => {
    const expert = await makeCompany({ rights });
    expect(await ask(expert, `/addKtype/${vin}/999999999`)).toMatchObject({
      status: 422,
      body: { code: "unknown-ktype" },
    });
    expect(await ask(expert, `/addKtype/hello/${other}`)).toMatchObject({
      status: 400,
      body: { code: "malformed-vin" },
    });
    expect(await ask(expert, `/addKtype/${vin}/x`)).toMatchObject({ status: 400 });
    expect(await audited(expert)).toEqual([]);
  });
});

describe("addData", () => {
  it("gives a ktype the numbers of other catalogues, wherever they are asked for", async () => {
    const [expert, stranger] = await Promise.all([makeCompany({ rights }), makeCompany({ rights })]);
    expect(await ask(expert, "/addData/1000080/4711/ren-77/815")).toEqual({
      status: 200,
      body: { ktype: 1_000_080, hmdnr: 4711, mid: "REN-77", kromedaId: 815 },
    });
    const numbers = { hmd_nr: 4711, Mid_Autodata: "REN-77", id_vehiculo_kromeda: 815 };
    expect(await ask(expert, `/vin/${vin}`)).toMatchObject({ body: numbers });
    expect(await ask(expert, "/ktype/1000080")).toMatchObject({ body: numbers });
    expect(await ask(expert, "/vehicle/data/1000080")).toMatchObject({ body: { mid: "REN-77", hmdnrs: [4711] } });
    expect(await ask(expert, "/ktypnrToMid/1000080")).toEqual({ status: 200, body: { mid: "REN-77" } });
    expect(await ask(expert, "/midToKtype/REN-77")).toEqual({ status: 200, body: { ktype: 1_000_080 } });
    expect(await ask(stranger, "/midToKtype/REN-77")).toMatchObject({ status: 404 });
    expect(await ask(stranger, "/ktypnrToMid/1000080")).toEqual({ status: 200, body: { mid: "REN00080" } });
    expect(await audited(expert)).toMatchObject([{ action: "give-numbers", entity: "ktype", entityId: "1000080" }]);
  });

  it("leaves the catalogue's own number where null is given", async () => {
    const expert = await makeCompany({ rights });
    await ask(expert, "/addData/1000080/4711/REN-77/815");
    expect(await ask(expert, "/addData/1000080/null/null/null")).toMatchObject({ status: 200, body: { mid: null } });
    expect(await ask(expert, `/vin/${vin}`)).toMatchObject({ body: { hmd_nr: null, Mid_Autodata: "REN00080" } });
  });

  it.each(["/addData/1000080/x/REN-77/815", "/addData/1000080/1/REN-77/-5", `/addData/1000080/1/${"A".repeat(21)}/5`])(
    "%s is refused: numbers are digits, a MID has at most 20 characters",
    async (path) => {
      expect(await ask(await makeCompany({ rights }), path)).toMatchObject({ status: 400 });
    },
  );

  it("needs VehiculeLogique", async () => {
    const reader = await makeCompany({ rights: ["CarIdentifier"] });
    expect(await ask(reader, "/addData/1000080/1/2/3")).toMatchObject({ status: 403 });
    expect(await ask(reader, `/addKtype/${vin}/${other}`)).toMatchObject({ status: 403 });
  });
});
