"use client";

import { Star } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useAction } from "@/components/page/use-action";
import { IconButton } from "@/components/ui/button";
import type { KnownVehicle } from "@/lib/domains/vehicles/bookmarks/rules";
import { bookmarkStore } from "./bookmarks";
import { useKept } from "./use-kept";

/** Keeps the vehicle among the bookmarks of the reader, or lets it go. */
export function BookmarkStar({ url, label }: KnownVehicle) {
  const t = useTranslations("selector.bookmark");
  const { run } = useAction(() => t("failed"), { id: "bookmark" });
  const kept = useKept("bookmarks").some((entry) => entry.url === url);
  return (
    <IconButton
      variant="secondary"
      label={t(kept ? "remove" : "add")}
      aria-pressed={kept}
      onClick={() => void run(() => (kept ? bookmarkStore.remove(url) : bookmarkStore.add({ url, label })))}
    >
      <Star className={kept ? "fill-current" : undefined} />
    </IconButton>
  );
}
