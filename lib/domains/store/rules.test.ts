import fc from "fast-check";
import {
  categoriesOf,
  findStorePlace,
  nextSort,
  pageOfStore,
  placeNames,
  readStoreSearch,
  storeHref,
  storePlaceHref,
  type StoreSearch,
} from "./rules";
import type { StoreItem, StoreTree } from "./schema";

const tree: StoreTree = [
  {
    ...{ id: 1, label: "Workshop" },
    families: [
      {
        id: 101,
        label: "Lifts",
        categories: [
          { id: 10101, label: "Two-post" },
          { id: 10102, label: "Scissor" },
        ],
      },
      { id: 102, label: "Air", categories: [{ id: 10201, label: "Compressor" }] },
    ],
  },
  {
    id: 2,
    label: "Tools",
    families: [{ id: 201, label: "Wrenches", categories: [{ id: 20101, label: "Combination" }] }],
  },
];

const item = (ref: string, more: Partial<StoreItem> = {}): StoreItem => ({
  ...{ ref, label1: "Clé mixte", label2: "10 mm", brand: "Altek", dlnr: 9001, price: 1290, currency: "CHF" },
  ...more,
});
const family = (label: string) => ({ id: 1, label, categories: [{ id: 1, label: "Serrage au couple" }] });
const all: StoreSearch = { q: "", brands: [], sort: "" };
const refs = (items: readonly StoreItem[], search: Partial<StoreSearch>, page = 1) =>
  pageOfStore(items, { ...all, ...search, page, lang: "fr" }).items.map(({ ref }) => ref);

describe("an address of the store", () => {
  it.each([
    [[], null],
    [["1"], null],
    [["1", "101"], null],
    [["1", "101", "10102"], null],
    [["99"], { kind: "universe", segment: "99" }],
    [["99", "101"], { kind: "universe", segment: "99" }],
    [["x"], { kind: "universe", segment: "x" }],
    [["1", "201"], { kind: "family", segment: "201" }],
    [["1", "101", "20101"], { kind: "category", segment: "20101" }],
  ])("%j misses %j", (segments, missing) => {
    const place = findStorePlace(tree, segments);
    expect(place.missing).toEqual(missing);
    if (!missing) expect(storePlaceHref(place)).toBe(["/stock/techauto", ...segments].join("/"));
  });

  it("keeps a search as it was read", () => {
    const search = { q: "clé", brands: ["Altek", "Norvac"], sort: "-price" } as const;
    const href = storeHref("/stock/techauto/1", search, 2);
    expect(href).toBe("/stock/techauto/1?q=cl%C3%A9&brands=Altek%7CNorvac&sort=-price&page=2");
    expect(readStoreSearch(Object.fromEntries(new URL(href, "http://x").searchParams))).toEqual(search);
    expect(storeHref("/stock/techauto/1", readStoreSearch({ sort: "luck", q: ["a", "b"] }))).toBe("/stock/techauto/1");
  });

  it("orders by a column, the other way round, then as the supplier does", () => {
    expect([nextSort("price", ""), nextSort("price", "price"), nextSort("price", "-price")]).toEqual([
      "price",
      "-price",
      "",
    ]);
    expect(nextSort("price", "ref")).toBe("price");
  });
});

it("an area holds the categories of its universe, family or itself; an unknown one none", () => {
  expect(categoriesOf(tree, null)).toEqual([10101, 10102, 10201, 20101]);
  expect([1, 101, 10102, 99].map((area) => categoriesOf(tree, area))).toEqual([
    [10101, 10102, 10201],
    [10101, 10102],
    [10102],
    [],
  ]);
});

