"use client";

import { useTranslations } from "next-intl";
import { useAction } from "@/components/page/use-action";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import type { BoardWidget } from "@/lib/domains/portal/editor/schema";
import type { EditorWork } from "./editor-work";
import { RemoveDialog } from "./remove-dialog";

/** Deletes a widget that has no tiles, once that is confirmed. */
export function RemoveWidget({
  widget: { id, name, title, tiles },
  work,
  onClose,
}: {
  widget: BoardWidget;
  work: EditorWork;
  onClose: () => void;
}) {
  const t = useTranslations("editors.widget");
  const { busy, run } = useAction(({ code }) => t(code === "widget-in-use" ? "inUse" : "notRemoved"), { id: "widget" });
  const remove = () =>
    run(async () => {
      await call("delete", "/apps/widget/{id}", { params: { id } });
      await work.reload();
      onClose();
      toast.success(t("removed", { name: title || name }), { id: "widget" });
    });
  return (
    <RemoveDialog
      {...{ title: t("removeTitle", { name: title || name }), confirm: t("removeNow"), busy, onClose }}
      onConfirm={() => void remove()}
    >
      <p>{t(tiles.length > 0 ? "removeFull" : "removeText")}</p>
    </RemoveDialog>
  );
}
