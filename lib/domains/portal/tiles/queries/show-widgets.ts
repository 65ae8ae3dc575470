import { requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { groupBy } from "@/lib/shared/group-by";
import type { WrittenLanguage } from "@/lib/shared/languages";
import { editsWidget, readsWidget } from "../../access";
import type { Home } from "../../names";
import { everyWidget, highlightedTiles, tilesOfWidgets } from "../../statements";
import { saidIn } from "../../translations";
import type { Widget } from "../../widgets/schema";
import { isShown, mayBeShown, nextChangeAt, type TileReader } from "../rules";
import { shownTile, writtenTile, type TileRow } from "../rows";
import type { ShownWidget, Tile } from "../schema";
import { withOutsideTiles } from "./outside-tiles";
import { readerOfTiles, tileLanguage } from "./reader";

interface Look {
  reader: TileReader;
  language: WrittenLanguage;
  now: Date;
}
type WidgetRow = Omit<Widget, "mine">;

function showWidget(widget: WidgetRow, tiles: readonly TileRow[], { reader, language, now }: Look): ShownWidget {
  const own = tiles.filter((tile) => mayBeShown(tile, reader));
  const next = nextChangeAt(own, now);
  const { id, name, img, version } = widget;
  return {
    ...{ id, name, img, version },
    title: saidIn(widget, "title", language),
    subtitle: saidIn(widget, "subtitle", language),
    apps: own.filter((tile) => isShown(tile, reader, now)).map((tile) => shownTile(tile, { language, now })),
    nextChangeAt: next && next.toISOString(),
  };
}

interface Asked {
  names: readonly string[];
  vehicle?: boolean;
  language?: WrittenLanguage;
  now?: Date;
}

/** The named widgets that exist and that the actor reads, in the order of the names, with the tiles that they see now. */
export async function showWidgets(
  actor: Actor,
  { names, vehicle = false, language = tileLanguage(actor), now = new Date() }: Asked,
): Promise<ShownWidget[]> {
  requireUser(actor);
  const readable = names.filter((name) => readsWidget(actor, name));
  if (readable.length === 0) return [];
  const [widgets, own] = await Promise.all([read<WidgetRow>(everyWidget), read<TileRow>(tilesOfWidgets, [readable])]);
  const tiles = await withOutsideTiles(actor, { names: readable, tiles: own });
  const reader = await readerOfTiles(actor, { tiles, vehicle });
  const byName = new Map(widgets.map((one) => [one.name, one]));
  const ofWidget = groupBy(tiles, ({ widget }) => widget);
  return readable.flatMap((name) => {
    const widget = byName.get(name);
    return widget ? [showWidget(widget, ofWidget.get(name) ?? [], { reader, language, now })] : [];
  });
}

/** One widget with the tiles that the actor sees now; 404 for none of the name or none of theirs. */
export async function getWidget(
  actor: Actor,
  { name, ...asked }: { name: string; vehicle?: boolean; language?: WrittenLanguage },
): Promise<ShownWidget> {
  requireUser(actor);
  const [found] = await showWidgets(actor, { names: [name], ...asked });
  if (!found) throw notFound();
  return found;
}

/** Every widget that the actor reads, with the tiles that they see now. */
export async function listShownWidgets(actor: Actor): Promise<ShownWidget[]> {
  requireUser(actor);
  const widgets = await read<WidgetRow>(everyWidget);
  return showWidgets(actor, { names: widgets.map(({ name }) => name) });
}

/** The highlighted tiles that the actor sees now, of the homes that they read. */
export async function listHighlighted(
  actor: Actor,
  {
    home,
    language = tileLanguage(actor),
    now = new Date(),
  }: { home?: Home; language?: WrittenLanguage; now?: Date } = {},
): Promise<Tile[]> {
  requireUser(actor);
  const rows = await read<TileRow>(highlightedTiles);
  const tiles = rows.filter(({ widget }) => readsWidget(actor, widget) && (!home || widget.startsWith(`${home}-`)));
  const reader = await readerOfTiles(actor, { tiles });
  return tiles.filter((tile) => isShown(tile, reader, now)).map((tile) => shownTile(tile, { language, now }));
}

/** Every tile that the actor sees now, and all of the widgets that they edit, whatever their time and audience. */
export async function listTiles(actor: Actor, { now = new Date() }: { now?: Date } = {}): Promise<Tile[]> {
  requireUser(actor);
  const language = tileLanguage(actor);
  const tiles = await read<TileRow>(tilesOfWidgets, [null]);
  const reader = await readerOfTiles(actor, { tiles, vehicle: true });
  return tiles.flatMap((tile) => {
    if (editsWidget(actor, tile.widget)) return [writtenTile(tile)];
    return readsWidget(actor, tile.widget) && isShown(tile, reader, now) ? [shownTile(tile, { language, now })] : [];
  });
}
