import { homeOf, servicesWidget, type Home } from "../names";
import type { PlacedTile, PlacedWidget } from "./schema";

/** A page of widgets: one of the homes, or the start, which gathers what the reader's homes put in front. */
export type Board = Home | "start";

export interface BoardSection {
  key: string;
  /** Null for a group of services, which the page names. */
  title: string | null;
  subtitle: string;
  img: string;
  group: ServiceGroup | null;
  tiles: readonly PlacedTile[];
}

export interface BoardParts {
  highlighted: readonly PlacedTile[];
  news: readonly PlacedTile[];
  sections: readonly BoardSection[];
}

export const serviceGroups = ["expertise", "support"] as const;
export type ServiceGroup = (typeof serviceGroups)[number];

const looksOf = ({ className }: PlacedTile): readonly string[] => className.split(/\s+/);

/** The group in which a tile of the services stands: its class says support, every other one is expertise. */
export const serviceGroupOf = (tile: PlacedTile): ServiceGroup =>
  looksOf(tile).includes("support") ? "support" : "expertise";

const newsOfHome = /^(rse|smart|lms)-news(-pl)?$/;
export const isNewsOf = (board: Board, widget: string): boolean =>
  board === "start" ? newsOfHome.test(widget) : widget === `${board}-news`;

/** Whether a change of a widget is seen on a board; groups of readers belong to all of them. */
export const isSeenOn = (board: Board, widget: string): boolean =>
  widget === "groups" || board === "start" || homeOf(widget) === board;

/** Tiles of several homes that are the same for who sees them stand once. */
function once(tiles: readonly PlacedTile[]): PlacedTile[] {
  const seen = new Set<string>();
  return tiles.filter(({ id: _, ...tile }) => {
    const key = JSON.stringify(tile);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** What the start keeps of a home's widget: the highlighted tiles and the news. */
export const inFront = (widget: PlacedWidget): PlacedWidget => ({
  ...widget,
  tiles: isNewsOf("start", widget.name) ? widget.tiles : widget.tiles.filter(({ highlight }) => highlight),
});

function sectionsOf(widget: PlacedWidget, tiles: readonly PlacedTile[]): BoardSection[] {
  const { name, title, subtitle, img } = widget;
  if (name !== servicesWidget) return [{ key: name, title, subtitle, img, group: null, tiles }];
  return serviceGroups.map((group) => ({
    ...{ key: `${name}-${group}`, title: null, group, subtitle: "", img: "" },
    tiles: tiles.filter((tile) => serviceGroupOf(tile) === group),
  }));
}

/** How a page shows its widgets: highlighted tiles first, then the news, then a section for each; no tile twice. */
export function partsOfBoard(
  board: Board,
  widgets: readonly PlacedWidget[],
  fits: (tile: PlacedTile) => boolean,
): BoardParts {
  const isQuiet = ({ highlight }: PlacedTile) => !highlight;
  const all = widgets.flatMap(({ tiles }) => tiles).filter(fits);
  const news = widgets.filter(({ name }) => isNewsOf(board, name)).flatMap(({ tiles }) => tiles);
  const others = board === "start" ? [] : widgets.filter(({ name }) => !isNewsOf(board, name));
  return {
    highlighted: once(all.filter(({ highlight }) => highlight)),
    news: once(news.filter(isQuiet).filter(fits)),
    sections: others
      .flatMap((widget) => sectionsOf(widget, widget.tiles.filter(isQuiet).filter(fits)))
      .filter(({ tiles }) => tiles.length > 0),
  };
}
