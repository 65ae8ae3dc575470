"use client";

import { Star } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { IconButton } from "@/components/ui/button";
import { bookmarkStore, readSearches, type PreviousSearch } from "./previous-searches";

/** Keeps the vehicle among the bookmarks of this browser, or lets it go. */
export function BookmarkStar({ url, label }: PreviousSearch) {
  const t = useTranslations("selector.bookmark");
  const list = readSearches(
    useSyncExternalStore(bookmarkStore.subscribe, bookmarkStore.get, bookmarkStore.getOnServer),
  );
  const kept = list.some((entry) => entry.url === url);
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
