import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { Copy, Ellipsis, GripVertical, ScrollText, Star, Trash2 } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { Menu } from "@/components/ui/menu";
import { framesOf } from "@/lib/domains/portal/tiles/kinds";
import type { Tile } from "@/lib/domains/portal/tiles/schema";
import { useAudienceWords } from "./audience-words";
import type { EditorWork } from "./editor-work";
import { TileMark } from "./tile-mark";
import { TilePicture } from "./tile-picture";
import { TimeLine } from "./time-line";
import { useTypeName } from "./type-name";

interface Props {
  tile: Tile;
  /** Its place counted from one; null where it cannot be moved. */
  place: number | null;
  work: EditorWork;
}

/** One tile of a widget: its handle is dragged, or lifted by Space and moved by the arrows. */
export function TileRow({ tile, place, work }: Props) {
  const t = useTranslations("editors.tile");
  const audience = useAudienceWords(work.board);
  const typeName = useTypeName();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: tile.id,
    disabled: place === null,
  });
  const { name, dateFrom, dateTo } = tile;
  const more = () => [
    { id: "duplicate", label: t("duplicate"), icon: <Copy />, onSelect: () => work.open({ kind: "duplicate", tile }) },
    {
      ...{ id: "history", label: t("history"), icon: <ScrollText /> },
      onSelect: () => work.open({ kind: "history", widget: tile.widget, tile }),
    },
    {
      ...{ id: "remove", label: t("remove"), icon: <Trash2 />, danger: true },
      onSelect: () => work.open({ kind: "remove", tile }),
    },
  ];
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cn(
        "flex flex-wrap items-center gap-x-3 gap-y-1 bg-paper py-1.5 ps-1 pe-2 sm:flex-nowrap",
        isDragging && "relative z-10 shadow-float",
      )}
    >
      {place === null ? (
        <span className="w-8 shrink-0 touch:w-11" />
      ) : (
        <button
          ref={setActivatorNodeRef}
          type="button"
          {...attributes}
          {...listeners}
          aria-roledescription={t("sortable")}
          aria-label={t("move", { name, place })}
          className="grid size-8 shrink-0 cursor-grab touch-none place-items-center rounded text-ink-3 hover:bg-sunk hover:text-ink touch:size-11"
        >
          <GripVertical className="size-4" />
        </button>
      )}
      <TilePicture img={tile.img} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-1.5">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={t("edit", { name })}
            onClick={() => work.open({ kind: "edit", tile })}
            className="reach min-h-6 min-w-0 text-start font-strong wrap-anywhere hover:text-accent hover:underline"
          >
            {name}
          </button>
          {tile.highlight ? (
            <>
              <Star className="size-3.5 text-accent" />
              <span className="sr-only">{t("highlighted")}</span>
            </>
          ) : null}
        </p>
        <p className="text-data wrap-anywhere text-ink-3">
          {typeName(tile.appType)} · {audience(tile)}
        </p>
      </div>
      <div className="flex shrink-0 items-center sm:order-last">
        <Menu icon variant="ghost" align="end" label={t("more", { name })} trigger={<Ellipsis />} items={more} />
      </div>
      <div className="grid w-44 shrink-0 gap-1 max-sm:ms-14 max-sm:w-[calc(100%-4rem)]">
        <TileMark tile={tile} />
        {dateFrom || dateTo ? <TimeLine dates={tile} /> : null}
      </div>
      {framesOf(tile).some((address) => work.board.refusing.includes(address)) ? (
        <span title={t("unframedHint")}>
          <Badge tone="unknown">{t("unframed")}</Badge>
        </span>
      ) : null}
      {tile.maintenanceMode ? <Badge tone="unknown">{t("maintenance")}</Badge> : null}
    </li>
  );
}
