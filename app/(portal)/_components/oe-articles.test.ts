import { readListState } from "@/lib/domains/catalogue/list/facets";
import { fittingArticles } from "./oe-articles";

const base = "/identification-vehicule/search/immat/AB-123-CD";

describe("the articles behind a part of a plate", () => {
  it.each([
    [undefined, `${base}/genart/10004`],
    ["77 01 532 675", `${base}/katia/7701532675/10004`],
    ["-", `${base}/genart/10004`],
  ])("of the number %s are listed without those that do not fit, as they are counted", (number, path) => {
    const { pathname, searchParams } = new URL(fittingArticles(base, 10004, number), "https://etabli.test");
    expect(pathname).toBe(path);
    expect(readListState((name) => searchParams.get(name)).fitting).toBe(true);
  });
});
