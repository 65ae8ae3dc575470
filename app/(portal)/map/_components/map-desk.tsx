"use client";

import { useCallback, useEffect, useEffectEvent, useState } from "react";
import type { Box, Kind } from "@/lib/domains/places/map/asked";
import { isPlaced } from "@/lib/domains/places/map/rules";
import { worldPoint } from "@/lib/domains/places/rules";
import type { Mark, Spot } from "@/lib/domains/places/map/schema";
import type { Place } from "@/lib/domains/places/schema";
import { MapPanel } from "./map-panel";
import { MapView, type Tiles } from "./map-view";
import { SearchBar } from "./search-bar";
import { isSearch, markOfSpot, useSelection, type Search } from "./use-selection";
import { useSurface } from "./use-surface";
import { useWhereabouts } from "./use-whereabouts";
import { boxOf, fitted, homeBox, zooms } from "./view";

export interface MapDeskProps {
  first: { q: string; article: number | null; origin: Place | null; locate: boolean };
  /** Kinds that the reader may see. */
  open: readonly Kind[];
  tiles: Tiles | null;
}

/** A view closer than this shows nothing more of a town. */
const closest = 11;
/** From where a town is seen with those around it. */
const roundTown = 8;
const guess = { width: 900, height: 700 };

/** Keeps what is shown in the address, so that it can be passed on. */
function remember({ q, article }: Search, from: Place | null): void {
  const address = new URL(window.location.href);
  const values = {
    q: article === null ? q : "",
    article: article?.toString() ?? "",
    from: from?.id.toString() ?? "",
    locate: "",
  };
  for (const [name, value] of Object.entries(values))
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  window.history.replaceState(null, "", address);
}

/** Who has a part: searched, seen on the map and read in the list as one selection. */
export function MapDesk({ first, open, tiles }: MapDeskProps) {
  const most = tiles ? zooms.withTiles : zooms.most;
  const surface = useSurface({ first: fitted(homeBox, guess, most), most });
  const { view, size, go } = surface;
  const [search, setSearch] = useState<Search>({ q: first.q, article: first.article });
  const [origin, setOrigin] = useState(first.origin);
  const [kinds, setKinds] = useState(open);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isBare, setBare] = useState(false);
  const box = size.width > 0 ? boxOf(view, size) : null;
  const selection = useSelection({ search, kinds, from: origin, box, width: Math.max(100, Math.round(size.width)) });
  const { marks, spots, holders } = selection;
  const spot = spots.find(({ key }) => key === chosen);

  const lookFrom = (place: Place) => {
    setOrigin(place);
    remember(search, place);
    go({ ...worldPoint(place), zoom: Math.max(view.zoom, roundTown) });
  };
  const { busy, locate } = useWhereabouts(lookFrom);
  const begin = useEffectEvent(() => {
    if (first.locate) void locate();
  });
  useEffect(() => begin(), []);
  const fit = useEffectEvent((shown: readonly Spot[]) => {
    const placed = shown.filter(isPlaced);
    if (placed.length === 0 || size.width === 0) return;
    const points = origin ? [...placed, worldPoint(origin)] : placed;
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    go(fitted([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)], size, 9));
  });
  const isSized = size.width > 0;
  useEffect(() => {
    if (!isSized) return;
    if (holders) fit(holders.spots);
  }, [holders, isSized]);

  const find = (next: Search) => {
    setSearch(next);
    setChosen(null);
    remember(next, origin);
    if (!isSearch(next)) go(fitted(homeBox, size, most));
  };
  const chooseMark = (mark: Mark) => {
    if (surface.hasMoved()) return;
    const [x0, y0, x1, y1] = mark.box;
    const isOneSpot = Math.max(x1 - x0, y1 - y0) < 1e-6;
    if (mark.count > 1 && !isOneSpot && view.zoom < most - 0.5) return go(fitted(mark.box, size, most));
    if (mark.count > 1 && view.zoom < closest) go({ x: mark.x, y: mark.y, zoom: closest });
    setChosen(spots.find((one) => isInside(one, mark.box))?.key ?? mark.key);
  };
  const chooseSpot = (one: Spot) => {
    setChosen(one.key);
    if (isPlaced(one)) go({ x: one.x, y: one.y, zoom: Math.max(view.zoom, 8) });
  };
  const onFailure = useCallback(() => setBare(true), []);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SearchBar
        key={`${search.q} ${search.article}`}
        {...{ search, origin, open, kinds, busy }}
        onFind={find}
        onFrom={lookFrom}
        onKinds={setKinds}
        onLocate={() => void locate()}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:h-[calc(100dvh-15rem)] lg:min-h-110 lg:grid-cols-[24rem_minmax(0,1fr)] print:h-auto">
        <div className="h-[52dvh] min-h-80 lg:order-2 lg:h-auto print:h-100">
          <MapView
            {...{ surface, most, marks, tiles, origin }}
            chosen={markOfSpot(marks, spot) ?? chosen}
            onChoose={chooseMark}
            onFailure={onFailure}
          />
        </div>
        <MapPanel
          {...{ selection, chosen, isBare, origin }}
          isSearching={isSearch(search)}
          onChoose={chooseSpot}
          onArticle={(article) => find({ q: search.q, article })}
        />
      </div>
    </div>
  );
}

const isInside = (spot: Spot, [x0, y0, x1, y1]: Box): boolean =>
  isPlaced(spot) && spot.x >= x0 && spot.x <= x1 && spot.y >= y0 && spot.y <= y1;