describe("a page of goods", () => {
  const items = [
    item("TA-20101-01"),
    item("TA-20101-02", { label1: "Clé à cliquet", brand: "Norvac", price: null }),
    item("TA-20101-10", { label2: null, price: 990 }),
  ];

  it.each<[string, string[]]>([
    ["", ["TA-20101-01", "TA-20101-02", "TA-20101-10"]],
    ["CLE  cliquet", ["TA-20101-02"]],
    ["ta2010110", ["TA-20101-10"]],
    ["10 mm", ["TA-20101-01", "TA-20101-02"]],
    ["norvac", ["TA-20101-02"]],
    ["+", []],
    ["clés à cliquets", ["TA-20101-02"]],
    ["clé de 10 mm", ["TA-20101-01", "TA-20101-02"]],
    ["les", []],
  ])("found by %p", (q, found) => expect(refs(items, { q })).toEqual(found));

  it.each<[string, string[], string | null]>([
    ["cliquet", ["TA-20101-02"], null],
    ["clicquet", ["TA-20101-02"], "cliquet"],
    ["clef a cliqet", ["TA-20101-02"], "clé cliquet"],
    ["norvak", ["TA-20101-02"], "norvac"],
    ["clef mixte 10", ["TA-20101-01", "TA-20101-10"], "clé mixte 10"],
    ["9001", ["TA-20101-01", "TA-20101-02", "TA-20101-10"], null],
    ["900", [], null],
    ["cliquet ta-99999", [], null],
    ["zzzzzz", [], null],
  ])("with slips in %p finds %j as %p", (q, found, near) => {
    const page = pageOfStore(items, { ...all, q, page: 1, lang: "fr" });
    expect([page.items.map(({ ref }) => ref), page.near]).toEqual([found, near]);
  });

  it("is found by the names of what it stands in", () => {
    const places = placeNames([
      {
        id: 2,
        label: "Outillage à main",
        families: [family("Clés"), { id: 2, label: "Vissage", categories: [{ id: 30, label: "Tournevis" }] }],
      },
    ]);
    const ofItems = new Map(items.map(({ ref }) => [ref, places.get(ref === "TA-20101-10" ? 30 : 1) ?? ""]));
    const found = (q: string) =>
      pageOfStore(items, { ...all, q, page: 1, lang: "fr", places: ofItems }).items.map(({ ref }) => ref);
    expect(found("outillage main couple")).toEqual(["TA-20101-01", "TA-20101-02"]);
    expect(found("couples norvac")).toEqual(["TA-20101-02"]);
    expect(found("tournevis")).toEqual(["TA-20101-10"]);
  });

  it("has what costs nothing known behind the dearest", () => {
    expect(refs(items, { sort: "price" })).toEqual(["TA-20101-10", "TA-20101-01", "TA-20101-02"]);
    expect(refs(items, { sort: "-ref" })).toEqual(["TA-20101-10", "TA-20101-02", "TA-20101-01"]);
  });

  it("pages hold each of what is found once, fifty at most, whatever is asked", () => {
    const some = fc.array(fc.record({ n: fc.nat(999), brand: fc.constantFrom("Altek", "Norvac", "Edelis") }), {
      maxLength: 180,
    });
    fc.assert(
      fc.property(
        some,
        fc.subarray(["Altek", "Norvac"]),
        fc.constantFrom("", "price", "-brand" as const),
        (made, brands, sort) => {
          const goods = made.map(({ n, brand }, at) => item(`TA-${at}`, { brand, price: n }));
          const search = { ...all, brands, sort: sort as StoreSearch["sort"], lang: "fr" };
          const { pages, total } = pageOfStore(goods, { ...search, page: 1 });
          const seen = Array.from({ length: pages }, (_, at) => pageOfStore(goods, { ...search, page: at + 1 }).items);
          const wanted = goods.filter(({ brand }) => brands.length === 0 || brands.includes(brand));
          expect(seen.every((page) => page.length <= 50)).toBe(true);
          expect(
            seen
              .flat()
              .map(({ ref }) => ref)
              .toSorted(),
          ).toEqual(wanted.map(({ ref }) => ref).toSorted());
          expect(total).toBe(wanted.length);
        },
      ),
    );
  });
});
