import { PrefixCollector } from "./suggest-prefix";

function naive(numbers: readonly (readonly [string, number])[], limit: number): Map<string, string[]> {
  const groups = new Map<string, (readonly [string, number])[]>();
  for (const number of numbers)
    for (let i = 1; i <= number[0].length; i++) {
      const prefix = number[0].slice(0, i);
      groups.set(prefix, [...(groups.get(prefix) ?? []), number]);
    }
  const heavy = [...groups].filter(([, list]) => list.length > limit);
  return new Map(
    heavy.map(([prefix, list]) => [
      prefix,
      list
        .sort((a, b) => b[1] - a[1])
        .slice(0, 10)
        .map(([norm]) => norm),
    ]),
  );
}

describe("PrefixCollector", () => {
  it("finds what counting every prefix finds", () => {
    const numbers = [...Array(900).keys()].map((i) => [`${"AB"[i % 2]}${(i * 7919) % 1000}`, (i * 31) % 997] as const);
    const distinct = [...new Map(numbers)].sort(([a], [b]) => (a < b ? -1 : 1));
    const collector = new PrefixCollector(20);
    for (const [norm, weight] of distinct) collector.add(norm, weight);
    const found = collector.finish();
    expect(new Map(found.map(({ prefix, norms }) => [prefix, norms]))).toEqual(naive(distinct, 20));
    expect(found.find(({ prefix }) => prefix === "A")?.total).toBe(
      distinct.filter(([norm]) => norm.startsWith("A")).length,
    );
  });
});
