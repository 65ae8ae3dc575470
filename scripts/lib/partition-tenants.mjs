import fs from "node:fs";
import path from "node:path";
import { root } from "./paths.mjs";

/** @typedef {Record<string, string>} Reasons */

/**
 * With a reason each: the tables with a company that stay whole all the same, the keys of the others that hold over all
 * companies by how they are made, the statements that each server may run on its own rows (jobs), and those that need the
 * rows of several companies (spanning).
 * @returns {{ whole: Reasons, keys: Reasons, jobs: Reasons, spanning: Reasons }}
 */
export const readTenants = () => JSON.parse(fs.readFileSync(path.join(root, "prisma/tenants.json"), "utf8"));

/** Where the partitions lie, and the tables until their rows are there. */
export const [partitionSchema, leavingSchema] = ["part", "leaving"];

const tables = `select c.relname as name,
    (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c join pg_attribute k on k.attrelid = c.oid and k.attname = 'company_id'
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1) order by 1`;

const foreignKeys = `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as text
  from pg_constraint where contype = 'f' and conparentid = 0 and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[]))`;

/** Keys and indexes; a key that lacks the company cannot hold over several partitions: it becomes an index. */
const indexes = `select case when c.oid is not null and named.it
      then format('alter table public.%I add constraint %I %s', t.relname, c.conname, pg_get_constraintdef(c.oid))
      else case when named.it then pg_get_indexdef(i.oid)
        else replace(pg_get_indexdef(i.oid), 'CREATE UNIQUE INDEX', 'CREATE INDEX') end end as text
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
  left join pg_constraint c on c.conindid = i.oid and c.contype in ('p', 'u', 'x') and c.conrelid = t.oid
  cross join lateral (select exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = 'company_id'
    and a.attnum = any(x.indkey))) as named(it)
  where t.oid = $1::regclass order by x.indisprimary desc, i.relname`;

const triggers = `select pg_get_triggerdef(oid) as text from pg_trigger where tgrelid = $1::regclass and not tgisinternal`;

const sequences = `select a.attname as column, a.attidentity <> '' as own, s.oid::regclass::text as name
  from pg_attribute a join pg_depend d on d.refobjid = a.attrelid and d.refobjsubid = a.attnum and d.deptype in ('a', 'i')
  join pg_class s on s.oid = d.objid and s.relkind = 'S' where a.attrelid = $1::regclass`;

/** A function that takes a table's row goes with the table. */
const functions = `select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as text from pg_proc p
  join pg_depend d on d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.refclassid = 'pg_type'::regclass
  join pg_type t on t.oid = d.refobjid where t.typrelid = $1::regclass group by p.oid`;

/** @param {import("pg").Client} client @param {string} text @param {unknown[]} [values] @returns {Promise<any[]>} */
const rowsOf = async (client, text, values) => (await client.query(text, values)).rows;

/** @param {import("pg").Client} client @param {{ name: string, columns: string }} table @param {number} count */
async function partition(client, { name, columns }, count) {
  const own = client.escapeIdentifier(name);
  const asked = (/** @type {string} */ text) => rowsOf(client, text, [`public.${own}`]);
  const [keys, acts, counters, takers] = [
    await asked(indexes),
    await asked(triggers),
    await asked(sequences),
    await asked(functions),
  ];
  for (const taker of takers) await client.query(`drop function ${taker.name}`);
  for (const one of counters.filter(({ own: isOwn }) => !isOwn))
    await client.query(`alter sequence ${one.name} owned by none`);
  await client.query(`alter table public.${own} set schema ${leavingSchema}`);
  await client.query(`create table public.${own} (like ${leavingSchema}.${own} including all excluding indexes)
    partition by hash (company_id)`);
  for (let number = 0; number < count; number++)
    await client.query(`create table ${partitionSchema}.${client.escapeIdentifier(`${name}_${number}`)} partition of public.${own}
      for values with (modulus ${count}, remainder ${number})`);
  await client.query(`insert into public.${own} (${columns}) overriding system value
    select ${columns} from ${leavingSchema}.${own}`);
  for (const one of counters) await takeOver(client, own, one);
  await client.query(`drop table ${leavingSchema}.${own}`);
  for (const { text } of [...takers, ...keys, ...acts]) await client.query(text);
}

/** @param {import("pg").Client} client @param {string} table @param {{ column: string, own: boolean, name: string }} counter */
async function takeOver(client, table, { column, own, name }) {
  const place = `public.${table}.${client.escapeIdentifier(column)}`;
  if (!own) return void (await client.query(`alter sequence ${name} owned by ${place}`));
  const next = `pg_get_serial_sequence('public.${table}', '${column}')`;
  await client.query(
    `select setval(${next}, last_value, is_called) from ${leavingSchema}.${name.replace(/^.*\./, "")}`,
  );
}

/**
 * Parts every table of tenants by the hash of its company, rows and all, in the transaction that the client is in: each
 * must fit one server of several. Answers the tables' names, none where it was done before.
 * @param {import("pg").Client} client
 * @param {number} [count] of partitions
 * @returns {Promise<string[]>}
 */
export async function partitionTenants(client, count = 4) {
  const found = await rowsOf(client, tables, [Object.keys(readTenants().whole)]);
  if (found.length === 0) return [];
  const names = found.map(({ name }) => `public.${client.escapeIdentifier(name)}`);
  const links = await rowsOf(client, foreignKeys, [names]);
  await client.query(`create schema ${partitionSchema}; create schema ${leavingSchema}`);
  for (const { table, name } of links) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of found) await partition(client, table, count);
  for (const { table, name, text } of links) await client.query(`alter table ${table} add constraint ${name} ${text}`);
  await client.query(`drop schema ${leavingSchema}`);
  return found.map(({ name }) => name);
}
