import { co2Class, critAir, euroNorm, fuelGroup } from "@/lib/domains/vehicles/emissions/rules";
import type { VehicleCategory } from "@/lib/domains/vehicles/rules";
import { addDays } from "@/lib/shared/dates";
import critAirVectors from "@/tests/fixtures/domain/critair.json";
import euroVectors from "@/tests/fixtures/domain/euro.json";
import fuelCodes from "@/tests/fixtures/domain/fuel-codes.json";

function byDate(category: VehicleCategory, firstRegistration: string) {
  return euroNorm({ category, firstRegistration, v9: null });
}

function byText(v9: string, category: VehicleCategory | null = "VP") {
  return euroNorm({ category, firstRegistration: "2000-06-01", v9 });
}

describe("Euro norm by date", () => {
  it.each([
    ["VP", "1968-05-02", "0", null],
    ["VP", "1992-06-30", "0", null],
    ["VP", "1992-07-01", "0", "1"],
    ["VP", "2009-08-31", "4", null],
    ["VP", "2009-09-01", "4", "5"],
    ["VP", "2011-01-01", "5", null],
    ["VP", "2014-10-01", "5", "6"],
    ["VP", "2026-11-29", "6", "7"],
    ["VP", "2028-06-01", "7", null],
    ["VUL", "2006-06-01", "3", "4"],
    ["VUL", "2008-01-01", "4", null],
    ["MOTO", "2016-05-01", "3", "4"],
    ["CYCLO", "2010-05-01", "2", null],
    ["PL", "2013-01-01", "V", "VI"],
    ["PL", "2020-01-01", "VI", null],
  ] as const)("%s of %s: %s or %s", (category, date, norm, alternative) => {
    expect(byDate(category, date)).toMatchObject({ norm, alternative, source: "date" });
  });

  it.each([
    ["VP", euroVectors.M1],
    ["MOTO", euroVectors.L3e],
    ["CYCLO", euroVectors.L1e],
    ["PL", euroVectors.HEAVY],
  ] as const)("changes on the official days for %s", (category, stages) => {
    for (const { norm, allRegistrations } of stages.filter((stage) => !stage.norm.startsWith("6e-bis"))) {
      const expected = norm.match(/^(?:\d|[IV]+)/)?.[0];
      expect(byDate(category, allRegistrations)?.norm).toBe(expected);
      if (/^(?:\d|[IV]+|5a|6b)$/.test(norm) && norm !== "0") {
        const before = byDate(category, addDays(allRegistrations, -1));
        expect(before?.norm).not.toBe(expected);
        expect(before?.alternative).toBe(expected);
      }
    }
  });

  it("keeps to what both van calendars say", () => {
    for (const stage of euroVectors["N1-II-III"].slice(0, 6)) {
      expect(byDate("VUL", stage.allRegistrations)?.norm).toBe(stage.norm);
      expect(byDate("VUL", addDays(stage.allRegistrations, -1))?.norm).not.toBe(stage.norm);
    }
    for (const stage of euroVectors["N1-I"].slice(1, 6)) {
      expect(byDate("VUL", addDays(stage.allRegistrations, -1))?.norm).not.toBe(stage.norm);
      expect(byDate("VUL", addDays(stage.newTypes, -1))?.alternative).not.toBe(stage.norm);
      expect(byDate("VUL", stage.newTypes)?.alternative).toBe(stage.norm);
    }
  });

  it("names the step only where no other is possible", () => {
    expect(byDate("VP", "2016-01-01")).toEqual({ norm: "6", alternative: null, step: "6b", source: "date" });
    expect(byDate("VP", "2018-01-01")?.step).toBeNull();
    expect(byDate("VP", "2021-06-01")?.step).toBe("6d");
    expect(byDate("VUL", "2021-06-01")?.step).toBeNull();
    expect(byDate("VP", "2007-01-01")?.step).toBeNull();
  });

  it("knows nothing without date or category", () => {
    expect(euroNorm({ category: "VP", firstRegistration: null, v9: null })).toBeNull();
    expect(euroNorm({ category: null, firstRegistration: "2010-01-01", v9: null })).toBeNull();
    expect(byDate("VP", "2010-02-30")).toBeNull();
  });
});

