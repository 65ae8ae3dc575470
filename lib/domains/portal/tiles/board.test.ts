import { placedTile } from "@/tests/support/placed-tile";
import { isSeenOn, partsOfBoard, serviceGroupOf, type Board } from "./board";
import type { PlacedTile, PlacedWidget } from "./schema";

const tile = (id: number, name: string, more: Partial<PlacedTile> = {}) => placedTile({ id, name, ...more });
const widget = (name: string, ...tiles: PlacedTile[]): PlacedWidget => ({
  ...{ id: 1, name, title: name, subtitle: "", img: "", tiles },
});
const shown = (board: Board, widgets: PlacedWidget[], typed = "") => {
  const { highlighted, news, sections } = partsOfBoard(board, widgets, ({ name }) => name.includes(typed));
  const names = (tiles: readonly PlacedTile[]) => tiles.map(({ name }) => name);
  return {
    highlighted: names(highlighted),
    news: names(news),
    sections: sections.map(({ key, tiles }) => [key, ...names(tiles)]),
  };
};

const rse = [
  widget("rse-promotions", tile(1, "Freins", { highlight: true }), tile(2, "Filtres")),
  widget("rse-news", tile(3, "Courroies"), tile(4, "Hiver", { highlight: true })),
  widget("rse-news-pl", tile(5, "Essieux")),
  widget("rse-docs"),
];

it("a home shows highlighted tiles first, its news, and the widgets that have tiles; none twice", () => {
  expect(shown("rse", rse)).toEqual({
    highlighted: ["Freins", "Hiver"],
    news: ["Courroies"],
    sections: [
      ["rse-promotions", "Filtres"],
      ["rse-news-pl", "Essieux"],
    ],
  });
});

it("what is typed leaves the tiles that hold it", () => {
  expect(shown("rse", rse, "Fi")).toEqual({ highlighted: [], news: [], sections: [["rse-promotions", "Filtres"]] });
});

it("the start shows what the homes put in front, the same tile of several homes once", () => {
  const lms = [
    widget("lms-promotions", tile(11, "Freins", { highlight: true })),
    widget("lms-news", tile(13, "Courroies")),
  ];
  expect(shown("start", [...rse, ...lms])).toEqual({
    highlighted: ["Freins", "Hiver"],
    news: ["Courroies", "Essieux"],
    sections: [],
  });
});

it("the selection shows its services as expertise and support", () => {
  const services = [
    widget(
      "v2-carselector",
      tile(1, "Aide", { className: "wide support" }),
      tile(2, "Codes", { className: "expertise" }),
    ),
    widget("v2-essai", tile(3, "Autre")),
  ];
  expect(shown("v2", services).sections).toEqual([
    ["v2-carselector-expertise", "Codes"],
    ["v2-carselector-support", "Aide"],
    ["v2-essai", "Autre"],
  ]);
  expect(serviceGroupOf(tile(1, "a", { className: "supporter" }))).toBe("expertise");
});

it.each([
  ["rse", "rse-news", true],
  ["rse", "lms-news", false],
  ["rse", "groups", true],
  ["start", "lms-news", true],
  ["v2", "v2-carselector", true],
] as const)("%s shows a change of %s: %s", (board, name, seen) => expect(isSeenOn(board, name)).toBe(seen));
