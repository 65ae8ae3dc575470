import type { Advised } from "@/lib/domains/cart/advice/rules";
import type { KeptLine } from "@/lib/domains/cart/schema";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { compactKey } from "@/lib/shared/compact";
import type { AdvisedTake } from "./schema";

/** What was advised and not agreed to, and the quote in which it was. */
export interface AdvisedLine extends Advised {
  id: number;
  customerId: number;
  kind: "part" | "work";
  name: string;
  article: string | null;
  quoteId: number;
  number: string;
  at: Date;
}

const columns = `a.id, a.customer_id as "customerId", a.kind, a.name, a.article, a.advice, a.advice_word as "adviceWord",
    a.quote_id as "quoteId", q.number, a.at
  from advised_line a join quote q on q.company_id = a.company_id and q.id = a.quote_id
  where a.company_id = $1 and a.taken_at is null`;
const most = 100;
const ofCustomer = {
  name: "advised_of_customer",
  text: `select ${columns} and a.customer_id = $2 order by a.id desc limit ${most}`,
};
const ofVehicle = {
  name: "advised_of_vehicle",
  text: `select ${columns} and (a.vin = $2 or upper(regexp_replace(a.plate, '[^A-Za-z0-9]', '', 'g')) = $3)
    order by a.id desc limit ${most}`,
};
const byIds = {
  name: "advised_to_take",
  text: `select id, kind, name, kept from advised_line where company_id = $1 and id = any($2::int[]) and taken_at is null order by id`,
};

type Of = { customerId: number } | { vin: string | null; plate: string | null };

/** What was advised last time to a customer, or for a vehicle: then what its newest customer was told. */
export async function listAdvised(actor: Actor, of: Of): Promise<AdvisedLine[]> {
  requireRight(actor, "cart");
  const company = companyOf(actor);
  if ("customerId" in of) return read<AdvisedLine>(ofCustomer, [company, of.customerId]);
  if (!of.vin && !of.plate) return [];
  const rows = await read<AdvisedLine>(ofVehicle, [company, of.vin, of.plate === null ? null : compactKey(of.plate)]);
  return rows.filter(({ customerId }) => customerId === rows[0]?.customerId);
}

export type KeptAdvised = Pick<AdvisedLine, "id" | "kind" | "name"> & { kept: KeptLine };

/** The rows of what is put back; 404 when none of it waits any more. */
export async function getAdvised(
  actor: Actor,
  { advisedIds }: Pick<AdvisedTake, "advisedIds">,
): Promise<KeptAdvised[]> {
  requireRight(actor, "cart");
  const rows = await read<KeptAdvised>(byIds, [companyOf(actor), advisedIds]);
  if (rows.length === 0) throw notFound();
  return rows;
}
