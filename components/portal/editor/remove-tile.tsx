"use client";

import { useTranslations } from "next-intl";
import { tellRefusal, useAction } from "@/components/page/use-action";
import { toast } from "@/components/ui/toast-store";
import { call, CallProblem } from "@/lib/api/client";
import type { Tile } from "@/lib/domains/portal/tiles/schema";
import type { EditorWork } from "./editor-work";
import { RemoveDialog } from "./remove-dialog";

const notice = "tile";

/** Deletes a tile once that is confirmed; what is told of it undoes it. */
export function RemoveTile({ tile, work, onClose }: { tile: Tile; work: EditorWork; onClose: () => void }) {
  const t = useTranslations("editors.remove");
  const { id, widget, name } = tile;
  const params = { widget, id };
  const { busy, run } = useAction(() => t("failed"), { id: notice });
  const restore = async () => {
    try {
      await call("post", "/apps/restore/{widget}/{id}", { params });
      await work.reload();
      toast.success(t("restored", { name }), { id: notice });
    } catch (problem) {
      if (!(problem instanceof CallProblem)) throw problem;
      tellRefusal(problem, () => t("notRestored", { name }), { id: notice });
    }
  };
  const remove = () =>
    run(async () => {
      try {
        await call("delete", "/app/{widget}/{id}", { params });
      } catch (problem) {
        // Somebody else was quicker: what was wanted is so.
        if (!(problem instanceof CallProblem) || problem.status !== 404) throw problem;
        problem.claim();
      }
      await work.reload();
      onClose();
      const action = { label: t("undo"), onClick: () => void restore() };
      toast.success(t("done", { name }), { id: notice, action });
    });
  return (
    <RemoveDialog
      {...{ title: t("title", { name }), confirm: t("confirm"), busy, onClose }}
      onConfirm={() => void remove()}
    >
      <p>{t("text")}</p>
    </RemoveDialog>
  );
}
