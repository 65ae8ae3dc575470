import type { RepairDocuments } from "@/lib/providers/repair-data/port";
import { includedIn, labourGroups, labourMinutes } from "./rules";
import type { LabourLine } from "./schema";

const line = (key: string, minutes: number, includes: string[] = []): LabourLine => ({
  ...{ key, label: key, action: "replace", minutes, includes },
});
const lines = [line("discs", 60, ["pads"]), line("pads", 40, ["wheels"]), line("wheels", 15), line("fluid", 30)];

describe("the time of what is chosen", () => {
  it.each([
    [["pads", "fluid"], 70],
    [["discs", "pads"], 60],
    [["discs", "wheels"], 60],
    [["discs", "pads", "wheels", "fluid"], 90],
    [[], 0],
    [["unknown"], 0],
  ])("%j takes %p minutes", (chosen, minutes) => expect(labourMinutes(lines, new Set(chosen))).toBe(minutes));

  it("counts nothing twice, and ends where two lines name each other", () => {
    const round = [line("a", 10, ["b"]), line("b", 20, ["a"])];
    expect([...includedIn(round, new Set(["a"]))].sort()).toEqual(["a", "b"]);
  });
});

it("a piece of work that several services do is listed once, one without a time not at all", () => {
  const operation = { label: "Oil", action: "replace", kind: "replace", articles: [], fluid: null, schedule: null };
  const service = (serviceId: string, ...operations: object[]) => ({ serviceId, label: serviceId, operations });
  const documents = {
    panels: [],
    services: [
      service("one", { ...operation, id: "1", time_mins: 30 }, { ...operation, id: "2", label: "Reset", time_mins: 0 }),
      service("two", { ...operation, id: "9", time_mins: 30 }, { ...operation, id: "3", label: "Air", time_mins: 10 }),
      service("three", { ...operation, id: "9", time_mins: 30 }),
    ],
  } as unknown as RepairDocuments;
  expect(labourGroups(documents).map(({ key, lines: own }) => [key, own.map(({ label }) => label)])).toEqual([
    ["service/one", ["Oil"]],
    ["service/two", ["Air"]],
  ]);
});
