import { product } from "./files";

describe("a choice of a file", () => {
  it("is never the browser's own button", () => {
    const own = product.filter(({ path, text }) => path.endsWith(".tsx") && /type="file"/.test(text));
    const advice = own.map(({ path }) => `${path}: take FileButton or FileField of components/uploads`);
    expect(advice).toEqual([]);
  });
});
