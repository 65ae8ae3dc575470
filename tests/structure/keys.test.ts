import { product } from "./files";

const files = (wrong: RegExp, home: RegExp) =>
  product.filter(({ path, text }) => wrong.test(text) && !home.test(path)).map(({ path }) => path);

describe("letters", () => {
  it("fold in lib/shared alone", () => {
    const found = files(/\.normalize\("NFK?D"\)/, /^lib\/shared\//);
    expect(
      found.map((path) => `${path} takes accents off by itself: use compactKey, plainText or fold of lib/shared.`),
    ).toEqual([]);
  });

  it("become keys in SQL by one rule", () => {
    const found = files(/\[\^A-Z0-9\]'|upper\([^)]*unaccent/, /^lib\/platform\/sql-key\.ts$/);
    expect(found.map((path) => `${path} makes keys by itself: use sqlKey of lib/platform.`)).toEqual([]);
  });
});
