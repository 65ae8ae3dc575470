"use client";

import { cn } from "@/components/ui/cn";
import type { PlacedTile } from "@/lib/domains/portal/tiles/schema";
import { TileCard } from "./tile-card";
import { TileImage } from "./tile-image";

interface Props {
  title: string;
  subtitle?: string;
  img?: string;
  tiles: readonly PlacedTile[];
  now: Date;
}

/** The looks that the class of a tile may ask for; other words are for who reads the tile, not for its look. */
const looks: Record<string, string> = {
  wide: "sm:col-span-2",
  full: "col-span-full",
  tall: "row-span-2",
};

const lookOf = ({ className }: PlacedTile): string =>
  className
    .split(/\s+/)
    .map((word) => (Object.hasOwn(looks, word) ? looks[word] : ""))
    .filter(Boolean)
    .join(" ");

/** A widget: its title and its tiles. */
export function TileSection({ title, subtitle, img, tiles, now }: Props) {
  return (
    <section aria-label={title}>
      <div className="mb-2 flex items-center gap-2.5">
        {img ? <TileImage img={img} className="size-7" /> : null}
        <h2 className="text-sub font-semibold wrap-anywhere">{title}</h2>
      </div>
      {subtitle ? <p className="mb-2 text-ink-2">{subtitle}</p> : null}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {tiles.map((tile) => (
          <li key={tile.id} data-look={tile.className || undefined} className={cn(lookOf(tile))}>
            <TileCard tile={tile} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}
