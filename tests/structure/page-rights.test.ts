import { menuEntries } from "@/components/page/menu-entries";
import { pageRights, pageRuleOf, pageRules } from "@/lib/shared/page-rights";
import { product } from "./files";

/** The address of a page file: groups in round brackets are no part of it. */
const routeOf = (path: string): string | null => {
  const [whole, folders = ""] = /^app\/(.*\/)?page\.tsx$/.exec(path) ?? [];
  return whole ? `/${folders}`.replace(/\/\([^)]*\)/g, "").replace(/(.)\/$/, "$1") : null;
};

const pages = product.flatMap(({ path, text }) => {
  const route = routeOf(path);
  return route === null ? [] : [{ path, text, route }];
});
const routes = pages.map(({ route }) => route);

describe("the matrix of rights", () => {
  it("says for every page which right opens it, and names no page that is gone", () => {
    expect(routes.length).toBeGreaterThan(80);
    const without = routes.filter((route) => pageRuleOf(route) === null);
    expect(without.map((route) => `${route}: add it to lib/shared/page-rights with its right.`)).toEqual([]);
    const used = new Set(routes.map((route) => pageRuleOf(route)));
    expect(pageRules.filter((rule) => !used.has(rule)).map(({ under }) => `${under}: no page is there.`)).toEqual([]);
  });

  it("is asked by every page under the page's own address", () => {
    const wrong = pages.flatMap(({ path, route, text }) =>
      [...text.matchAll(/requireActorAt\("([^"]+)"\)/g)]
        .map(([, named = ""]) => ({ named, own: pageRuleOf(route)?.under }))
        .filter(({ named, own }) => named !== own)
        .map(
          ({ named, own }) => `${path} asks as ${named}: its rule in lib/shared/page-rights is ${own}, ask as that.`,
        ),
    );
    expect(wrong).toEqual([]);
  });

  it("alone names the rights of pages", () => {
    const naming = product
      .filter(({ path, text }) => /requirePageActor\(\s*["'\w]/.test(text) && path.startsWith("app/"))
      .map(({ path }) => `${path} names a right: give the page a rule in lib/shared/page-rights, ask requireActorAt.`);
    expect(naming).toEqual([]);
  });

  it("is asked in one way, for an actor and for a list of rights", () => {
    const again = product.filter(
      ({ path, text }) =>
        /^(app|components)\//.test(path) &&
        /\(right(: \w+)?\) => (hasRight\(\w+, right\)|[\w.]*rights\.includes\(right\))/.test(text),
    );
    const say = "ask heldBy(actor) of lib/platform/actor, or heldIn(rights) of lib/shared/page-rights.";
    expect(again.map(({ path }) => `${path} writes the question of a right itself: ${say}`)).toEqual([]);
  });

  it("opens every menu entry by rights that a user may hold", () => {
    const open = menuEntries.filter(({ href }) => pageRights(href).length === 0);
    expect(open.map(({ href }) => `${href} needs no right: give it a rule, or everybody's menu shows it.`)).toEqual([]);
  });
});
