import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { joinWhole } from "./join-whole";

/** Says of each line of an import what it would do to the stock as it is now. Part of a verb that reads the file. */
export async function settleLines(actor: Actor, { id }: { id: number }, tx: Tx): Promise<void> {
  requireRight(actor, "Stock", "cart");
  const companyId = companyOf(actor);
  await joinWhole(tx);
  await tx.$executeRaw`
    update stock_import_line l set fate = 'wrong', fault = 'twice', field = 'reference'
    from (select line, row_number() over (partition by reference_key, lower(brand), part_type order by line) as at
      from stock_import_line where company_id = ${companyId} and import_id = ${id} and fate is null) n
    where l.company_id = ${companyId} and l.import_id = ${id} and l.line = n.line and n.at > 1`;
  await tx.$executeRaw`
    with found as (
      select l.line, min(i.id) as item_id, count(*) as items
      from stock_import_line l
      join stock_import m on m.company_id = l.company_id and m.id = l.import_id
      join stock_item i on i.company_id = l.company_id and i.stock_group_id = m.stock_group_id
        and i.reference_key = l.reference_key and lower(i.brand) = lower(l.brand)
        and (l.part_type is null or i.part_type = l.part_type)
      where l.company_id = ${companyId} and l.import_id = ${id} and l.fate is null group by l.line)
    update stock_import_line l set
      fate = case when f.items > 1 then 'wrong' else null end, fault = case when f.items > 1 then 'ambiguous' end,
      field = case when f.items > 1 then 'partType' end, item_id = case when f.items = 1 then i.id end,
      before = case when f.items = 1 then jsonb_build_object('quantity', i.quantity, 'price', i.price_cents, 'place', i.place,
        'minimum', i.minimum, 'label', i.label, 'ean', i.ean) end
    from found f join stock_item i on i.company_id = ${companyId} and i.id = f.item_id
    where l.company_id = ${companyId} and l.import_id = ${id} and l.line = f.line`;
  await tx.$executeRaw`
    update stock_import_line l set (fate, fault, field) = (select * from (values (
      case when item_id is null and (label is null or quantity is null or price_cents is null) then 'wrong'
        when item_id is null then 'new'
        when coalesce(quantity, (before->>'quantity')::int) <> (before->>'quantity')::int
          or coalesce(price_cents, (before->>'price')::int) <> (before->>'price')::int
          or coalesce(place, before->>'place') <> before->>'place' or coalesce(label, before->>'label') <> before->>'label'
          or coalesce(minimum, (before->>'minimum')::int) <> (before->>'minimum')::int
          or coalesce(ean, '') not in ('', coalesce(before->>'ean', '')) then 'changed'
        else 'same' end,
      case when item_id is null and (label is null or quantity is null or price_cents is null) then 'required' end,
      case when item_id is null then case when label is null then 'label' when quantity is null then 'quantity'
        when price_cents is null then 'price' end end)) settled (fate, fault, field))
    where company_id = ${companyId} and import_id = ${id} and fate is null`;
  // Lines of several part types that name one item without saying which.
  await tx.$executeRaw`
    update stock_import_line l set fate = 'wrong', fault = 'twice', field = 'reference'
    from (select line, row_number() over (partition by item_id order by line) as at from stock_import_line
      where company_id = ${companyId} and import_id = ${id} and item_id is not null and fate <> 'wrong') n
    where l.company_id = ${companyId} and l.import_id = ${id} and l.line = n.line and n.at > 1`;
}
