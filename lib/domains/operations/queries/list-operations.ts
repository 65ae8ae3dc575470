import { listCustomers } from "@/lib/domains/customers/queries/list-customers";
import { nameCustomers } from "@/lib/domains/customers/queries/name-customers";
import { companyOf, hasRight, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { compactKey, storable } from "@/lib/shared/compact";
import type { OperationRow, OperationSearch } from "../schema";

const columns = `o.id, o.number, o.status, o.field, o.value, o.vehicle, o.plate, o.customer_id as "customerId",
    o.mileage_km as "mileageKm", o.complaint, o.codes, o.created_at as "createdAt",
    (select count(distinct p.genart_id)::int from deal d join deal_part p on p.company_id = d.company_id and p.deal_id = d.id
      where d.company_id = o.company_id and d.operation_id = o.id) as parts`;

const page = {
  name: "operation_page",
  text: `select ${columns} from operation o
    where o.company_id = $1 and ($2::int is null or o.id < $2) and ($3::text is null or o.status = $3)
      and ($4 = '' or position(unaccent(lower($4)) in unaccent(lower(concat_ws(' ', o.number, o.vehicle, o.vin, o.complaint,
          array_to_string(o.codes, ' '))))) > 0
        or ($5 <> '' and replace(o.plate, '-', '') like '%' || $5 || '%') or o.customer_id = any($6::int[]))
    order by o.id desc limit $7`,
};

const ofVehicle = {
  name: "operations_of_vehicle",
  text: `select ${columns} from operation o
    where o.company_id = $1 and o.status = 'open'
      and ((o.field = $2 and o.value = $3) or o.plate = $4 or o.vin = $5) order by o.id desc limit 10`,
};

type Row = Omit<OperationRow, "customer" | "createdAt"> & { customerId: number | null; createdAt: Date };

async function shownRows(actor: Actor, rows: readonly Row[]): Promise<OperationRow[]> {
  const names = await nameCustomers(actor, [...new Set(rows.flatMap(({ customerId }) => customerId ?? []))]);
  return rows.map(({ customerId, createdAt, ...row }) => {
    const name = names.get(customerId ?? 0);
    const customer = customerId !== null && name !== undefined ? { id: customerId, name } : null;
    return { ...row, customer, createdAt: createdAt.toISOString() };
  });
}

/** Customers whose name a search may mean; their names are told, and searched, with cart alone. */
async function customersMeant(actor: Actor, search: string): Promise<number[]> {
  if (search === "" || !hasRight(actor, "cart")) return [];
  const { customers } = await listCustomers(actor, { search, limit: 100 });
  return customers.map(({ id }) => id);
}

/** Operations of the company, newest first, by number, vehicle, plate, complaint, code or customer; `next` continues the list. */
export async function listOperations(actor: Actor, { search, status, after, limit }: OperationSearch) {
  requireRight(actor, "Diag", "DTC");
  const words = storable(search) ? search.trim().replace(/\s+/g, " ") : "";
  const customerIds = await customersMeant(actor, words);
  const values = [companyOf(actor), after ?? null, status ?? null, words, compactKey(words), customerIds, limit + 1];
  const rows = await read<Row>(page, values);
  const operations = await shownRows(actor, rows.slice(0, limit));
  return { operations, next: rows.length > limit ? (operations.at(-1)?.id ?? null) : null };
}

interface SoughtVehicle {
  field: string;
  value: string;
  plate: string | null;
  vin: string | null;
}

/** The open operations of a vehicle, newest first, ten at most. */
export async function listOpenOperations(actor: Actor, { field, value, plate, vin }: SoughtVehicle) {
  requireRight(actor, "Diag", "DTC");
  return shownRows(actor, await read<Row>(ofVehicle, [companyOf(actor), field, value, plate || null, vin || null]));
}
