import { accessRights } from "@/lib/domains/admin/rights/rules";
import { listRefusing } from "@/lib/domains/apps/frames/queries";
import { listBrands } from "@/lib/domains/catalogue/brands/queries/list-brands";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { textsOf } from "@/lib/platform/texts";
import { groupBy } from "@/lib/shared/group-by";
import { listFamilies, listGroups } from "../groups/queries";
import { editorsOfHome, type Home } from "../names";
import { tilesOfWidgets } from "../statements";
import { framesOf } from "../tiles/kinds";
import { writtenTile, type TileRow } from "../tiles/rows";
import { listWidgets } from "../widgets/queries";
import { isOnBoard, widgetOrder } from "./rules";
import type { Board } from "./schema";

/** The widgets of a home with all their tiles, whatever their time and audience, and what a tile is addressed with. */
export async function getBoard(actor: Actor, { home, language }: { home: Home; language: string }): Promise<Board> {
  requireRight(actor, ...editorsOfHome(home));
  const names = (await textsOf(language, "users")).settings.family;
  const { families: rights } = accessRights(await textsOf(language, "rights"));
  const [widgets, families, groups, brands] = await Promise.all([
    listWidgets(actor),
    listFamilies(actor, { names }),
    listGroups(actor, { names }),
    listBrands(actor),
  ]);
  const own = widgets.filter(({ name, mine }) => mine && isOnBoard(home, name)).toSorted(widgetOrder(home));
  const rows = await read<TileRow>(tilesOfWidgets, [own.map(({ name }) => name)]);
  const refusing = await listRefusing(actor, { addresses: rows.flatMap(framesOf) });
  const tiles = groupBy(rows.map(writtenTile), ({ widget }) => widget);
  return {
    ...{ home, families, groups, rights, refusing, brands: brands.map(({ id, name }) => ({ id, name })) },
    widgets: own.map((widget) => ({ ...widget, tiles: tiles.get(widget.name) ?? [] })),
  };
}
