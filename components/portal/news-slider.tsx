"use client";

import { useTranslations } from "next-intl";
import { ChevronDown, Pause, Play } from "@/components/drawings/icons";
import { IconButton } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { PlacedTile } from "@/lib/domains/portal/tiles/schema";
import { TileImage } from "./tile-image";
import { TileLink } from "./tile-link";
import { useNewsTurn } from "./use-news-turn";
import { useSwipe } from "./use-swipe";

interface Props {
  tiles: readonly PlacedTile[];
  now: Date;
}

const own = "[data-turning]";

/** The news one after another, each leading to its page; those that are not in front take no focus. */
export function NewsSlider({ tiles, now }: Props) {
  const t = useTranslations("portal.news");
  const { at, isOn, moves, turn, switchOn, hold } = useNewsTurn(tiles.length);
  const swiped = useSwipe(turn);
  return (
    <section
      aria-label={t("title")}
      aria-roledescription={t("slider")}
      className="rounded-md border border-line bg-paper shadow-card"
      onPointerEnter={() => hold("pointer", true)}
      onPointerLeave={() => hold("pointer", false)}
      onFocus={({ target }) => hold("focus", target.closest(own) === null)}
      onBlur={() => hold("focus", false)}
    >
      <div {...swiped} aria-live={moves ? "off" : "polite"} className="grid touch-pan-y grid-cols-[minmax(0,1fr)]">
        {tiles.map((tile, index) => (
          <NewsItem
            key={tile.id}
            {...{ tile, now }}
            place={t("place", { at: index + 1, of: tiles.length })}
            isFront={index === at}
          />
        ))}
      </div>
      {tiles.length > 1 ? (
        <div className="flex items-center gap-1 border-t border-line-2 px-2 py-1">
          <IconButton label={t("previous")} onClick={() => turn(-1)}>
            <ChevronDown className="size-4 rotate-90 rtl:-rotate-90" />
          </IconButton>
          <span aria-hidden className="num min-w-14 text-center text-data text-ink-2">
            {t("place", { at: at + 1, of: tiles.length })}
          </span>
          <IconButton label={t("next")} onClick={() => turn(1)}>
            <ChevronDown className="size-4 -rotate-90 rtl:rotate-90" />
          </IconButton>
          <IconButton
            data-turning
            label={t(isOn ? "stop" : "start")}
            className="ms-auto"
            onClick={() => switchOn(!isOn)}
          >
            {isOn ? <Pause className="size-4" /> : <Play className="size-4" />}
          </IconButton>
        </div>
      ) : null}
    </section>
  );
}

interface ItemProps {
  tile: PlacedTile;
  now: Date;
  place: string;
  isFront: boolean;
}

/** All stand in one cell, so that the tallest gives the height and nothing below them moves. */
function NewsItem({ tile, now, place, isFront }: ItemProps) {
  const t = useTranslations("portal.news");
  return (
    <div
      role="group"
      aria-roledescription={t("item")}
      aria-label={place}
      inert={!isFront}
      className={cn("col-start-1 row-start-1 flex items-start gap-4 p-4", !isFront && "invisible")}
    >
      <TileImage img={tile.img} className="size-14 max-sm:size-10" />
      <div className="min-w-0 flex-1">
        <h2 className="text-lead font-semibold wrap-anywhere">
          <TileLink
            tile={tile}
            now={now}
            className="hover:text-accent hover:underline touch:flex touch:min-h-11 touch:items-center"
          >
            <bdi>{tile.name}</bdi>
          </TileLink>
        </h2>
        {tile.text ? (
          <p className="mt-1 text-ink-2">
            <bdi>{tile.text}</bdi>
          </p>
        ) : null}
      </div>
    </div>
  );
}
