import { byLabel } from "@/lib/shared/by-name";
import type { PartHits } from "../schema";
import type { Labels } from "../../labels/rules";

/** The ids that a parameter narrows a column to; null narrows nothing. */
export const among = (column: string, parameter: string): string =>
  `(${parameter}::int[] is null or ${column} = any(${parameter}))`;

interface Facets {
  schema: string;
  /** A query of brand_id, genart_id and how many hits they are. */
  from: string;
  n: string;
  brands: string;
  genarts: string;
}

/** The columns brands and parts: how many hits each would leave under the choice of the other. */
export const facetColumns = ({ schema, from, n, brands, genarts }: Facets): string => `
    coalesce((select json_agg(json_build_object('id', b.id, 'label', b.name, 'count', f.n) order by f.n desc, lower(b.name), b.id)
      from (select brand_id, ${n}::int as n from ${from} where ${among("genart_id", genarts)} group by brand_id) f
      join ${schema}.brand b on b.id = f.brand_id), '[]') as brands,
    coalesce((select json_agg(json_build_object('id', f.genart_id, 'count', f.n) order by f.genart_id)
      from (select genart_id, ${n}::int as n from ${from} where ${among("brand_id", brands)} group by genart_id) f), '[]') as parts`;

/** What both searches read of their hits before these are named. */
export interface StoredHits<Item extends { genartId: number }> {
  total: number;
  brands: PartHits["brands"];
  parts: Omit<PartHits["parts"][number], "label">[];
  items: (Omit<Item, "label"> & { label: string | null })[];
}

/** The hits with the labels of their parts; parts of as many hits stand by name. */
export function nameHits<Item extends { genartId: number; label: string }, Stored extends StoredHits<Item>>(
  stored: Stored,
  labels: Labels,
): Omit<Stored, "items" | "parts"> & { items: Item[]; parts: PartHits["parts"] } {
  const named = stored.parts.map((part) => ({ ...part, label: labels.of("genart", part.id) }));
  return {
    ...stored,
    items: stored.items.map((item) => ({ ...item, label: item.label ?? labels.of("genart", item.genartId) }) as Item),
    parts: named.sort((a, b) => b.count - a.count || byLabel(a, b)),
  };
}
