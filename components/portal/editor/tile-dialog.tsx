"use client";

import { useTranslations } from "next-intl";
import { useUnsavedWords } from "@/components/page/use-unsaved-words";
import { Dialog } from "@/components/ui/dialog";
import { draftOf, newDraft } from "@/lib/domains/portal/editor/draft";
import type { EditorWork, Opened } from "./editor-work";
import { TileForm } from "./tile-form";

interface Props {
  opened: Extract<Opened, { kind: "add" | "edit" | "duplicate" }>;
  work: EditorWork;
  onClose: () => void;
}

/** A new tile, one to change, or a copy of one. */
export function TileDialog({ opened, work, onClose }: Props) {
  const t = useTranslations("editors.tile");
  const common = useTranslations("common");
  const unsaved = useUnsavedWords();
  const { kind } = opened;
  const name = kind === "add" ? "" : opened.tile.name;
  const first = kind === "add" ? newDraft(opened.widget) : draftOf(opened.tile);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`title.${kind}`, { name })}
      closeLabel={common("close")}
      placement="end"
      size="lg"
      unsaved={unsaved}
    >
      <TileForm
        first={kind === "duplicate" ? { ...first, name: t("copyOf", { name }).slice(0, 200) } : first}
        tile={kind === "edit" ? opened.tile : null}
        work={work}
        onDone={onClose}
      />
    </Dialog>
  );
}
