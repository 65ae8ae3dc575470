import { groupBy } from "./group-by";

it("puts items under their keys in the order in which they come", () =>
  expect([...groupBy(["pad", "disc", "pump", "drum"], (word) => word[0])]).toEqual([
    ["p", ["pad", "pump"]],
    ["d", ["disc", "drum"]],
  ]));

it("has no group without an item", () => expect(groupBy([], String).size).toBe(0));
