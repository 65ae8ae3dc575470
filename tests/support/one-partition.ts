import type pg from "pg";
import { partitionSchema } from "@/scripts/lib/partition-tenants.mjs";

interface Node {
  "Node Type": string;
  Schema?: string;
  "Relation Name"?: string;
  Plans?: Node[];
  [condition: string]: unknown;
}

/** Rows of one company lead to those of the same company: a node for each partition, of which one is asked each time. */
const led = /\bcompany_id = (?:\w+\.)?(?:company_id|"companyId"|\$\d+)/;
const conditions = ["Index Cond", "Recheck Cond", "Filter", "Hash Cond", "Merge Cond", "Join Filter"];

function scansOf(node: Node): Node[] {
  const own = node.Schema === partitionSchema && node["Node Type"] !== "ModifyTable" ? [node] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scansOf)];
}

/** A condition that holds in one of several cases leads nowhere. */
const isLed = (node: Node) =>
  conditions.map((name) => String(node[name] ?? "")).some((text) => led.test(text) && !/\bCASE\b/.test(text));

/** Lets plans be those of large tables, made before the company is known: small ones are joined by reading them whole. */
export async function asLargeTables(client: pg.Client): Promise<void> {
  for (const way of ["hashjoin", "mergejoin", "seqscan"]) await client.query(`set enable_${way} = off`);
  await client.query("set plan_cache_mode = force_generic_plan");
}

/**
 * The tables of which a statement would read more than the partition of one company, whoever asks: with no value known
 * none is left to read where values choose the partition.
 */
export async function tablesRead(client: pg.Client, text: string): Promise<string[]> {
  await client.query("savepoint judged");
  try {
    await client.query(`prepare judged as ${text}`);
    const { rows } = await client.query<{ count: number }>(
      "select cardinality(parameter_types)::int as count from pg_prepared_statements where name = 'judged'",
    );
    const count = rows[0]?.count ?? 0;
    const values = count > 0 ? `(${Array.from({ length: count }, () => "null").join(", ")})` : "";
    const plan = await client.query<{ "QUERY PLAN": [{ Plan: Node }] }>(
      `explain (format json, verbose) execute judged${values}`,
    );
    const scans = scansOf(plan.rows[0]!["QUERY PLAN"][0].Plan).filter((node) => !isLed(node));
    return [...new Set(scans.map((node) => String(node["Relation Name"]).replace(/_\d+$/, "")))];
  } finally {
    await client.query("rollback to savepoint judged");
    await client.query("deallocate all");
  }
}
