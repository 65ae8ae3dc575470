import type { FitFacts } from "./judges";
import { withGiven } from "./given";
import { judgeBest, judgeFit } from "./rules";
import { readStated, type StatedValue } from "./stated";

const clio: FitFacts = {
  ...{ engineCode: "K9K 766", firstRegistrationYm: 200703, vin: "VF1BR1H0H40123456", gearbox: "manual", grossKg: 1590 },
  ...{ brakeSystem: "Bosch", frontDiscMm: 266, rearDiscMm: null, rearDrumMm: 203, cylinders: 4, euro: "Euro 4" },
};
const unseen: FitFacts = {
  ...{ engineCode: "K9K", firstRegistrationYm: null, vin: null, gearbox: "manual", grossKg: null, brakeSystem: null },
  ...{ frontDiscMm: null, rearDiscMm: null, rearDrumMm: null, cylinders: 4, euro: null },
};
const [pads, disc, shoes, oilFilter] = [10001, 10002, 10013, 10035];
const say = (key: string, value: string, decisive = true): StatedValue => ({ key, value, decisive });
const judged = (values: StatedValue[], genartId: number, facts = clio) =>
  judgeFit({}, facts, readStated(values, genartId));

describe("what an article states of the vehicle", () => {
  it.each<[StatedValue[], number, string]>([
    [[say("brakesys", "Bosch")], pads, "fits"],
    [[say("brakesys", "TRW/Lucas")], pads, "no"],
    [[say("pos", "front"), say("outd", "266", false)], disc, "fits"],
    [[say("pos", "front"), say("outd", "283", false)], disc, "no"],
    [[say("pos", "rear"), say("outd", "240", false)], disc, "no"],
    [[say("outd", "76")], oilFilter, "fits"],
    [[say("pos", "rear"), say("dia", "203")], shoes, "fits"],
    [[say("pos", "rear"), say("dia", "228")], shoes, "no"],
    [[say("gearbox", "automatic", false)], 10212, "no"],
    [[say("enginecode", "F9Q, K9K")], 10157, "fits"],
    [[say("enginecode", "M9R")], 10157, "no"],
    [[say("euro", "Euro 5")], 10250, "no"],
    [[say("cyl", "4")], 10189, "fits"],
    [[say("cyl", "3"), say("cyl", "4")], 10189, "fits"],
    [[say("width", "116.7")], pads, "fits"],
  ])("%j of %i: %s", (values, genartId, verdict) => expect(judged(values, genartId).verdict).toBe(verdict));

  it("says so when it decides and is not known of the vehicle, else stays out of the proof", () => {
    const decisive = judged([say("brakesys", "Bosch")], pads, unseen);
    expect(decisive).toMatchObject({ verdict: "unknown", met: 0, of: 1 });
    expect(decisive.criteria).toEqual([{ key: "brakeSystem", needs: "Bosch", has: null, verdict: "unknown" }]);
    expect(judged([say("pos", "front"), say("outd", "266", false)], disc, unseen)).toMatchObject({
      verdict: "fits",
      of: 0,
    });
  });

  it("stands once beside the same condition, the graver answer of the two", () => {
    const condition = { brakesys: "Bosch", discMm: 266, pos: "front" };
    const agreed = judgeFit(condition, clio, readStated([say("brakesys", "Bosch")], pads));
    expect(agreed.criteria.filter(({ key }) => key === "brakeSystem")).toHaveLength(1);
    expect(agreed).toMatchObject({ verdict: "fits", met: 3, of: 3 });
    const refused = judgeFit(condition, clio, readStated([say("brakesys", "TRW/Lucas")], pads));
    expect(refused.criteria.filter(({ key }) => key === "brakeSystem")).toEqual([
      { key: "brakeSystem", needs: "TRW/Lucas", has: "Bosch", verdict: "no" },
    ]);
  });

  it("holds under every condition of the list", () => {
    const needs = readStated([say("brakesys", "ATE")], pads);
    expect(judgeBest([{}, { from: 200501 }], clio, needs).verdict).toBe("no");
    expect(judgeBest([], clio, needs).verdict).toBe("no");
  });

  it("is what the company says of it where it says something", () => {
    const criteria = [{ id: 7, key: "brakesys", decisive: true, values: ["Bosch"] }];
    expect(withGiven(criteria, null)).toEqual([say("brakesys", "Bosch")]);
    const given = { attributes: [{ criterionId: 7, value: "ATE" }], mandatory: [{ labelId: 7, mandatory: false }] };
    expect(withGiven(criteria, given)).toEqual([say("brakesys", "ATE", false)]);
  });
});
