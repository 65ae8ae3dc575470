import fc from "fast-check";
import { FitmentFile, widestPart } from "./fitment-file";

function written(articles: number, vehicles: number, widest: number) {
  const lines: string[] = [];
  const file = new FitmentFile({ addLine: (line) => void lines.push(line) }, widest);
  for (let article = 1; article <= articles; article++) file.addArticle("7", article);
  file.setSize("7", vehicles);
  const found = Array.from({ length: vehicles }, (_, at) => file.addVehicle("7", String(1000 + at), "3"));
  return { lines, found };
}

describe("fitments", () => {
  it("of the demonstration's size are those of the sets", () => {
    const { lines, found } = written(2, 3, widestPart(1));
    expect(lines).toEqual(["1,1000,3\n", "2,1000,3\n", "1,1001,3\n", "2,1001,3\n", "1,1002,3\n", "2,1002,3\n"]);
    expect(found).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
  });

  it("of a larger catalogue part each set: an article fits one run of vehicles, about as long as the widest part", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 400 }), (articles, vehicles) => {
        const { lines, found } = written(articles, vehicles, 30);
        const ofArticle = new Map<number, number[]>();
        found.forEach((list, at) => {
          for (const article of list) ofArticle.set(article, [...(ofArticle.get(article) ?? []), at]);
        });
        expect([...ofArticle.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: articles }, (_, i) => i + 1));
        for (const places of ofArticle.values()) {
          expect(places).toEqual(places.map((_place, i) => (places[0] ?? 0) + i));
          expect(places.length).toBeLessThanOrEqual(45);
        }
        expect(lines).toHaveLength([...ofArticle.values()].flat().length);
      }),
    );
  });

  it("are about as many for an article in every large catalogue", () => {
    expect(widestPart(0.1)).toBe(Infinity);
    expect(widestPart(1.5)).toBeGreaterThan(widestPart(2.5));
    expect(widestPart(10)).toBe(widestPart(30));
  });
});
