import type { AudienceGroup } from "../groups/schema";
import type { Tile } from "../tiles/schema";
import { draftOf, inputOf, newDraft } from "./draft";
import {
  faultOfWidgetName,
  isOnBoard,
  matchesTile,
  missingWidgets,
  previewOf,
  readerAs,
  stateOver,
  widgetOrder,
} from "./rules";

const tile = (part: Partial<Tile>): Tile => ({
  ...(inputOf({ ...newDraft("rse-news"), name: "Freinage", url: "https://exemple.fr/a" }) as Tile),
  ...{ id: 1, order: 1, version: 1 },
  ...part,
});
const group = (id: number, ...chosen: string[]): AudienceGroup => ({
  ...{ id, name: `groupe ${id}`, image: null, users: null },
  roles: (["garage", "workshop", "vendor"] as const).map((role) => ({
    ...{ id: role, desc: role, selected: chosen.includes(role) },
  })),
});

describe("the board of a home", () => {
  it("shows its own widgets; the LMS's also the lists outside the homes", () => {
    expect(["rse-news", "lms-news", "parts-origin"].filter((name) => isOnBoard("rse", name))).toEqual(["rse-news"]);
    expect(["rse-news", "lms-news", "parts-origin"].filter((name) => isOnBoard("lms", name))).toEqual([
      "lms-news",
      "parts-origin",
    ]);
  });

  it("keeps the fixed order, what was added last", () =>
    expect(["rse-noel", "rse-tools", "rse-promotions"].map((name) => ({ name })).toSorted(widgetOrder("rse"))).toEqual([
      { name: "rse-promotions" },
      { name: "rse-tools" },
      { name: "rse-noel" },
    ]));

  it("knows which of the fixed names are missing", () => {
    expect(missingWidgets("v2", [])).toEqual(["v2-carselector"]);
    expect(missingWidgets("v2", [{ name: "v2-carselector" }])).toEqual([]);
    expect(missingWidgets("lms", [])).toContain("parts-origin");
  });
});

it.each([
  ["rse-noel", null],
  ["", "required"],
  [`rse-${"a".repeat(197)}`, "too-long"],
  ["RSE Noël", "name"],
  ["lms-noel", "other-home"],
  ["dock", "name"],
])("the name %p of a widget: %s", (name, fault) => expect(faultOfWidgetName("rse", name)).toBe(fault));

it("a tile is found by its words, its address and its data", () => {
  const one = tile({ translations: { en: { name: "Brakes", text: "" } }, data: '{"mdd":12}' });
  expect(["frein", "BRAKES", "exemple.fr", "mdd"].every((text) => matchesTile(one, text))).toBe(true);
  expect(matchesTile(one, "pneu")).toBe(false);
});

describe("the preview", () => {
  const groups = [group(3, "garage"), group(4, "vendor")];
  const now = new Date("2026-12-03T12:00:00Z");
  const tiles = [
    tile({ id: 1 }),
    tile({ id: 2, roles: ["vendor"] }),
    tile({ id: 3, groups: [3] }),
    tile({
      id: 4,
      dateFrom: "2026-12-05 08:00:00",
      alertStart: "2026-12-01 08:00:00",
      urlStart: "https://exemple.fr/s",
    }),
    tile({ id: 5, dateTo: "2026-12-03 13:00:00" }),
  ];
  const seen = (as: Parameters<typeof readerAs>[0]) =>
    previewOf(tiles, readerAs(as, groups, []), now).map(({ tile: { id }, link }) => [id, link.at(-1)]);

  it("as a family sees what is for all, for it and for its groups, at that time", () =>
    expect(seen({ kind: "family", id: "garage" })).toEqual([
      [1, "a"],
      [3, "a"],
      [4, "s"],
    ]));

  it("as a group sees what its families see", () =>
    expect(seen({ kind: "group", id: 4 }).map(([id]) => id)).toEqual([1, 2, 4]));
});

it("a box over others shows whether all, some or none are chosen", () =>
  expect([stateOver([], [1, 2]), stateOver([1], [1, 2]), stateOver([2, 1], [1, 2])]).toEqual(["none", "some", "all"]));

it("a draft of a tile keeps it", () => expect(draftOf(tile({})).url).toBe("https://exemple.fr/a"));
