import fc from "fast-check";
import { judgeEngineCode, type FitFacts } from "./judges";
import { judgeBest, judgeFit } from "./rules";
import { compareFits } from "./verdicts";
import type { FitCondition } from "./schema";

const clio: FitFacts = {
  engineCode: "K9K 766",
  firstRegistrationYm: 200703,
  vin: "VF1BR1H0H40123456",
  gearbox: "manual",
  grossKg: 1590,
  brakeSystem: "Bosch",
  frontDiscMm: 258,
  rearDiscMm: null,
  rearDrumMm: 203,
  cylinders: 4,
  euro: "Euro 4",
};
const nothingKnown: FitFacts = {
  engineCode: null,
  firstRegistrationYm: null,
  vin: null,
  gearbox: null,
  grossKg: null,
  brakeSystem: null,
  frontDiscMm: null,
  rearDiscMm: null,
  rearDrumMm: null,
  cylinders: null,
  euro: null,
};

const verdictOf = (condition: FitCondition, facts = clio) => judgeFit(condition, facts).verdict;

describe("engine codes", () => {
  it.each([
    [["K9K 766"], "K9K766", "fits"],
    [["k9k-766"], "K9K 766", "fits"],
    [["K9K"], "K9K 766", "fits"],
    [["K4M", "K9K"], "K9K 766", "fits"],
    [["K9K 766"], "K9K", "unknown"],
    [["K9K 768", "K4M"], "K9K", "unknown"],
    [["K9K 768"], "K9K 766", "no"],
    [["K4M"], "K9K 766", "no"],
    [["M9"], "M9R 780", "no"],
    [["K9K"], null, "unknown"],
    [["K9K"], " - ", "unknown"],
    [[" - "], "K9K 766", "unknown"],
  ] as const)("needs %j, has %j: %s", (needs, has, verdict) => {
    expect(judgeEngineCode(needs, has)).toBe(verdict);
  });
});

describe("each criterion", () => {
  it.each<[FitCondition, string]>([
    [{}, "fits"],
    [{ from: 200505 }, "fits"],
    [{ from: 200703, to: 200703 }, "fits"],
    [{ from: 200704 }, "no"],
    [{ to: 200702 }, "no"],
    [{ to: 201012 }, "fits"],
    [{ pos: "front" }, "fits"],
    [{ brakesys: "bosch" }, "fits"],
    [{ brakesys: "TRW/Lucas" }, "no"],
    [{ brakesys: "ATE/Bosch" }, "fits"],
    [{ gearbox: "manual" }, "fits"],
    [{ gearbox: "automatic" }, "no"],
    [{ maxKg: 1590 }, "fits"],
    [{ maxKg: 1589 }, "no"],
    [{ discMm: 258 }, "fits"],
    [{ discMm: 280 }, "no"],
    [{ discMm: 280, pos: "front" }, "no"],
    [{ discMm: 258, pos: "rear" }, "no"],
    [{ drumMm: 203, pos: "rear" }, "fits"],
    [{ drumMm: 228, pos: "rear" }, "no"],
    [{ drumMm: 203, pos: "front" }, "no"],
    [{ euro: "Euro 4" }, "fits"],
    [{ euro: "Euro 5" }, "no"],
    [{ cylinders: 4 }, "fits"],
    [{ cylinders: 6 }, "no"],
    [{ chassisFrom: "40123456" }, "fits"],
    [{ chassisFrom: "H40123457" }, "no"],
    [{ chassisTo: "H40123455" }, "no"],
    [{ chassisFrom: "H40000000", chassisTo: "H49999999" }, "fits"],
    [{ chassisFrom: "X40000000" }, "unknown"],
    [{ somethingUnread: "x" }, "unknown"],
    [{ somethingUnread: null }, "fits"],
  ])("%j: %s", (condition, verdict) => {
    expect(verdictOf(condition)).toBe(verdict);
  });

  it("leaves open what is not known of the vehicle, and counts no position of a car that nobody has seen", () => {
    const condition = {
      engineCodes: ["K9K"],
      from: 200505,
      pos: "front",
      brakesys: "Bosch",
      discMm: 258,
      gearbox: "manual",
      maxKg: 1640,
      chassisFrom: "1",
    };
    const { verdict, met, of, criteria } = judgeFit(condition, nothingKnown);
    expect({ verdict, met, of }).toEqual({ verdict: "unknown", met: 0, of: 7 });
    expect(criteria.filter((one) => one.verdict !== "unknown")).toEqual([]);
    expect(judgeFit({ pos: "front" }, nothingKnown)).toEqual({ verdict: "fits", met: 0, of: 0, criteria: [] });
  });

  it("says what is needed and what the vehicle has", () => {
    const { criteria, met, of } = judgeFit(
      { engineCodes: ["K9K"], from: 200505, to: 201012, maxKg: 1640, discMm: 258 },
      clio,
    );
    expect({ met, of }).toEqual({ met: 4, of: 4 });
    expect(criteria.map(({ key, needs, has }) => [key, needs, has])).toEqual([
      ["engineCode", "K9K", "K9K 766"],
      ["date", "05/2005 – 12/2010", "03/2007"],
      ["disc", "Ø 258 mm", "Ø 258 mm"],
      ["grossKg", "≤ 1640 kg", "1590 kg"],
    ]);
  });
});

const condition: fc.Arbitrary<FitCondition> = fc.record(
  {
    engineCodes: fc.array(fc.constantFrom("K9K", "K9K 766", "K4M 800", "M9R")),
    from: fc.integer({ min: 200001, max: 202012 }),
    to: fc.integer({ min: 200001, max: 202012 }),
    pos: fc.constantFrom("front", "rear"),
    brakesys: fc.constantFrom("Bosch", "ATE"),
    gearbox: fc.constantFrom("manual", "automatic"),
    maxKg: fc.integer({ min: 1000, max: 2000 }),
    colour: fc.string(),
  },
  { requiredKeys: [] },
);

describe("a judgement", () => {
  it("is as bad as its worst criterion and counts exactly the met ones", () => {
    fc.assert(
      fc.property(condition, fc.constantFrom(clio, nothingKnown), (given, facts) => {
        const { verdict, met, of, criteria } = judgeFit(given, facts);
        const verdicts = criteria.map((one) => one.verdict);
        expect(of).toBe(criteria.length);
        expect(met).toBe(verdicts.filter((one) => one === "fits").length);
        expect(verdict).toBe(verdicts.includes("no") ? "no" : verdicts.includes("unknown") ? "unknown" : "fits");
      }),
    );
  });

  it("of several conditions is the best of them, in any order", () => {
    fc.assert(
      fc.property(fc.array(condition, { minLength: 1 }), (conditions) => {
        const best = judgeBest(conditions, clio);
        for (const one of conditions) expect(compareFits(best, judgeFit(one, clio))).toBeLessThanOrEqual(0);
        expect(compareFits(best, judgeBest([...conditions].reverse(), clio))).toBe(0);
      }),
    );
  });

  it("of no condition is a fit", () => {
    expect(judgeBest([], nothingKnown)).toEqual({ verdict: "fits", met: 0, of: 0, criteria: [] });
  });
});
