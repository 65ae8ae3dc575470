import fc from "fast-check";
import type { FitFacts } from "../fit/judges";
import { judgeFit } from "../fit/rules";
import { countHidden, failedFilter, hiddenReasons } from "./filters";

const car: FitFacts = {
  engineCode: "DV6FC",
  firstRegistrationYm: 201606,
  vin: null,
  gearbox: null,
  grossKg: 1900,
  brakeSystem: null,
  frontDiscMm: null,
  rearDiscMm: null,
  rearDrumMm: null,
  cylinders: null,
  euro: null,
};
const fits = judgeFit({}, car);
const otherEngine = judgeFit({ engineCodes: ["EP6"] }, car);
const later = judgeFit({ from: 201607 }, car);
const heavier = judgeFit({ maxKg: 1500 }, car);
const undecided = judgeFit({ brakesys: "ATE" }, car);

describe("the filters", () => {
  it("name what excludes the vehicle: engine code first, then date, nothing else", () => {
    expect([fits, otherEngine, later, heavier, undecided].map(failedFilter)).toEqual([
      null,
      "engineCode",
      "date",
      null,
      null,
    ]);
    expect(failedFilter(judgeFit({ engineCodes: ["EP6"], from: 201607 }, car))).toBe("engineCode");
  });

  it("apply above two articles only", () => {
    expect(hiddenReasons([otherEngine, later])).toEqual([null, null]);
    expect(hiddenReasons([otherEngine, later, fits])).toEqual(["engineCode", "date", null]);
  });

  it("count each reason that hides something", () => {
    expect(countHidden(["date", null, "engineCode", "date"])).toEqual([
      { reason: "engineCode", count: 1 },
      { reason: "date", count: 2 },
    ]);
    expect(countHidden([null])).toEqual([]);
  });

  it("never hide an article without a listed reason", () => {
    const any = fc.array(fc.constantFrom(fits, otherEngine, later, heavier, undecided), { maxLength: 40 });
    fc.assert(
      fc.property(any, (list) => {
        const reasons = hiddenReasons(list);
        const shown = reasons.filter((reason) => reason === null).length;
        const counted = countHidden(reasons).reduce((sum, { count }) => sum + count, 0);
        expect(shown + counted).toBe(list.length);
        reasons.forEach((reason, at) => {
          if (reason) expect(list[at]!.criteria.find(({ key }) => key === reason)?.verdict).toBe("no");
        });
      }),
    );
  });
});
