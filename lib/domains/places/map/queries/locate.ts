import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { groupBy } from "@/lib/shared/group-by";
import type { Kind } from "../asked";
import type { Holding, Spot } from "../schema";

/** Somebody who holds a part, as who told of it knows them. */
export interface Holder {
  kind: Kind;
  /** The supplier's code or the store's channel; empty for others. */
  code: string;
  /** The site or the town; empty where the house has one place alone. */
  site: string;
  name: string;
  holding: Holding;
}

// $1 own company, then kinds, codes and sites. A site that nobody keeps is looked for by its name.
const located = {
  name: "map_located",
  text: `select coalesce(c.name, v.store_name) as name, coalesce(c.phone, v.phone_number, nullif(s.phone, '')) as phone,
      p.x, p.y, p.lat, p.lng, p.name as town
    from unnest($2::text[], $3::text[], $4::text[]) with ordinality as a (kind, code, site, at)
    left join company c on a.kind = 'stock' and c.id = $1
    left join vendor v on a.kind = 'seller' and 'v-' || v.number = a.code
    left join supply.supplier s on a.kind = 'supplier' and s.code = a.code
    left join supply.site t on t.supplier_id = s.id and t.name = a.site
    left join place p on p.id = coalesce(c.place_id, v.place_id, t.place_id, case a.kind
      when 'supplier' then place_of(null, null, a.site) when 'recycler' then place_of_town(a.site) end)
    order by a.at`,
};

interface Row {
  name: string | null;
  phone: string | null;
  x: number | null;
  y: number | null;
  lat: number | null;
  lng: number | null;
  town: string | null;
}

const keyOf = ({ kind, code, site, name }: Holder): string =>
  kind === "stock" ? "own" : kind === "seller" ? code : `${code || name}:${site}`;

/** Holders as spots, one a place, each with all that it holds. */
export async function locate(
  actor: Actor,
  { holders }: { holders: readonly Holder[] },
): Promise<(Spot & { lat: number | null; lng: number | null })[]> {
  requireRight(actor, "map");
  const groups = [...groupBy(holders, keyOf)].flatMap(([key, all]) => (all[0] ? [{ key, first: all[0], all }] : []));
  if (groups.length === 0) return [];
  const column = (name: "kind" | "code" | "site") => groups.map(({ first }) => first[name]);
  const rows = await read<Row>(located, [companyOf(actor), column("kind"), column("code"), column("site")]);
  return groups.map(({ key, first, all }, at) => {
    const row = rows[at];
    const place = row ?? { x: null, y: null, lat: null, lng: null, town: null, phone: null };
    return {
      ...{ key, kind: first.kind, name: row?.name ?? first.name, phone: place.phone },
      ...{ town: place.town ?? (first.site || null), x: place.x, y: place.y, lat: place.lat, lng: place.lng },
      ...{ km: null, holdings: all.map(({ holding }) => holding) },
    };
  });
}
