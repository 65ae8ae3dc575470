import { companyOf, requireCustomer, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";

/** Makes those who change what is one customer's wait for each other until the transaction ends; 404 for a foreign one. */
export async function lockCustomer(actor: Actor, { customerId }: { customerId: number }, tx: Tx): Promise<void> {
  requireCustomer(actor, customerId, "cart");
  const found = await tx.$queryRaw<object[]>`
    select 1 from customer where company_id = ${companyOf(actor)} and id = ${customerId} for no key update`;
  if (found.length === 0) throw notFound();
}
