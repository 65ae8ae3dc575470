import { Plus, Search, Users } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { InputBox } from "@/components/ui/input";
import { EmptyState } from "@/components/ui/states";
import { matchesTile } from "@/lib/domains/portal/editor/rules";
import type { Board } from "@/lib/domains/portal/editor/schema";
import type { EditorWork, Opened } from "./editor-work";
import { OpenedDialog } from "./opened-dialog";
import { PreviewChoice, type Previewed } from "./preview-choice";
import { PreviewSection } from "./preview-section";
import { WidgetSection } from "./widget-section";

/** The widgets of a home with their tiles, searched, sorted, and seen as somebody else sees them. */
export function EditorBoard({ board, reload }: { board: Board; reload: () => Promise<unknown> }) {
  const t = useTranslations("editors");
  const [text, setText] = useState("");
  const [opened, setOpened] = useState<Opened | null>(null);
  const [preview, setPreview] = useState<Previewed | null>(null);
  const work: EditorWork = { board, open: setOpened, reload };
  const typed = text.trim();
  const found = board.widgets
    .map((widget) => ({
      widget,
      shown: new Set(widget.tiles.filter((tile) => matchesTile(tile, typed)).map(({ id }) => id)),
    }))
    .filter(({ shown }) => typed === "" || shown.size > 0);
  const count = found.reduce((sum, { shown }) => sum + shown.size, 0);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-2">
        <InputBox
          type="search"
          lead={<Search />}
          aria-label={t("search")}
          placeholder={t("search")}
          maxLength={200}
          value={text}
          onChange={({ target }) => setText(target.value)}
          boxClassName="w-full sm:w-72"
        />
        <PreviewChoice board={board} value={preview} onChange={setPreview} />
        <div className="ms-auto flex flex-wrap gap-2">
          <Button aria-haspopup="dialog" onClick={() => setOpened({ kind: "groups" })}>
            <Users className="size-4" />
            {t("groups", { count: board.groups.length })}
          </Button>
          <Button aria-haspopup="dialog" onClick={() => setOpened({ kind: "widget", widget: null })}>
            <Plus className="size-4" />
            {t("newWidget")}
          </Button>
        </div>
      </div>
      <p role="status" className="sr-only">
        {typed === "" ? "" : t("found", { count })}
      </p>
      {board.widgets.length === 0 ? (
        <EmptyState
          title={t("noWidgets")}
          text={t("noWidgetsText")}
          action={<Button onClick={() => setOpened({ kind: "widget", widget: null })}>{t("newWidget")}</Button>}
        />
      ) : found.length === 0 ? (
        <EmptyState
          title={t("nothingFound")}
          text={t("nothingFoundText", { text: typed })}
          action={<Button onClick={() => setText("")}>{t("clear")}</Button>}
        />
      ) : null}
      <div className="grid gap-4">
        {found.map(({ widget, shown }) =>
          preview ? (
            <PreviewSection key={widget.id} widget={widget} shown={shown} preview={preview} board={board} />
          ) : (
            <WidgetSection key={widget.id} widget={widget} shown={shown} work={work} />
          ),
        )}
      </div>
      {opened ? <OpenedDialog opened={opened} work={work} onClose={() => setOpened(null)} /> : null}
    </>
  );
}
