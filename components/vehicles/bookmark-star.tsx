"use client";

import { Star } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";
import { bookmarkStore, type PreviousSearch } from "./previous-searches";
import { useKept } from "./use-kept";

/** Keeps the vehicle among the bookmarks of this browser, or lets it go. */
export function BookmarkStar({ url, label }: PreviousSearch) {
  const t = useTranslations("selector.bookmark");
  const kept = useKept("bookmarks").some((entry) => entry.url === url);
  return (
    <IconButton
      variant="secondary"
      label={t(kept ? "remove" : "add")}
      aria-pressed={kept}
      onClick={() => (kept ? bookmarkStore.remove(url) : bookmarkStore.add({ url, label }))}
    >
      <Star aria-hidden className={kept ? "fill-current" : undefined} />
    </IconButton>
  );
}
