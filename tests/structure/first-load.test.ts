import { product } from "./files";
import { loadedWith } from "./graph";

/** What stands on every screen, and the screen on which a seller spends the day. */
const shell = ["header", "left-menu", "watches", "company-mark", "slides/slide-dock"];
const list = "components/catalogue/article-list/article-list.tsx";
const starts = [...shell.map((name) => `components/shell/${name}.tsx`), list];

/** What the list of articles loads when it is asked for alone: each costs more than a kilobyte of every first visit. */
const laterFiles = [
  ...["components/ui/dialog.tsx", "components/shell/search-options-of.ts", "components/portal/origin-links.tsx"],
  ...["lib/shared/recognise.ts", "lib/shared/plate.ts", "lib/shared/vin.ts", "lib/domains/vehicles/search/rules.ts"],
  ...["lib/domains/catalogue/fit/judges.ts", "lib/domains/tyres/size/rules.ts", "lib/domains/orders/rules.ts"],
  ...["lib/domains/stock/rules.ts", "lib/shared/country.ts"],
];
const laterPackages = /^(?:swr|zod|@dnd-kit|@zxing|zxing-wasm|react-pdf|@tanstack)(?:\/|$)/;

const loaded = loadedWith(starts);
const files = product.filter(({ path }) => loaded.has(path));

describe("the first load of the list of articles", () => {
  it("begins at files that are there", () => {
    const known = new Set(product.map(({ path }) => path));
    expect([...starts, ...laterFiles].filter((path) => !known.has(path))).toEqual([]);
    expect(files.length).toBeGreaterThan(150);
  });

  it("leaves to their first use what opens, reads what is typed, or judges on the server", () => {
    const early = laterFiles.filter((path) => loaded.has(path));
    expect(
      early.map((path) => `${path}: bring it by onDemand, or put what the list needs of it into a file of its own.`),
    ).toEqual([]);
  });

  it("brings no package that only some of its parts need", () => {
    const early = files.flatMap(({ path, imports }) =>
      imports
        .filter(({ module, typeOnly, isLater }) => !typeOnly && !isLater && laterPackages.test(module))
        .map(({ module }) => `${path}: import ${module} where it is first needed.`),
    );
    expect(early).toEqual([]);
  });
});
