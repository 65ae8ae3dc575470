import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { tellEverybody } from "@/lib/platform/events/notice";
import { conflict, type Problem } from "@/lib/platform/problems";
import { heldMinutes } from "../rules";

interface Wanted {
  unitId: number;
  customerId: number;
}

/** Keeps a unit for a customer for 30 minutes from now; 409 while another cart has it, and once it is sold or withdrawn. */
export async function holdUnit(actor: Actor, { unitId, customerId }: Wanted, tx: Tx): Promise<void> {
  requireRight(actor, "cart");
  const companyId = companyOf(actor);
  // The row's lock decides between two who press at once: the second one sees what the first has written.
  const kept = await tx.$executeRaw`
    insert into recycled_hold as h (unit_id, company_id, customer_id, user_id, touched_at)
    select id, ${companyId}, ${customerId}, ${userOf(actor)}::int, now() from recycled_unit
      where id = ${unitId} and state = 'in-stock'
    on conflict (unit_id) do update set company_id = excluded.company_id, customer_id = excluded.customer_id,
        user_id = excluded.user_id, touched_at = excluded.touched_at
      where h.sold_at is null and ((h.company_id = excluded.company_id and h.customer_id = excluded.customer_id)
        or h.touched_at <= now() - make_interval(mins => ${heldMinutes}::int))`;
  if (kept === 0) throw await whyRefused(actor, unitId, tx);
  await tellEverybody("Recycled unit", { unitId }, tx);
}

/** Sells a unit to a customer once and for all, also after its time where nobody else took it; 409 as above. */
export async function sellUnit(actor: Actor, { unitId, customerId }: Wanted, tx: Tx): Promise<void> {
  requireRight(actor, "cart");
  const companyId = companyOf(actor);
  const sold = await tx.$executeRaw`
    insert into recycled_hold as h (unit_id, company_id, customer_id, user_id, touched_at, sold_at)
    select id, ${companyId}, ${customerId}, ${userOf(actor)}::int, now(), now() from recycled_unit
      where id = ${unitId} and state = 'in-stock'
    on conflict (unit_id) do update set company_id = excluded.company_id, customer_id = excluded.customer_id,
        user_id = excluded.user_id, touched_at = excluded.touched_at, sold_at = coalesce(h.sold_at, excluded.sold_at)
      where (h.company_id = excluded.company_id and h.customer_id = excluded.customer_id)
        or (h.sold_at is null and h.touched_at <= now() - make_interval(mins => ${heldMinutes}::int))`;
  if (sold === 0) throw await whyRefused(actor, unitId, tx);
  await tellEverybody("Recycled unit", { unitId }, tx);
}

/** Gives a unit back that was kept for a customer or sold to him; another's stays his. */
export async function freeUnit(actor: Actor, { unitId, customerId }: Wanted, tx: Tx): Promise<void> {
  requireRight(actor, "cart");
  const freed = await tx.$executeRaw`
    delete from recycled_hold where unit_id = ${unitId} and company_id = ${companyOf(actor)} and customer_id = ${customerId}`;
  if (freed > 0) await tellEverybody("Recycled unit", { unitId }, tx);
}

/** Takes a sale back: the unit is kept for the customer from now on. */
export async function unsellUnit(actor: Actor, wanted: Wanted, tx: Tx): Promise<void> {
  requireRight(actor, "cart");
  await freeUnit(actor, wanted, tx);
  await holdUnit(actor, wanted, tx);
}

interface Standing {
  state: string;
  sold: boolean | null;
  ours: boolean | null;
  minutes: number | null;
}

async function whyRefused(actor: Actor, unitId: number, tx: Tx): Promise<Problem> {
  const [unit] = await tx.$queryRaw<Standing[]>`
    select u.state, h.sold_at is not null as sold, h.company_id = ${companyOf(actor)} as ours,
      greatest(1, ceil(extract(epoch from h.touched_at + make_interval(mins => ${heldMinutes}::int) - now()) / 60))::int as minutes
    from recycled_unit u left join recycled_hold h on h.unit_id = u.id where u.id = ${unitId}`;
  if (unit?.state === "sold" || unit?.sold) return conflict("unit-sold", "The unit is sold.");
  if (unit?.state !== "in-stock") return conflict("unit-gone", "The vendor does not offer the unit any more.");
  const { minutes, ours } = unit;
  return conflict("unit-reserved", "The unit is reserved for another customer.", { minutes, ours: ours === true });
}
