import { keptUrl } from "./rules";

it("a search is kept by its one address, whatever page and order of words it was on", () => {
  const kept = "/stock-occasion?brand=Renault&max=9000&fuel=diesel";
  expect(keptUrl("/stock-occasion?page=3&fuel=diesel&max=9000&brand=Renault&colour=red")).toBe(kept);
  expect(keptUrl(kept)).toBe(kept);
});

it.each([
  ...[
    "/stock-occasion",
    "/stock-occasion?",
    "/stock-occasion?page=2",
    "/stock-occasion?sort=km",
    "/cart?brand=Renault",
  ],
  ...["https://elsewhere.test/stock-occasion?brand=Renault", `/stock-occasion?brand=Renault&x=${"x".repeat(1500)}`],
])("%s is no search to keep", (url) => expect(keptUrl(url)).toBeNull());
