import type { ReactNode } from "react";
import { ArrowLinks } from "@/components/ui/arrow-links";
import { cn } from "@/components/ui/cn";

export interface Tile {
  id: number;
  text: string;
  node: ReactNode;
}

export interface TilesProps {
  tiles: readonly Tile[];
  label: string;
  className: string;
}

/** Links in a grid: arrows move between them. */
export function Tiles({ tiles, label, className }: TilesProps) {
  return (
    <ArrowLinks>
      <ul aria-label={label} className={cn("grid gap-3", className)}>
        {tiles.map((tile) => (
          <li key={tile.id}>{tile.node}</li>
        ))}
      </ul>
    </ArrowLinks>
  );
}
