import { hash } from "@node-rs/argon2";
import type pg from "pg";
import { addDays, isoDateIn } from "@/lib/shared/dates";
import { companies } from "./companies";
import { customers } from "./customers";
import { stockGroups, users } from "./people";

export const demoPassword = "etabli-demo";
const customersOf = 12;

type Row = Record<string, unknown>;

async function insert(client: pg.Client, table: string, rows: Row[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.flatMap((row) => columns.map((column) => row[column]));
  const tuples = rows.map((_, r) => `(${columns.map((_, c) => `$${r * columns.length + c + 1}`).join(",")})`);
  await client.query(
    `insert into "${table}" (${columns.map((name) => `"${name}"`).join(",")}) values ${tuples.join(",")}`,
    values,
  );
}

const snake = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]),
  );

/** The demonstration companies, accounts, stock groups and customers; every password is `etabli-demo`. */
/** The demonstration's first vehicle is due for its service in some days, the second for its inspection, others later. */
function dueOf(at: number) {
  const today = isoDateIn(new Date(), "Europe/Paris");
  return { inspection_on: addDays(today, 200 - at * 180), service_on: addDays(today, 9 + at * 60) };
}

export async function loadAccounts(client: pg.Client): Promise<void> {
  const passwordHash = await hash(demoPassword);
  await insert(client, "company", companies.map(snake));
  await insert(
    client,
    "user",
    users.map(({ id, email, name }) => ({ id, email, name, password_hash: passwordHash })),
  );
  const memberships = users.flatMap(({ id, memberships: list }) => list.map((one) => ({ userId: id, ...one })));
  await insert(
    client,
    "membership",
    memberships.map(({ companyId, userId, rights, preferred, oemDenied }) => ({
      company_id: companyId,
      user_id: userId,
      rights: [...rights],
      preferred: preferred ?? false,
      oem_denied: oemDenied ?? [],
    })),
  );
  await insert(client, "stock_group", stockGroups.map(snake));
  const members = memberships.flatMap(({ companyId, userId, canUpdate, readOnly = [] }) => [
    ...canUpdate.map((id) => ({ company_id: companyId, stock_group_id: id, user_id: userId, can_update: true })),
    ...readOnly.map((id) => ({ company_id: companyId, stock_group_id: id, user_id: userId, can_update: false })),
  ]);
  await insert(client, "stock_group_member", members);
  await insert(
    client,
    "customer",
    customers.map(({ vehicles: _, ...customer }) => ({
      company_id: customersOf,
      ...snake(customer),
      updated_at: new Date(),
    })),
  );
  const vehicles = customers.flatMap(({ id, vehicles: list }) =>
    list.map((vehicle) => ({ customerId: id, ...vehicle })),
  );
  await insert(
    client,
    "customer_vehicle",
    vehicles.map((vehicle, at) => ({ company_id: customersOf, ...snake(vehicle), ...dueOf(at) })),
  );
  for (const [table, from] of [
    ["company", 1000],
    ["user", 1000],
    ["stock_group", 1000],
    ["customer", 1000],
  ] as const) {
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [`public."${table}"`, from]);
  }
}
