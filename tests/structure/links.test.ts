import { product } from "./files";

describe("a link", () => {
  it("is the house's own, which fetches a page in advance for whoever points at it alone", () => {
    const strangers = product.filter(
      ({ path, imports }) => path !== "components/ui/link.tsx" && imports.some(({ module }) => module === "next/link"),
    );
    expect(strangers.map(({ path }) => `${path}: take Link of components/ui/link`)).toEqual([]);
  });
});
