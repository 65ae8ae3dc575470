import { familyPart } from "./family-drawing";
import { genartPart } from "./genart-drawing";
import { partNames } from "./part-names";

test("each of the 20 families has its own drawing", () => {
  const parts = Array.from({ length: 20 }, (_, index) => familyPart(index + 1));
  expect(new Set(parts).size).toBe(20);
  for (const part of parts) expect(partNames).toContain(part);
});

test("a common article has its own drawing, another its family's", () => {
  expect(genartPart(10001)).toBe("brakePads");
  expect(genartPart(10183)).toBe("sparkPlug");
  expect(genartPart(10034)).toBe(familyPart(1));
  expect(genartPart(10036)).toBe(familyPart(2));
  expect(genartPart(10083)).toBe(familyPart(3));
  expect(genartPart(10355)).toBe(familyPart(20));
});

test("an article of another catalogue takes the family it is given", () => {
  expect(genartPart(402, 7)).toBe("gearbox");
  expect(genartPart(402)).toBe("engine");
});
