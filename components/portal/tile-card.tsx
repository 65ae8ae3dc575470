"use client";

import { useTranslations } from "next-intl";
import { ExternalLink } from "@/components/drawings/icons";
import { SlideButton } from "@/components/page/slides/slide-button";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { slideOfTile, targetOf } from "@/lib/domains/portal/tiles/placed";
import type { PlacedTile } from "@/lib/domains/portal/tiles/schema";
import { TileCover, TileImage } from "./tile-image";
import { TileLink } from "./tile-link";

interface Props {
  tile: PlacedTile;
  now: Date;
}

const frame = "relative flex h-full min-h-16 flex-col rounded-md border border-line bg-paper shadow-card";
const lit =
  "transition-colors hover:border-edge hover:bg-ground has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-accent";
/** The whole tile is pressed, its name is read. */
const whole = "outline-none after:absolute after:inset-0 after:rounded-md";

/** A tile that leads somewhere; one under maintenance without a page of its own says so and leads nowhere. */
export function TileCard({ tile, now }: Props) {
  const t = useTranslations("portal");
  const { phase, way } = targetOf(tile, now);
  const slide = way === "none" ? null : slideOfTile(tile, now);
  return (
    <div className={cn(frame, way === "none" ? "text-ink-3" : lit)}>
      <TileCover src={tile.urlCover} />
      <div className="flex flex-1 items-center gap-3 px-3 py-2.5">
        <TileImage img={tile.img} />
        <div className="min-w-0 flex-1">
          <TileLink tile={tile} now={now} className={whole}>
            <bdi className="block font-strong wrap-anywhere">{tile.name}</bdi>
          </TileLink>
          {phase === "open" ? null : <Badge className="mt-1">{t(`phase.${phase}`)}</Badge>}
        </div>
        {slide ? (
          <span className="relative z-1 shrink-0">
            <SlideButton label={t("slide", { name: tile.name })} slide={() => slide} />
          </span>
        ) : null}
        {way === "tab" ? <ExternalLink className="size-3.5 shrink-0 text-ink-3" /> : null}
      </div>
    </div>
  );
}
