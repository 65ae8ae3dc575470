import { getCustomerName } from "@/lib/domains/customers/queries/get-customer";
import { companyOf, requireJob, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { inTransaction, read, type Tx } from "@/lib/platform/db";
import type { UsedPartInput } from "./schema";

/** Records what the customer answered to used parts; every answer stays for two years, the last one goes with the next quote. */
export async function recordUsedPartAnswer(
  actor: Actor,
  { customerId, answer }: UsedPartInput,
  tx?: Tx,
): Promise<void> {
  requireRight(actor, "cart");
  await getCustomerName(actor, { customerId });
  await inTransaction(tx, async (own) => {
    await own.$executeRaw`
      insert into used_part_answer (company_id, customer_id, answer, user_id, kept_until)
      values (${companyOf(actor)}, ${customerId}, ${answer}, ${userOf(actor)}::int, now() + interval '2 years')`;
    const detail = { kind: "used-parts", after: answer };
    await audit(actor, own, { action: "change", entity: "customer", entityId: customerId, detail });
  });
}

/** Ties the customer's open answers to the quote that was made with the last of them; kept two years from then. */
export async function tieUsedPartAnswers(
  actor: Actor,
  { customerId, quoteId }: { customerId: number; quoteId: number },
  tx: Tx,
): Promise<void> {
  requireRight(actor, "cart");
  await tx.$executeRaw`
    update used_part_answer set quote_id = ${quoteId}, kept_until = now() + interval '2 years'
    where company_id = ${companyOf(actor)} and customer_id = ${customerId} and quote_id is null`;
}

const kept = { name: "used_part_answers_stale", text: "delete from used_part_answer where kept_until < now()" };

/** Deletes answers whose two years are over. Only for jobs. */
export async function forgetUsedPartAnswers(actor: Actor): Promise<void> {
  requireJob(actor);
  await read(kept);
}
