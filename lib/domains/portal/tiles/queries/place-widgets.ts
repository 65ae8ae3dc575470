import { companySettings } from "@/lib/domains/account/settings/queries";
import { listRefusing } from "@/lib/domains/apps/frames/queries";
import { requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { groupBy } from "@/lib/shared/group-by";
import type { WrittenLanguage } from "@/lib/shared/languages";
import { readsWidget, requireReader } from "../../access";
import { homeOf, homeWidgets, vehicleWidget, type Home } from "../../names";
import { boardOfNames } from "../../statements";
import { saidIn } from "../../translations";
import type { Widget } from "../../widgets/schema";
import { inFront, type Board } from "../board";
import { framesOf } from "../kinds";
import { dayMs, mayBeShown, type TileTimes } from "../rules";
import { placedTile, rowOfJson, type ToldTile } from "../rows";
import { isPlacedNow, nextChangeOf } from "../placed";
import type { PlacedTile, PlacedWidgets } from "../schema";
import { withOutsideTiles } from "./outside-tiles";
import { readerOfTiles, tileLanguage } from "./reader";

type WidgetRow = Omit<Widget, "mine" | "version">;

/** Whether a tile stands within a day from now: later ones are read when their day comes. */
const isNear = ({ dateFrom, dateTo, alertStart }: TileTimes, now: Date): boolean =>
  !(dateTo && dateTo <= now) && (!dateFrom || (alertStart ?? dateFrom).getTime() <= now.getTime() + 2 * dayMs);

interface Asked {
  /** What the names are like. */
  like: readonly string[];
  names: (widgets: readonly WidgetRow[]) => readonly string[];
  vehicle?: boolean;
  language?: WrittenLanguage;
}

interface BoardRow {
  groups: number[];
  widgets: WidgetRow[];
  tiles: ToldTile[];
}
const nothing: BoardRow = { groups: [], widgets: [], tiles: [] };

async function placeWidgets(actor: Actor, { like, names, vehicle = false, language }: Asked): Promise<PlacedWidgets> {
  const { families } = await companySettings(actor);
  const [{ groups, widgets, tiles: all } = nothing] = await read<BoardRow>(boardOfNames, [like, families]);
  const asked = names(widgets).filter((name) => readsWidget(actor, name));
  const own = all.filter(({ widget }) => asked.includes(widget)).map(rowOfJson);
  const tiles = await withOutsideTiles(actor, { names: asked, tiles: own });
  const reader = await readerOfTiles(actor, { tiles, vehicle, groups });
  const now = new Date();
  const told = language ?? tileLanguage(actor);
  const shown = tiles.filter((tile) => isNear(tile, now) && mayBeShown(tile, reader));
  // A tile of another portal has no page here to stand in a frame on: it opens in a tab.
  const outside = shown.filter(({ id }) => id < 0).flatMap(framesOf);
  const refusing = new Set([...outside, ...(await listRefusing(actor, { addresses: shown.flatMap(framesOf) }))]);
  const ofWidget = groupBy(shown, ({ widget }) => widget);
  const byName = new Map(widgets.map((one) => [one.name, one]));
  return {
    now: now.toISOString(),
    widgets: asked.flatMap((name) => {
      const widget = byName.get(name);
      if (!widget) return [];
      const { id, img } = widget;
      const own = ofWidget.get(name) ?? [];
      return {
        ...{ id, name, img, title: saidIn(widget, "title", told), subtitle: saidIn(widget, "subtitle", told) },
        tiles: own.map((tile) =>
          placedTile(tile, { language: told, brand: reader.brandNames.get(tile.brandId ?? 0) ?? null, refusing }),
        ),
      };
    }),
  };
}

/**
 * The widgets of a home in their order, those that editors added after those of the fixed list. The start has what the
 * reader's homes put in front.
 */
export async function placeHome(
  actor: Actor,
  { home, language }: { home: Board; language?: WrittenLanguage },
): Promise<PlacedWidgets> {
  requireUser(actor);
  if (home !== "start") {
    requireReader(actor, home);
    return placeWidgets(actor, { ...widgetsOf([home]), language });
  }
  const { now, widgets } = await placeWidgets(actor, { ...widgetsOf(["rse", "smart", "lms"]), language });
  return { now, widgets: widgets.map(inFront).filter(({ tiles }) => tiles.length > 0) };
}

const widgetsOf = (homes: readonly Home[]): Pick<Asked, "like" | "names"> => ({
  like: homes.map((home) => `${home}-%`),
  names: (widgets) =>
    homes.flatMap((home) => {
      const fixed = homeWidgets[home];
      const added = widgets.map(({ name }) => name).filter((name) => homeOf(name) === home && !fixed.includes(name));
      return [...fixed, ...added];
    }),
});

/** One of the further lists, with the tiles that need a vehicle where one is at hand. */
export async function placeWidget(
  actor: Actor,
  { name, vehicle, language }: { name: string; vehicle?: boolean; language?: WrittenLanguage },
): Promise<PlacedWidgets> {
  requireUser(actor);
  return placeWidgets(actor, { like: [name], names: () => [name], vehicle, language });
}

/** The tiles of the vehicle selector that stand now, with those that need a vehicle where one is at hand. */
export async function listVehicleTiles(
  actor: Actor,
  { vehicle, language }: { vehicle: boolean; language?: WrittenLanguage },
): Promise<{ now: Date; next: Date | null; title: string; tiles: PlacedTile[] }> {
  requireUser(actor);
  const { now: at, widgets } = await placeWidget(actor, { name: vehicleWidget, vehicle, language });
  const now = new Date(at);
  const all = widgets.flatMap(({ tiles }) => tiles);
  const [title = ""] = widgets.map((widget) => widget.title);
  return { now, title, next: nextChangeOf(all, now), tiles: all.filter((tile) => isPlacedNow(tile, now)) };
}
