import { requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { sqlKey } from "@/lib/platform/sql-key";
import { normaliseNumber } from "@/lib/shared/part-number";
import { heldMinutes } from "../rules";

export interface Yard {
  vendor: string;
  vendorPlace: string;
  label: string;
  quantity: number;
}

const holding = {
  name: "recycled_yards",
  text: `select u.vendor, u.vendor_place as "vendorPlace", u.make || ' ' || min(coalesce(u.maker_reference, u.gearbox_reference,
      u.engine_family)) as label, count(*)::int as quantity
    from recycled_unit u left join recycled_hold h on h.unit_id = u.id
      and (h.sold_at is not null or h.touched_at > now() - interval '${heldMinutes} minutes')
    where u.state = 'in-stock' and h.unit_id is null and (${sqlKey("u.maker_reference")} = $1
      or ${sqlKey("u.gearbox_reference")} = $1 or exists (select from unnest(u.engine_codes) code where ${sqlKey("code")} = $1))
    group by u.vendor, u.vendor_place, u.make order by u.vendor limit 100`,
};

/** The centres that have engines or gearboxes of a maker's number, a gearbox's type or an engine's code ready to be sold. */
export async function listYards(actor: Actor, { number }: { number: string }): Promise<Yard[]> {
  requireRight(actor, "PRE");
  const key = normaliseNumber(number);
  return key.length < 3 ? [] : read<Yard>(holding, [key]);
}
