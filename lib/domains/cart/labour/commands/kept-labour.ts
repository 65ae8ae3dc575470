import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { lockCart } from "../../commands/lock-cart";
import { tellCart } from "../../commands/tell-cart";
import type { KeptLine } from "../../schema";

/** Work as the cart had it when a quote was made. */
interface KeptWork {
  customerId: number;
  labour: readonly KeptLine[];
}

/** Takes the work of an ordered quote out of the cart; what was added since stays. */
export async function takeKeptLabour(actor: Actor, { customerId, labour }: KeptWork, tx: Tx): Promise<void> {
  requireRight(actor, "cart");
  if (labour.length === 0) return;
  await lockCart(actor, customerId, tx);
  const ids = labour.map(({ id }) => Number(id));
  await tx.labourLine.deleteMany({ where: { companyId: companyOf(actor), customerId, id: { in: ids } } });
}

/** Brings work that has left the cart back into it as it was; an operation that is there again stays as the seller has it. */
export async function restoreKeptLabour(actor: Actor, { customerId, labour }: KeptWork, tx: Tx): Promise<number> {
  requireRight(actor, "cart");
  const companyId = companyOf(actor);
  await lockCart(actor, customerId, tx);
  const restored = await tx.$executeRaw`
    insert into labour_line (company_id, id, customer_id, name, minutes, rate, rate_cents, operation, includes, vin, ktype, plate, vehicle, advice, advice_word, photos)
    select ${companyId}, id, ${customerId}, name, minutes, rate, rate_cents, operation, includes, vin, ktype, plate, vehicle, advice, advice_word, coalesce(photos, '[]')
    from jsonb_populate_recordset(null::labour_line, ${JSON.stringify(labour)}::jsonb) k
    where k.operation is null or not exists (select from labour_line l where l.company_id = ${companyId}
      and l.customer_id = ${customerId} and l.operation = k.operation
      and coalesce(l.vin, l.plate, l.ktype::text, '') = coalesce(k.vin, k.plate, k.ktype::text, ''))
    on conflict (company_id, id) do nothing`;
  if (restored > 0) await tellCart(actor, { customerId, change: "restore" }, tx);
  return restored;
}
