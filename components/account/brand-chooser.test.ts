import { findBrand } from "./brand-chooser";

const brands = ["Bosch", "Brembo", "Brembo Max", "Électricfil", "TRW"].map((name, id) => ({ id, name, country: null }));

it.each([
  ["bosch", "Bosch"],
  [" TRW ", "TRW"],
  ["brembo", "Brembo"],
  ["electric", "Électricfil"],
  ["tr", "TRW"],
  ["br", undefined],
  ["", undefined],
  ["zz", undefined],
])("%j is %p", (text, name) => {
  expect(findBrand(brands, text)?.name).toBe(name);
});
