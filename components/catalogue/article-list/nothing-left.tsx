"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";

interface Props {
  why: "none" | "hidden" | "filtered";
  otherParts: string;
  /** What the vehicle has in place of the part that was looked for. */
  instead?: { text: string; label: string; href: string } | null;
  /** What narrows the list, and how many articles each would leave if it alone were taken off. */
  filters: readonly { key: string; label: string; left: number; onRemove: () => void }[];
  onClear: () => void;
  onShowHidden: () => void;
}

/** Why the table is empty, and what brings articles back. */
export function NothingLeft({ why, otherParts, instead = null, filters, onClear, onShowHidden }: Props) {
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
      text={
        instead?.text ??
        (filters.length === 1 && filters[0] ? t("filteredByOne", { label: filters[0].label }) : t("filteredText"))
      }
      action={
        <>
          {instead ? <LinkButton href={instead.href}>{instead.label}</LinkButton> : null}
          {filters
            .filter(({ left }) => left > 0)
            .map(({ key, label, left, onRemove }) => (
              <Button key={key} variant="primary" onClick={onRemove}>
                {t("removeFor", { label, count: left })}
              </Button>
            ))}
          <Button onClick={onClear}>{t("clear")}</Button>
        </>
      }
    />
  );
}
