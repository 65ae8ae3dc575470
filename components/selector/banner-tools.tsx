"use client";

import { Maximize, Minimize } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useEffect, useSyncExternalStore } from "react";
import { IconButton } from "@/components/ui/button";
import { BookmarkStar } from "@/components/vehicles/bookmark-star";
import { searchStore } from "@/components/vehicles/previous-searches";
import type { KnownVehicle } from "@/lib/domains/vehicles/bookmarks/rules";

const fullscreen = {
  subscribe(listener: () => void) {
    document.addEventListener("fullscreenchange", listener);
    return () => document.removeEventListener("fullscreenchange", listener);
  },
  isOn: () => document.fullscreenElement !== null,
  isOffered: () => document.fullscreenEnabled,
  no: () => false,
};

function toggleFullscreen(): void {
  const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  // The browser may refuse, and then shows the page as it was.
  change.catch(() => undefined);
}

function FullscreenToggle() {
  const t = useTranslations("selector.fullscreen");
  const on = useSyncExternalStore(fullscreen.subscribe, fullscreen.isOn, fullscreen.no);
  const offered = useSyncExternalStore(fullscreen.subscribe, fullscreen.isOffered, fullscreen.no);
  const Icon = on ? Minimize : Maximize;
  return (
    <IconButton
      variant="secondary"
      label={t(on ? "leave" : "enter")}
      aria-pressed={on}
      className={offered ? undefined : "invisible"}
      onClick={toggleFullscreen}
    >
      <Icon />
    </IconButton>
  );
}

/** The star and the full-screen switch of a chosen vehicle; opening it puts it at the head of the history. */
export function BannerTools({ url, label }: KnownVehicle) {
  useEffect(() => searchStore.add({ url, label }), [url, label]);
  return (
    <div className="flex shrink-0 gap-2">
      <BookmarkStar url={url} label={label} />
      <FullscreenToggle />
    </div>
  );
}
