import { product } from "./files";

it("a field over a list of options has its keys, its words for screen readers and its Escape from one hook", () => {
  const home = "components/page/use-combobox.ts";
  const said = /role(=|: )\{?"combobox"|aria-activedescendant/;
  const own = product.filter(({ path, text }) => path !== home && said.test(text));
  expect(own.map(({ path }) => `${path}: use components/page/use-combobox.`)).toEqual([]);
  expect(product.filter(({ imports }) => imports.some(({ module }) => `${module}.ts` === home)).length).toBeGreaterThan(
    6,
  );
});
