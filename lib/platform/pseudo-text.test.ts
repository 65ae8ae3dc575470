import { pseudoText } from "./pseudo-text";

it.each([
  ["Search", "⟦Šééààrçh⟧"],
  ["OK", "⟦ÖÖK⟧"],
  ["Km", "⟦Km~⟧"],
  ["", ""],
  ["In <link>{place}</link>", "⟦ÎÎñ <link>{place}</link>⟧"],
  ["{when, date, medium} on {kind, select, car {a car} other {{kind}}}", /^⟦\{when, ?date, ?medium\} ööñ~* \{kind,/],
  ["{n, plural, one {# part} other {# parts}}", "⟦{n,plural,one{# pààrt~} other{# pààrtš~}}⟧"],
  ["It's '{'raw'}'", /'\{'?raaw|'\{.*\}'/],
])("says %p as %p", (text, said) =>
  expect(pseudoText(text)).toEqual(typeof said === "string" ? said : expect.stringMatching(said)),
);

it("makes every text longer by a third at least", () => {
  for (const text of ["Rhythm", "Price", "The part is on the shelf in Lyon.", "VIN"])
    expect(pseudoText(text).length - 2).toBeGreaterThanOrEqual(text.length * (4 / 3));
});
