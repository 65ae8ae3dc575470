import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { formatPlate, normalisePlate, type PlateCountry } from "@/lib/shared/plate";
import { storable } from "@/lib/shared/compact";
import type { CustomerPage, CustomerRow, CustomerSearch } from "../schema";

const page = {
  name: "customer_page",
  text: `select c.id, c.title, c.firstname, c.name, c.company, c.city, c.phone,
      coalesce((select json_agg(json_build_object('immat', v.plate, 'country', v.country, 'brand', v.brand, 'model', v.model) order by v.id)
        from customer_vehicle v where v.company_id = c.company_id and v.customer_id = c.id), '[]') as vehicles
    from customer c
    where c.company_id = $1
      and ($2 = '' or position(unaccent(lower($2)) in unaccent(lower(concat_ws(' ', c.firstname, c.name, c.company, c.name, c.firstname)))) > 0
        or ($3 <> '' and exists (select from customer_vehicle v
          where v.company_id = c.company_id and v.customer_id = c.id and v.plate like $3 || '%')))
      and ($4::int is null or (lower(c.name), c.id) > (select lower(k.name), k.id from customer k where k.company_id = $1 and k.id = $4))
    order by lower(c.name), c.id limit $5`,
};

/** Customers by name, company or beginning of a plate, in the order of their names; `next` continues the list. */
export async function listCustomers(actor: Actor, { search, after, limit }: CustomerSearch): Promise<CustomerPage> {
  requireRight(actor, "cart");
  const words = storable(search) ? search.trim().replace(/\s+/g, " ") : "";
  const values = [companyOf(actor), words, normalisePlate(words), after ?? null, limit + 1];
  const rows = await read<CustomerRow>(page, values);
  const customers = rows.slice(0, limit).map((row) => ({ ...row, vehicles: row.vehicles.map(printed) }));
  return { customers, next: rows.length > limit ? (customers.at(-1)?.id ?? null) : null };
}

const printed = <V extends CustomerRow["vehicles"][number]>(vehicle: V): V => ({
  ...vehicle,
  immat: formatPlate(vehicle.immat, vehicle.country as PlateCountry),
});
