"use client";

import { ChevronsUpDown } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { worksInSeveral } from "@/lib/domains/session/rules";
import type { UserInfo } from "@/lib/domains/session/schema";
import { openDialog } from "./open-dialog";

/** The company in which the reader works; with several a press asks for another. */
export function CompanyMark({ user, className }: { user: UserInfo; className?: string }) {
  const t = useTranslations("shell.company");
  const { name } = user.company;
  const words = cn("min-w-0 items-center gap-1 text-tiny text-ink-2", className);
  if (!worksInSeveral(user))
    return (
      <p className={words} title={name}>
        <span className="sr-only">{t("label")} </span>
        <bdi className="truncate">{name}</bdi>
      </p>
    );
  return (
    <button
      type="button"
      className={cn(
        words,
        "relative rounded text-start after:absolute after:inset-x-0 after:-top-2 after:h-11 hover:text-ink",
      )}
      title={name}
      aria-haspopup="dialog"
      onClick={() => openDialog("company")}
    >
      <span className="sr-only">{t("label")} </span>
      <bdi className="truncate">{name}</bdi>
      <ChevronsUpDown className="size-3 shrink-0" />
    </button>
  );
}
