import { includedIn, numberSteps, shownValue, subjectsBeside } from "./rules";
import type { RepairLine, RepairStep } from "./schema";

it.each([
  [{ family: 1 }, ["serviceBrakes"]],
  [{ family: 1, subFamily: 104 }, ["serviceBrakes"]],
  [{ family: 12 }, ["acRecharge"]],
  [{ family: 12, subFamily: 1201 }, ["acRecharge"]],
  [{ family: 2, subFamily: 205 }, ["acRecharge"]],
  [{ family: 14 }, ["batteryReplacement"]],
  [{ family: 14, subFamily: 1401 }, ["batteryReplacement"]],
  [{ family: 14, subFamily: 1403 }, []],
  [{ family: 2 }, []],
])("beside %j stand %j", (at, subjects) => expect(subjectsBeside(at)).toEqual(subjects));

it("steps are counted, substeps below theirs, notes and warnings not", () => {
  const kinds = ["warning", "step", "substep", "note", "substep", "compound_step", "substep"] as const;
  const steps = kinds.map((kind): RepairStep => ({ kind, text: kind, parts: [] }));
  expect(numberSteps(steps).map(({ number }) => number)).toEqual([null, "1", "1.1", null, "1.2", "2", "2.1"]);
});

it.each([
  ["1.5 – 2.5", "bar", "1,5 – 2,5"],
  ["2.0", "mm", "2,0"],
  ["207 × 175 × 190", "mm", "207 × 175 × 190"],
  ["VW 507.00", null, "VW 507.00"],
])("%p %p is shown as %p", (value, unit, shown) =>
  expect(shownValue(value, unit, (number, digits) => number.toFixed(digits).replace(".", ","))).toBe(shown),
);

it("what is included in a line is told by its own words; what the vehicle has not is left out", () => {
  const line = (repair_id: string, includes: string[] = []): RepairLine => ({
    ...{ repair_id, repair_description: repair_id, action: "replace", time_mins: 10, includes, articles: [] },
  });
  const lines = [line("FBD", ["FBP", "XYZ"]), line("FBP")];
  expect(includedIn(lines[0]!, lines).map(({ repair_id }) => repair_id)).toEqual(["FBP"]);
});
