import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { leastJobs, leastShare } from "./rules";

/** Of all of the company's jobs that took a part so many took another one. */
export interface BoughtTogether {
  of: number;
  part: number;
  jobs: number;
  all: number;
}

/** Parts of one vehicle that were ordered on one day are one job, and so is a quote that nobody ordered. */
const together = {
  name: "bought_together",
  text: `with bought as materialized (
      select o.customer_id || ' ' || coalesce(l.vin, l.plate, l.ktype::text) || ' '
          || date_trunc('day', o.placed_at, 'Europe/Paris') as job, (l.item ->> 'genartId')::int as genart
      from (select * from purchase_order where company_id = $1 and customer_id is not null and state <> 'cancelled'
          order by id desc limit 2000) o
        join order_line l on l.company_id = $1 and l.order_id = o.id
      where l.vin is not null or l.plate is not null or l.ktype is not null
      union
      select q.id || ' ' || coalesce(l ->> 'vin', l ->> 'plate', l ->> 'ktype'), (l -> 'item' ->> 'genartId')::int
      from (select * from quote where company_id = $1 and ordered_at is null order by id desc limit 1000) q,
        jsonb_array_elements(q.lines) l
      where coalesce(l ->> 'vin', l ->> 'plate', l ->> 'ktype') is not null and not exists (
        select from quote later where later.company_id = q.company_id and later.replaces = q.id)),
    mine as (select job, genart from bought where genart = any($2::int[])),
    tried as (select genart, count(*)::int as n from mine group by genart)
    select m.genart as of, b.genart as part, count(*)::int as jobs, t.n as all
    from mine m join bought b on b.job = m.job and b.genart > 0 and b.genart <> all($2::int[])
      join tried t on t.genart = m.genart
    group by m.genart, b.genart, t.n having count(*) >= $3 and count(*) >= $4::float8 * t.n
    order by count(*)::float8 / t.n desc, count(*) desc, b.genart limit 20`,
};

/** What the company bought with the named parts more often than not, by its last orders and quotes. */
export async function listBoughtTogether(
  actor: Actor,
  { genartIds }: { genartIds: readonly number[] },
): Promise<BoughtTogether[]> {
  requireRight(actor, "cart");
  if (genartIds.length === 0) return [];
  return read<BoughtTogether>(together, [companyOf(actor), genartIds, leastJobs, leastShare]);
}

/** What was ordered of the catalogue's parts for a customer's vehicles in the last fortnight: it belongs to the same job. */
export interface LatelyOrdered {
  item: { id: number; genartId: number; makeLabel: string; own?: boolean };
  quantity: number;
  vin: string | null;
  plate: string | null;
  ktype: number | null;
}

const lately = {
  name: "ordered_lately",
  text: `select l.item, l.quantity - l.returned as quantity, l.vin, l.plate, l.ktype
    from purchase_order o join order_line l on l.company_id = o.company_id and l.order_id = o.id
    where o.company_id = $1 and o.customer_id = $2 and o.state <> 'cancelled' and o.placed_at > now() - interval '14 days'
      and l.quantity > l.returned`,
};

export async function listOrderedLately(
  actor: Actor,
  { customerId }: { customerId: number },
): Promise<LatelyOrdered[]> {
  requireRight(actor, "cart");
  return read<LatelyOrdered>(lately, [companyOf(actor), customerId]);
}