describe("Euro norm stated by V.9", () => {
  it.each([
    ["715/2007*195/2013EURO5", "5", null],
    ["euro 4", "4", null],
    ["EURO 6D-TEMP-EVAP-ISC", "6", "6d-TEMP"],
    ["EURO 6 e-bis", "6", "6e-bis"],
    ["EURO6 DIESEL", "6", null],
    ["EURO IV", "4", null],
    ["715/2007*2018/1832AP", "6", "6d"],
    ["715/2007*2017/1151AG", "6", "6d-TEMP"],
    ["715/2007*2017/1151XX", "6", null],
    ["715/2007*136/2014W", "6", null],
    ["715/2007*692/2008 A", "5", null],
    ["70/220*2003/76B", "4", null],
  ])("%s is Euro %s, step %s", (text, norm, step) => {
    expect(byText(text)).toEqual({ norm, alternative: null, step, source: "v9" });
  });

  it.each(["", "715/2007", "715/2007*195/2013CE", "70/220*98/69A", "EURO INCONNU", "EURO 9", "EURO 50", "INCONNU"])(
    "%j states nothing: the date decides",
    (text) => {
      expect(byText(text)?.source).toBe("date");
    },
  );

  it("writes heavy norms in Roman figures and needs no category", () => {
    expect(byText("EURO 6", "PL")?.norm).toBe("VI");
    expect(byText("EURO VI D", "PL")).toMatchObject({ norm: "VI", step: "VId" });
    expect(byText("EURO 5", null)?.norm).toBe("5");
    expect(byText("715/2007*2018/1832AP", "PL")?.source).toBe("date");
  });
});

describe("Crit'Air", () => {
  it.each(critAirVectors.tests)("$category $p3 of $firstReg, Euro $euro: $class", (vector) => {
    const { p3, firstReg, euro } = vector;
    expect(critAir({ category: vector.category as VehicleCategory, p3, firstRegistration: firstReg, euro })).toBe(
      vector.class,
    );
  });

  it.each(
    Object.entries(critAirVectors.rules).flatMap(([category, fuels]) =>
      Object.entries(fuels)
        .filter(([fuel]) => fuel !== "biodiesel")
        .map(([fuel, rows]) => [category as VehicleCategory, fuel === "diesel" ? "GO" : "ES", rows] as const),
    ),
  )("follows every line of the annex for %s %s", (category, p3, rows) => {
    for (const row of rows) {
      for (const date of [row.from, row.to].filter((bound) => bound !== null)) {
        expect(critAir({ category, p3, firstRegistration: date, euro: null })).toBe(row.class);
      }
      for (const euro of row.euro.filter((norm) => norm !== "none")) {
        expect(critAir({ category, p3, firstRegistration: null, euro })).toBe(row.class);
      }
    }
  });

  it("puts every P.3 code in its official column", () => {
    const classOf = (p3: string) => critAir({ category: "VP", p3, firstRegistration: "2012-01-01", euro: null });
    const { zero, gas_or_plugin: gas, petrol, diesel } = critAirVectors.fuelGroups;
    expect(new Set(zero.map(classOf))).toEqual(new Set(["E"]));
    expect(new Set([...gas, ...petrol].map(classOf))).toEqual(new Set(["1"]));
    expect(new Set(diesel.map(classOf))).toEqual(new Set(["2"]));
    expect(new Set(gas.map((p3) => critAir({ category: "VP", p3, firstRegistration: null, euro: null })))).toEqual(
      new Set(["1"]),
    );
  });

  it("takes the detailed norm, falls back on the date for a later norm, and never guesses", () => {
    const base = { category: "VP", p3: "GO", firstRegistration: "2010-05-01", euro: null } as const;
    expect(critAir({ ...base, euro: "5b" })).toBe("2");
    expect(critAir({ ...base, firstRegistration: "2028-05-01", euro: "7" })).toBe("2");
    expect(critAir({ ...base, firstRegistration: null })).toBeNull();
    expect(critAir({ ...base, p3: null })).toBeNull();
    expect(critAir({ ...base, p3: "AC" })).toBeNull();
    expect(critAir({ ...base, category: null })).toBeNull();
  });
});

describe("CO2 and fuel", () => {
  it("classes CO2 at its limits", () => {
    const grams = [0, 100, 100.5, 101, 120, 121, 140, 141, 160, 161, 200, 201, 250, 251];
    expect(grams.map(co2Class).join("")).toBe("AABBBCCDDEEFFG");
    expect([co2Class(null), co2Class(-1), co2Class(Number.NaN)]).toEqual([null, null, null]);
  });

  it.each(Object.entries(fuelCodes))("%s is %s", (code, group) => {
    expect(fuelGroup(code)).toBe(group);
  });

  it("does not know other codes", () => {
    expect(fuelGroup(" go ")).toBe("diesel");
    expect([fuelGroup("XX"), fuelGroup(""), fuelGroup(null)]).toEqual([null, null, null]);
  });
});
