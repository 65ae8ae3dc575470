import { PLATE_FORMS } from "./plate-forms";

const countriesOf = (text: string) => [
  ...new Set(
    PLATE_FORMS.filter(({ mask, accepts }) => mask.length === text.length && accepts(text)).map(
      ({ country }) => country,
    ),
  ),
];

test.each([
  ["AB123CD", ["FR", "IT", null]],
  ["1234AB75", ["FR", null]],
  ["123ABC2A", ["FR", null]],
  ["WW123AB", ["FR", "IT", null]],
  ["GE123456", ["CH", null]],
  ["RK857AI", ["SK", null]],
  ["1T43213", ["CZ", null]],
  ["AI123OU", [null]],
])("%s is a plate of %j", (text, countries) => {
  expect(countriesOf(text)).toEqual(countries);
});

test("every mask has as many places as its form's texts, and each form writes what it accepts", () => {
  const written = (text: string) =>
    PLATE_FORMS.find(({ mask, accepts }) => mask.length === text.length && accepts(text))?.display(text);
  expect(written("AB123CD")).toBe("AB-123-CD");
  expect(written("1234AB75")).toBe("1234 AB 75");
  expect(written("GE123456")).toBe("GE 123456");
  expect(written("RK857AI")).toBe("RK 857AI");
  expect(written("1T43213")).toBe("1T4 3213");
});

test("a form's places allow what its rule accepts", () => {
  const sample: Record<string, string> = { L: "A", D: "1", X: "A" };
  for (const { country, mask, accepts } of PLATE_FORMS.filter(({ country }) => country === null)) {
    expect([country, accepts([...mask].map((place) => sample[place]).join(""))]).toEqual([null, true]);
  }
});
