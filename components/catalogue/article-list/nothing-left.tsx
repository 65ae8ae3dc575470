"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";

type Props = { why: "none" | "hidden" | "filtered"; otherParts: string; onClear: () => void; onShowHidden: () => void };

/** Why the table is empty, and what brings articles back. */
export function NothingLeft({ why, otherParts, onClear, onShowHidden }: Props) {
  const t = useTranslations("catalogue.list");
  if (why === "none")
    return (
      <EmptyState
        title={t("emptyTitle")}
        text={t("emptyText")}
        action={<LinkButton href={otherParts}>{t("otherParts")}</LinkButton>}
      />
    );
  if (why === "hidden")
    return (
      <EmptyState
        title={t("allHiddenTitle")}
        text={t("allHiddenText")}
        action={<Button onClick={onShowHidden}>{t("showHidden")}</Button>}
      />
    );
  return (
    <EmptyState
      title={t("filteredTitle")}
      text={t("filteredText")}
      action={<Button onClick={onClear}>{t("clear")}</Button>}
    />
  );
}
