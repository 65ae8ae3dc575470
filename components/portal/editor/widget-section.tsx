import { Ellipsis, FileText, Plus, ScrollText, Trash2 } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import type { BoardWidget } from "@/lib/domains/portal/editor/schema";
import type { EditorWork } from "./editor-work";
import { TileList } from "./tile-list";

interface Props {
  widget: BoardWidget;
  shown: ReadonlySet<number>;
  work: EditorWork;
}

/** A widget: its titles, what is done with it, and its tiles. */
export function WidgetSection({ widget, shown, work }: Props) {
  const t = useTranslations("editors.widget");
  const { name, title, subtitle, tiles } = widget;
  const label = title || name;
  const more = () => [
    {
      ...{ id: "change", label: t("change"), icon: <FileText /> },
      onSelect: () => work.open({ kind: "widget", widget }),
    },
    {
      ...{ id: "history", label: t("history"), icon: <ScrollText /> },
      onSelect: () => work.open({ kind: "history", widget: name, tile: null }),
    },
    {
      ...{ id: "remove", label: t("remove"), icon: <Trash2 />, danger: true },
      onSelect: () => work.open({ kind: "removeWidget", widget }),
    },
  ];
  return (
    <section aria-label={label} className="rounded-md border border-line bg-paper shadow-card">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 ps-4 pe-2">
        <div className="min-w-0 flex-1 basis-32">
          <h2 className="text-sub font-semibold wrap-anywhere">{label}</h2>
          <p className="text-data wrap-anywhere text-ink-3">
            {[name, ...(subtitle ? [subtitle] : []), t("tiles", { count: tiles.length })].join(" · ")}
          </p>
        </div>
        <div className="flex items-center gap-1">
          <Button
            size="sm"
            aria-haspopup="dialog"
            aria-label={t("addTileTo", { name: label })}
            onClick={() => work.open({ kind: "add", widget: name })}
          >
            <Plus className="size-4" />
            {t("addTile")}
          </Button>
          <Menu
            icon
            variant="ghost"
            align="end"
            label={t("more", { name: label })}
            trigger={<Ellipsis />}
            items={more}
          />
        </div>
      </header>
      {tiles.length > 0 ? <TileList widget={widget} shown={shown} work={work} /> : null}
    </section>
  );
}
