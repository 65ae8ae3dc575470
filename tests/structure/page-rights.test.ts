import { menuEntries } from "@/components/shell/menu-entries";
import { pageRuleOf, pageRules } from "@/lib/shared/page-rights";
import { product } from "./files";

/** The address of a page file: groups in round brackets are no part of it. */
const routes = product
  .map(({ path }) => /^app\/(.*\/)?page\.tsx$/.exec(path))
  .filter((match) => match !== null)
  .map(([, folders = ""]) => `/${folders}`.replace(/\/\([^)]*\)/g, "").replace(/(.)\/$/, "$1"));

describe("the matrix of rights", () => {
  it("says for every page which right opens it, and names no page that is gone", () => {
    expect(routes.length).toBeGreaterThan(80);
    const without = routes.filter((route) => pageRuleOf(route) === null);
    expect(without.map((route) => `${route}: add it to lib/shared/page-rights with its right.`)).toEqual([]);
    const used = new Set(routes.map((route) => pageRuleOf(route)));
    expect(pageRules.filter((rule) => !used.has(rule)).map(({ under }) => `${under}: no page is there.`)).toEqual([]);
  });

  it("lets no menu entry lead to a page that its right does not open", () => {
    const wrong = menuEntries.filter(({ href, right }) => {
      const rule = pageRuleOf(href)?.right;
      return !Array.isArray(rule) || !rule.includes(right);
    });
    expect(wrong.map(({ href, right }) => `${href} is shown with ${right}, which does not open it.`)).toEqual([]);
  });
});
