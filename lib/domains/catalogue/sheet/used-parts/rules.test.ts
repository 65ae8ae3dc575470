import { usedPartCategories } from "@/lib/domains/quotes/used-parts/rules";
import { maySellUsed } from "./rules";

it.each([
  ["brake pads", 10001],
  ["a brake hose", 10021],
  ["a shock absorber", 10047],
  ["a control arm", 10059],
  ["a ball joint", 10061],
  ["a wheel bearing", 10073],
  ["a steering gear", 10084],
  ["a steering column", 10087],
  ["a tie rod end", 10093],
  ["an airbag", 10338],
  ["a seat belt", 10339],
])("%s is never sold used", (_, genartId) => expect(maySellUsed(genartId)).toBe(false));

it.each([
  ["an ABS unit", 10033],
  ["a gearbox", 10167],
  ["an alternator", 10265],
  ["a headlight", 10286],
  ["a door", 10309],
  ["a side window", 10321],
  ["a rim", 10076],
])("%s may be", (_, genartId) => expect(maySellUsed(genartId)).toBe(true));

it("what the law has a garage offer used may be sold used", () =>
  expect(
    Object.values(usedPartCategories)
      .flat()
      .filter((genartId) => !maySellUsed(genartId)),
  ).toEqual([]));
