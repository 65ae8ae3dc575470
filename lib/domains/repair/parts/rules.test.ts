import { packsOf, partsOfService } from "./rules";

it("a service takes the parts of what is replaced, topped up or serviced, each once", () => {
  const operations = [
    { kind: "replace", articles: [1, 2] },
    { kind: "check", articles: [3] },
    { kind: "top up", articles: [2, 4] },
    { kind: "reset", articles: [] },
    { kind: "service", articles: [5] },
  ] as const;
  expect(partsOfService(operations.map((one) => ({ ...one, articles: [...one.articles] })))).toEqual([1, 2, 4, 5]);
});

it.each([
  [10035, null, 4, 1],
  [10183, null, 4, 4],
  [10183, 4, 4, 1],
  [10183, 2, 3, 2],
  [10183, null, null, 4],
])("of %i in packs of %p an engine of %p takes %i", (genart, pieces, cylinders, packs) =>
  expect(packsOf(genart, pieces, cylinders)).toBe(packs),
);
