import { listOpenSuppliers } from "@/lib/domains/offers/queries/list-open-suppliers";
import { companyOf, hasRight, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { kinds as allKinds, type Box, type Kind } from "../asked";
import { cellOf, mostMarks, mostRows } from "../rules";
import type { MapView, Mark, Spot } from "../schema";
import { findOrigin } from "./find-origin";

// Who stands where: $1 own company, $2 kinds, $3 suppliers that the reader may ask. What others hold of their own is nowhere in it.
const everybody = `select 'supplier' as kind, s.code || ':' || t.name as key, s.name, t.place_id, nullif(s.phone, '') as phone
    from supply.site t join supply.supplier s on s.id = t.supplier_id where 'supplier' = any($2::text[]) and s.code = any($3::text[])
  union all select 'seller', 'v-' || v.number, v.store_name, v.place_id, v.phone_number
    from vendor v where 'seller' = any($2::text[]) and v.state = 'approuved' and v.company_id <> $1
  union all select 'recycler', y.vendor || ':' || y.vendor_place, y.vendor, u.place_id, null
    from yard y cross join lateral (select place_id from recycled_unit u
      where (u.vendor, u.vendor_place) = (y.vendor, y.vendor_place) and u.state <> 'withdrawn' limit 1) u
  union all select 'stock', 'own', c.name, c.place_id, c.phone from company c where 'stock' = any($2::text[]) and c.id = $1`;

// Each yard once, from one to the next along the index: many thousand units belong to a few of them.
const yards = `(select vendor, vendor_place from recycled_unit where 'recycler' = any($2::text[]) order by 1, 2 limit 1)
  union all select n.vendor, n.vendor_place from yard y cross join lateral (select vendor, vendor_place from recycled_unit
    where (vendor, vendor_place) > (y.vendor, y.vendor_place) order by 1, 2 limit 1) n`;

// $4 to $7 the part of the world map, $8 the side of a cell, $9 and $10 where distances begin:
// on a plane for choosing the nearest, which twenty thousand true distances would take a quarter of a second for.
const view = {
  name: "map_view",
  text: `with recursive yard as (${yards}), everybody as materialized (${everybody}),
    seen as materialized (select e.*, p.x, p.y, p.name as town, p.lat, p.lng from everybody e join place p on p.id = e.place_id
      where p.x between $4::float8 and $6::float8 and p.y between $5::float8 and $7::float8),
    nearest as (select * from seen order by power(lat - $9::float8, 2) + power((lng - $10::float8) * cos(radians($9::float8)), 2)
      nulls last, name, key limit ${mostRows}),
    cell as (select floor(x / $8::float8) as gx, floor(y / $8::float8) as gy, count(*)::int as count, avg(x) as x, avg(y) as y,
        json_build_array(min(x), min(y), max(x), max(y)) as box, mode() within group (order by kind) as kind,
        min(name) as label, min(key) as key
      from seen group by 1, 2 order by 3 desc limit ${mostMarks})
    select (select count(*)::int from everybody) as total, (select count(*)::int from seen) as "inView",
      coalesce((select json_agg(json_build_object('key', case count when 1 then key else gx || ':' || gy end, 'kind', kind,
        'count', count, 'label', label, 'x', x, 'y', y, 'box', box)) from cell), '[]') as marks,
      coalesce((select json_agg(n) from (select key, kind, name, town, phone, x, y, '[]'::json as holdings,
          distance_km(lat, lng, $9::float8, $10::float8) as km
        from nearest order by 9 nulls last, name, key) n), '[]') as spots`,
};

interface Asked {
  box: Box;
  width: number;
  kinds?: readonly Kind[];
  from?: number;
}

interface Row {
  total: number;
  inView: number;
  marks: Mark[];
  spots: Spot[];
}

/** Kinds that the reader may see: recycled parts ask for a right of their own, the own stock too. */
export const openKinds = (actor: Actor, wanted: readonly Kind[] = allKinds): Kind[] =>
  wanted.filter(
    (kind) =>
      (kind !== "recycler" || hasRight(actor, "PRE")) &&
      (kind !== "stock" || hasRight(actor, "Stock", "cart", "PartSelector")),
  );

/** Who stands in a part of the map: at most 300 marks, and the nearest by name. */
export async function getMapView(actor: Actor, { box, width, kinds, from }: Asked): Promise<MapView> {
  requireRight(actor, "map");
  const [origin, suppliers] = await Promise.all([
    findOrigin(actor, { from }),
    listOpenSuppliers(actor, { articleIds: [] }),
  ]);
  const codes = suppliers.map(({ supplier }) => supplier.code);
  const values = [companyOf(actor), openKinds(actor, kinds), codes, ...box, cellOf(box, width)];
  const [row] = await read<Row>(view, [...values, origin?.lat ?? null, origin?.lng ?? null]);
  return { origin, ...(row ?? { total: 0, inView: 0, marks: [], spots: [] }) };
}
