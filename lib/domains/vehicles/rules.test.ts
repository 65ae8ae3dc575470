import {
  fiscalHp,
  hand,
  horsepower,
  isVintage,
  kilowatts,
  litresOf,
  ownerKind,
  testDue,
  vehicleCategory,
} from "@/lib/domains/vehicles/rules";
import type { FuelGroup } from "@/lib/domains/vehicles/emissions/rules";
import measured from "@/tests/fixtures/domain/fiscal-power.json";
import genres from "@/tests/fixtures/domain/genres.json";

describe("certificate", () => {
  it.each(Object.entries(genres).filter(([genre]) => genre !== "VASP"))(
    "genre %s is category %s",
    (genre, category) => {
      expect(vehicleCategory(genre)).toBe(category);
      expect(vehicleCategory(` ${genre.toLowerCase()} `)).toBe(category);
    },
  );

  it("gives no category where the genre does not decide it", () => {
    expect(["VASP", "REM", "TRA", "", "??", null].map(vehicleCategory)).toEqual(Array(6).fill(null));
    expect(vehicleCategory("DERIV VP")).toBe("VUL");
  });

  it("tells a person, the rental marker and a company", () => {
    expect(ownerKind(null)).toBe("person");
    expect(ownerKind(" ")).toBe("person");
    expect(ownerKind("000000000")).toBe("rental");
    expect(ownerKind("732 829 320")).toBe("company");
    expect(ownerKind("INCONNU")).toBeNull();
    expect(ownerKind("0")).toBeNull();
  });

  it("tells first from second hand", () => {
    expect(hand({ firstRegistration: "2012-03-01", certificateDate: "2012-03-01" })).toBe("first");
    expect(hand({ firstRegistration: "2012-03-01", certificateDate: "2012-03-02" })).toBe("second");
    expect(hand({ firstRegistration: "2012-03-01", certificateDate: "2012-02-28" })).toBeNull();
    expect(hand({ firstRegistration: null, certificateDate: "2012-02-28" })).toBeNull();
    expect(hand({ firstRegistration: "2012-03-01", certificateDate: "0000-00-00" })).toBeNull();
  });
});

describe("age", () => {
  it.each([
    ["VP", "2026-06-14", false],
    ["VP", "2026-06-15", true],
    ["VUL", "2026-06-15", true],
    ["MOTO", "2026-06-15", false],
    ["MOTO", "2027-06-15", true],
    ["CYCLO", "2027-06-14", false],
    ["PL", "2023-06-15", true],
  ] as const)("%s of 2022-06-15 on %s: test required %s", (category, today, required) => {
    expect(testDue({ category, firstRegistration: "2022-06-15", today })?.required).toBe(required);
  });

  it("gives the six months in which the first test falls", () => {
    expect(testDue({ category: "VP", firstRegistration: "2022-08-31", today: "2026-01-01" })).toEqual({
      required: false,
      opensOn: "2026-02-28",
      deadline: "2026-08-31",
      everyYears: 2,
    });
    expect(testDue({ category: "VP", firstRegistration: null, today: "2026-01-01" })).toBeNull();
    expect(testDue({ category: null, firstRegistration: "2022-08-31", today: "2026-01-01" })).toBeNull();
  });

  it("calls a vehicle vintage from thirty years", () => {
    expect(isVintage({ firstRegistration: "1996-11-20", today: "2026-11-19" })).toBe(false);
    expect(isVintage({ firstRegistration: "1996-11-20", today: "2026-11-20" })).toBe(true);
    expect(isVintage({ firstRegistration: null, today: "2026-11-20" })).toBeNull();
  });
});

describe("engine", () => {
  it("gives litres with one decimal", () => {
    expect([1461, 1995, 999, 49, 1149].map(litresOf)).toEqual([1.5, 2, 1, 0.05, 1.1]);
    expect([null, 0, -5, Number.NaN].map(litresOf)).toEqual([null, null, null, null]);
  });

  it("computes kW from horsepower only when kW is missing", () => {
    expect(kilowatts({ kw: 66, hp: 200 })).toBe(66);
    expect(kilowatts({ kw: null, hp: 100 })).toBe(74);
    expect(kilowatts({ kw: 0, hp: 90 })).toBe(66);
    expect(kilowatts({ kw: null, hp: null })).toBeNull();
    expect(kilowatts({ kw: null, hp: 0 })).toBeNull();
  });

  it("gives metric horsepower", () => {
    expect([43, 66, 74, 150].map(horsepower)).toEqual([58, 90, 101, 204]);
    expect(horsepower(null)).toBeNull();
  });

  it.each(measured)("$label has $cv fiscal horsepower", ({ kw, co2, fuel, firstRegistration, cv }) => {
    expect(fiscalHp({ kw, co2, fuel: fuel as FuelGroup, firstRegistration })).toBe(cv);
  });

  it("changes formula in July 2020 and computes nothing it cannot know", () => {
    const car = { kw: 96, co2: 110, fuel: "diesel", firstRegistration: "2019-01-01" } as const;
    expect(fiscalHp(car)).toBe(7);
    expect(fiscalHp({ ...car, co2: null })).toBeNull();
    expect(fiscalHp({ ...car, firstRegistration: "2020-07-01", co2: null })).toBe(7);
    expect(fiscalHp({ ...car, firstRegistration: "1998-06-30" })).toBeNull();
    expect(fiscalHp({ ...car, firstRegistration: null })).toBeNull();
    expect(fiscalHp({ ...car, kw: null })).toBeNull();
    expect(fiscalHp({ ...car, fuel: "electric" })).toBeNull();
    expect(fiscalHp({ ...car, fuel: null })).toBeNull();
  });
});
