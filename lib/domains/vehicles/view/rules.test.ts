import { registryVehicle, type RegistryVehicle } from "@/lib/providers/plate-registry/port";
import { vehicleAnswer, vehicleView, type CatalogueVersion } from "../schema";
import { answerOf, gearboxOf, viewOf } from "./rules";

const today = "2026-11-20";
const unknown = registryVehicle.parse({});

const clio = registryVehicle.parse({
  ...{
    country: "FR",
    plate: "AB123CD",
    vin: "VF1BR1H0H40123456",
    make: "RENAULT",
    model: "CLIO III",
    energy: "GO",
    genre: "VP",
  },
  ...{ firstRegistration: "2007-03-14", certificateDate: "2019-06-03", ccm: 1461, kw: 63, hp: 85, co2: 117 },
  ...{ engineCode: "K9K 766", grossKg: 1640, euro: "70/220*2003/76EURO4", ktype: 1_000_080 },
  equipment: { brakeSystem: "Bosch", frontDiscMm: 266, rearDrumMm: 203 },
});

const clioVersion: CatalogueVersion = {
  ...{
    ktype: 1_000_080,
    vtype: "vl",
    make: "Renault",
    model: "Clio III",
    name: "1.5 dCi 85",
    p3: "GO",
    ccm: 1461,
    kw: 63,
    hp: 85,
  },
  ...{
    fiscalHp: 5,
    cylinders: 4,
    co2: 115,
    gearbox: "M5",
    body: null,
    engineCodes: ["K9K"],
    ntypnr: null,
    mid: "REN00080",
  },
  ...{ hmdnr: null, kromedaId: 500_080, fromYm: 200505, toYm: 201212 },
};

const view = (registered: Partial<RegistryVehicle> | null, version: CatalogueVersion | null = null) =>
  viewOf({ registered: registered && { ...unknown, ...registered }, version }, unknown, today);

describe("the view of a registered vehicle", () => {
  const { label, plate, record, derived, facts } = view(clio, clioVersion);

  it("carries the name of the catalogue and the values of the registry, completed by the catalogue's", () => {
    expect([label, plate]).toEqual(["Renault Clio III 1.5 dCi 85", "AB-123-CD"]);
    expect(record).toMatchObject({
      make: "RENAULT",
      co2: 117,
      engineCode: "K9K 766",
      gearbox: "manual",
      fiscalHp: 5,
      mid: "REN00080",
    });
  });

  it("derives what the drawing shows", () => {
    expect(derived).toEqual({
      ...{
        category: "VP",
        fuel: "diesel",
        owner: "person",
        hand: "second",
        age: { years: 19, months: 8 },
        critAir: "3",
        co2Class: "B",
      },
      euro: { norm: "4", alternative: null, step: null, source: "v9" },
      test: { required: true, opensOn: "2010-09-14", deadline: "2011-03-14", everyYears: 2 },
      ...{ litres: 1.5, kw: 63, hp: 85, vintage: false },
    });
  });

  it("gives the facts that fitting needs", () => {
    expect(facts).toEqual({
      ...{
        ktype: 1_000_080,
        vtype: "vl",
        engineCode: "K9K 766",
        firstRegistrationYm: 200_703,
        vin: "VF1BR1H0H40123456",
      },
      ...{
        gearbox: "manual",
        grossKg: 1640,
        brakeSystem: "Bosch",
        frontDiscMm: 266,
        rearDiscMm: null,
        rearDrumMm: 203,
      },
      ...{ cylinders: 4, euro: "Euro 4", label, plate: "AB-123-CD" },
    });
  });

  it("lets the norm of the papers go before the date, and never a norm that only the date implies", () => {
    const late = { ...clio, firstRegistration: "2010-11-10" };
    expect(view({ ...late, euro: "715/2007*692/2008EURO5" }).derived.critAir).toBe("2");
    expect(view({ ...late, euro: null }).derived).toMatchObject({ critAir: "3", euro: { source: "date" } });
  });

  it("answers under the specification's names, as its schema says", () => {
    const answer = answerOf(view(clio, clioVersion));
    expect(answer).toMatchObject({
      ...{
        Marque: "RENAULT",
        Modèle: "CLIO III",
        Énergie: "GO",
        Codif_Vin_PRF: "VF1BR1H0H40123456",
        Immat_SIV: "AB-123-CD",
      },
      ...{
        ktype: 1_000_080,
        Puis_Kw: 63,
        "Année 1ère MEC": 2007,
        "Mois 1ère MEC": 3,
        "Jour 1ère MEC": 14,
        "Jour DCG": 3,
      },
    });
    expect(vehicleAnswer.strict().parse(answer)).toEqual(answer);
    expect(vehicleView.parse(view(clio, clioVersion))).toEqual(view(clio, clioVersion));
  });
});

describe("what is unknown", () => {
  it("stays unknown when the catalogue alone knows the vehicle", () => {
    const { record, derived, facts } = view(null, clioVersion);
    expect([record.plate, record.vin, record.firstRegistration, record.engineCode]).toEqual([null, null, null, "K9K"]);
    const unknowable = {
      category: null,
      owner: null,
      hand: null,
      age: null,
      euro: null,
      critAir: null,
      test: null,
      vintage: null,
    };
    expect(derived).toEqual({ ...unknowable, fuel: "diesel", co2Class: "B", litres: 1.5, kw: 63, hp: 85 });
    expect(facts).toMatchObject({ ktype: 1_000_080, firstRegistrationYm: null, grossKg: null, brakeSystem: null });
  });

  it("stays unknown when the registry knows no ktype", () => {
    const { label, facts, derived } = view({ ...clio, ktype: null, siren: "000000000", hp: 85, kw: null });
    expect([label, facts]).toEqual(["RENAULT CLIO III", null]);
    expect(derived).toMatchObject({ owner: "rental", kw: 62 });
  });

  it("is never an engine or a gearbox chosen among several", () => {
    const { record } = view(null, { ...clioVersion, engineCodes: ["BHZ", "BHX"], gearbox: "A6 M6" });
    expect([record.engineCode, record.gearbox]).toEqual([null, null]);
  });
});

describe("names and kinds", () => {
  it("say the model once", () => {
    const named = (make: string, model: string, name: string, vtype: CatalogueVersion["vtype"]) =>
      view(null, { ...clioVersion, make, model, name, vtype });
    expect(named("Citroën", "DS", "DS 21", "classic")).toMatchObject({
      label: "Citroën DS 21",
      facts: { vtype: "vl" },
    });
    expect(named("Yamaha", "MT-07", "MT-07 700", "motos")).toMatchObject({
      label: "Yamaha MT-07 700",
      derived: { category: "MOTO" },
    });
    expect(named("Renault Trucks", "T", "T 480", "pl")).toMatchObject({
      label: "Renault Trucks T 480",
      facts: { vtype: "pl" },
    });
  });

  it.each([
    ["M5", "manual"],
    ["manual", "manual"],
    ["M5,M6", "manual"],
    ["A6", "automatic"],
    ["V0 D6", "automatic"],
    ["A6 M6", null],
    ["", null],
    [null, null],
  ])("read the gearbox %p", (text, kind) => {
    expect(gearboxOf(text)).toBe(kind);
  });
});
