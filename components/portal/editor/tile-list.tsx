import { DndContext } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useSorting } from "@/components/page/use-sorting";
import type { BoardWidget } from "@/lib/domains/portal/editor/schema";
import type { Tile } from "@/lib/domains/portal/tiles/schema";
import type { EditorWork } from "./editor-work";
import { TileRow } from "./tile-row";
import { useTileOrder } from "./use-tile-order";

interface Props {
  widget: BoardWidget;
  /** The tiles that the search leaves; only a whole list is sorted. */
  shown: ReadonlySet<number>;
  work: EditorWork;
}

/** The tiles of a widget in their order, which is dragged or moved by keyboard and saved at once. */
export function TileList({ widget, shown, work }: Props) {
  const t = useTranslations("editors.order");
  const id = useId();
  const { ids, set } = useTileOrder(widget, work.reload);
  const byId = new Map(widget.tiles.map((tile) => [tile.id, tile]));
  const tiles = ids.flatMap((one): Tile[] => {
    const tile = byId.get(one);
    return tile && shown.has(one) ? [tile] : [];
  });
  const sorting = useSorting({
    ...{ id, ids, instructions: t("instructions"), onMove: set },
    say: (key, one, place) => t(key, { name: byId.get(one)?.name ?? "", place, count: ids.length }),
  });
  const isWhole = tiles.length === ids.length;
  return (
    <DndContext {...sorting}>
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ol aria-label={widget.title} className="divide-y divide-line-2 border-t border-line-2">
          {tiles.map((tile) => (
            <TileRow
              key={tile.id}
              tile={tile}
              place={isWhole && ids.length > 1 ? ids.indexOf(tile.id) + 1 : null}
              work={work}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
