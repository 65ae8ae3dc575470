"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Loading, SkeletonRows } from "@/components/ui/skeleton";
import { DeniedState, ErrorState } from "@/components/ui/states";
import type { Board } from "@/lib/domains/portal/editor/schema";
import type { Home } from "@/lib/domains/portal/names";
import { EditorBoard } from "./editor-board";
import { useBoard } from "./use-board";

/** The editor of a home's widgets and tiles: as a page, which brings the board along, or as a slide, which asks for it. */
export function EditorDesk({ home, first }: { home: Home; first?: Board }) {
  const t = useTranslations("editors");
  const common = useTranslations("common");
  const { board, error, reload } = useBoard(home, first);
  if (board) return <EditorBoard board={board} reload={reload} />;
  if (error?.code === "denied") return <DeniedState title={common("deniedTitle")} text={common("deniedHelp")} />;
  if (error)
    return (
      <ErrorState
        title={t("failed")}
        text={common("errorHelpPlain")}
        action={<Button onClick={() => void reload()}>{common("retry")}</Button>}
      />
    );
  return (
    <Loading label={common("loading")}>
      <SkeletonRows rows={8} />
    </Loading>
  );
}
