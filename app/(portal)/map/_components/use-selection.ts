import { useDeferredValue, useState } from "react";
import useSWR from "swr";
import { call } from "@/lib/api/client";
import type { Box, Kind } from "@/lib/domains/places/map/asked";
import { cellOf, clusterSpots, isPlaced } from "@/lib/domains/places/map/rules";
import type { Holders, MapView, Mark, Spot } from "@/lib/domains/places/map/schema";
import type { Place } from "@/lib/domains/places/schema";

/** What is looked for; nothing for everybody who stands there. */
export interface Search {
  q: string;
  article: number | null;
}

interface Wanted {
  search: Search;
  kinds: readonly Kind[];
  from: Place | null;
  box: Box | null;
  width: number;
}

const still = { revalidateOnFocus: false, keepPreviousData: true, shouldRetryOnError: false } as const;
export const isSearch = ({ q, article }: Search): boolean => q.trim() !== "" || article !== null;

interface Selection {
  marks: Mark[];
  spots: Spot[];
  holders: Holders | null;
  view: MapView | null;
  isLoading: boolean;
  error: unknown;
  again: () => void;
}

/** Map and list as one selection: who holds the searched part, or who stands in view. */
export function useSelection({ search, kinds, from, box, width }: Wanted): Selection {
  const searching = isSearch(search);
  const query = { kinds: kinds.join(","), from: from?.id };
  const { q, article } = search;
  const held = useSWR(
    searching && kinds.length > 0 ? ["map-holders", q, article, query.kinds, query.from] : null,
    () => call("get", "/map/holders", { query: { ...query, q: q || undefined, article: article ?? undefined } }),
    still,
  );
  const asked = useDeferredValue(box?.map((one) => one.toFixed(6)).join(",") ?? null);
  const seen = useSWR(
    !searching && asked && kinds.length > 0 ? ["map-points", asked, width, query.kinds, query.from] : null,
    () => call("get", "/map/points", { query: { ...query, box: asked ?? "", width } }),
    still,
  );
  const [none] = useState<Spot[]>([]);
  const used = searching ? held : seen;
  const holders = searching ? (held.data ?? null) : null;
  const view = searching ? null : (seen.data ?? null);
  return {
    marks: holders
      ? box
        ? clusterSpots(holders.spots.filter(isPlaced), cellOf(box, width))
        : []
      : (view?.marks ?? []),
    spots: holders?.spots ?? view?.spots ?? none,
    ...{ holders, view, isLoading: used.isLoading, error: used.error as unknown },
    again: () => void used.mutate(),
  };
}

/** The mark in which a spot stands. */
export const markOfSpot = (marks: readonly Mark[], spot: Spot | undefined): string | null => {
  if (!spot || !isPlaced(spot)) return null;
  const { x, y } = spot;
  const holds = ({ box: [x0, y0, x1, y1] }: Mark) => x >= x0 && x <= x1 && y >= y0 && y <= y1;
  return (marks.find(({ key }) => key === spot.key) ?? marks.find(holds))?.key ?? null;
};
