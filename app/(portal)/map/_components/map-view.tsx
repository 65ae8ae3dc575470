import { useTranslations } from "next-intl";
import type { KeyboardEvent, ReactNode } from "react";
import { House, Minus, Plus } from "@/components/drawings/icons";
import { IconButton } from "@/components/ui/button";
import type { Mark } from "@/lib/domains/places/map/schema";
import type { Place } from "@/lib/domains/places/schema";
import { MarkLayer } from "./mark-layer";
import { OriginMark } from "./origin-mark";
import { OutlineLayer } from "./outline-layer";
import { TileLayer } from "./tile-layer";
import { TownLayer } from "./town-layer";
import type { useSurface } from "./use-surface";
import { fitted, homeBox, isDirection, moved, sideOf, zoomedAt } from "./view";

export interface Tiles {
  address: string;
  attribution: string;
}

interface Props {
  surface: ReturnType<typeof useSurface>;
  most: number;
  marks: readonly Mark[];
  chosen: string | null;
  tiles: Tiles | null;
  /** From where distances count. */
  origin: Place | null;
  onChoose: (mark: Mark) => void;
  onFailure: () => void;
  children?: ReactNode;
}

const step = 120;
const middle = { dx: 0, dy: 0 };

/** The map: moved by pointer, wheel, fingers or keys; its marks choose. */
export function MapView({ surface, most, marks, chosen, tiles, origin, onChoose, onFailure, children }: Props) {
  const t = useTranslations("map");
  const { view, size, go, now, plane, handlers, surface: area } = surface;
  const zoom = (by: number) => go(zoomedAt(now(), by, middle, most));
  const home = () => go(fitted(homeBox, size, most));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isDirection(event.key)) {
      const [sx, sy] = sideOf(event.key);
      go(moved(now(), -sx * step, -sy * step));
    } else if (event.key === "+" || event.key === "=") zoom(1);
    else if (event.key === "-") zoom(-1);
    else if (event.key === "Home") home();
    else return;
    event.preventDefault();
  };
  const isReady = size.width > 0;
  return (
    <div
      dir="ltr"
      className="relative h-full overflow-hidden rounded-md border border-line bg-sunk shadow-card print:shadow-none"
    >
      <div
        ref={area}
        {...handlers}
        role="group"
        aria-label={t("map")}
        aria-describedby="map-keys"
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="absolute inset-0 cursor-grab touch-none overflow-hidden outline-offset-[-3px] select-none active:cursor-grabbing"
      >
        <div ref={plane} data-plane className="absolute start-1/2 top-1/2 size-0 origin-top-left will-change-transform">
          {isReady && tiles ? <TileLayer address={tiles.address} view={view} size={size} /> : null}
          {isReady && !tiles ? <OutlineLayer view={view} size={size} onFailure={onFailure} /> : null}
          {isReady && !tiles ? <TownLayer view={view} size={size} /> : null}
          {isReady && origin ? <OriginMark origin={origin} view={view} /> : null}
          {isReady ? <MarkLayer marks={marks} view={view} chosen={chosen} onChoose={onChoose} /> : null}
        </div>
      </div>
      <p id="map-keys" className="sr-only">
        {t("keys")}
      </p>
      <div className="no-print absolute end-2 top-2 grid gap-1 rounded bg-paper shadow-card">
        <IconButton label={t("zoomIn")} onClick={() => zoom(1)}>
          <Plus className="size-4" />
        </IconButton>
        <IconButton label={t("zoomOut")} onClick={() => zoom(-1)}>
          <Minus className="size-4" />
        </IconButton>
        <IconButton label={t("whole")} onClick={home}>
          <House className="size-4" />
        </IconButton>
      </div>
      <p className="absolute end-0 bottom-0 rounded-ss bg-paper/85 px-1.5 text-tiny text-ink-2">
        {tiles ? tiles.attribution : t("sources")}
      </p>
      {children}
    </div>
  );
}
