import { compactKey } from "@/lib/shared/compact";
import { readSource } from "../source";
import { makesOf } from "../vehicles/makes";
import { companyPrefixes, ean13, eanCheckDigit } from "./ean";
import { oePatternsOf } from "./oe";
import { capacityOf, patternsMeet, printNumber } from "./pattern";
import { TEMPLATES } from "./templates";

const source = readSource();

describe("article numbers", () => {
  it.each(source.brands.map((brand) => [brand.name, brand.numberShapes] as const))(
    "of %s have the brand's shape",
    (name, shapes) => {
      const templates = TEMPLATES[name] ?? [];
      expect(templates.some((template) => template.length === 1)).toBe(true);
      for (const [pattern] of templates) {
        for (let i = 0; i < Math.min(120, capacityOf(pattern)); i++) {
          const printed = printNumber(pattern, i);
          expect([printed, shapes.some((shape) => new RegExp(shape).test(printed))]).toEqual([printed, true]);
        }
      }
    },
  );

  it("never meet between two templates of a brand", () => {
    for (const [brand, templates] of Object.entries(TEMPLATES)) {
      const patterns = templates.map(([pattern]) => pattern);
      const clashes = patterns.flatMap((a, i) =>
        patterns
          .slice(i + 1)
          .filter((b) => patternsMeet(a, b))
          .map((b) => [brand, a, b]),
      );
      expect(clashes).toEqual([]);
    }
  });

  it("visit every number of a pattern once", () => {
    for (const pattern of ["###", "#?", "?-##"]) {
      const seen = new Set([...Array(capacityOf(pattern)).keys()].map((i) => printNumber(pattern, i)));
      expect(seen.size).toBe(capacityOf(pattern));
    }
    expect(() => printNumber("##", 100)).toThrow(RangeError);
  });
});

describe("original numbers", () => {
  const regexes = source.shapes.shapes.map(({ makes, compactRegex }) => ({ makes, regex: new RegExp(compactRegex) }));

  const makes = makesOf(source).filter(({ id }) => id <= 52);

  it.each([...new Set(makes.map(({ group }) => group))])("of the group %s have its makers' shapes", (group) => {
    const names = makes.filter((make) => make.group === group).map(({ name }) => name);
    const own = regexes.filter(({ makes: written }) =>
      written.split(/[,/]| \(|\)/).some((part) => names.includes(part.trim())),
    );
    for (const pattern of oePatternsOf(group)) {
      for (let i = 0; i < Math.min(100, capacityOf(pattern)); i++) {
        const compact = compactKey(printNumber(pattern, i));
        if (own.length) expect([compact, own.some(({ regex }) => regex.test(compact))]).toEqual([compact, true]);
        else expect(compact).toMatch(/^[0-9A-Z]{7,13}$/);
      }
    }
  });
});

describe("EAN-13", () => {
  it("computes the check digit", () => {
    expect(eanCheckDigit("400638133393")).toBe(1);
    expect(eanCheckDigit("978020137962")).toBe(4);
    expect(ean13("4006633", 100_000)).toBeNull();
  });

  it("gives each brand a prefix of its own that GS1 knows", () => {
    const prefixes = [...companyPrefixes(source.brands).values()];
    expect(new Set(prefixes).size).toBe(source.brands.length);
    for (const prefix of prefixes) {
      expect(prefix).toMatch(/^\d{7}$/);
      expect(source.gs1.some(({ from, to }) => prefix.slice(0, 3) >= from && prefix.slice(0, 3) <= to)).toBe(true);
    }
  });
});
