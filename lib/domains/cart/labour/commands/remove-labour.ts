import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { notFound } from "@/lib/platform/problems";
import { lockCart } from "../../commands/lock-cart";
import { tellCart } from "../../commands/tell-cart";

interface Named {
  customerId: number;
  labourId: number;
}

/** Takes work out of a customer's cart. */
export async function removeLabour(actor: Actor, { key, ...input }: Named & { key: string | null }): Promise<void> {
  requireRight(actor, "cart");
  await once(
    actor,
    { key, body: { change: "remove-labour", ...input } },
    { prepare: () => Promise.resolve(null), write: (_, tx) => writeRemoval(actor, input, tx) },
  );
}

async function writeRemoval(actor: Actor, { customerId, labourId }: Named, tx: Tx): Promise<object> {
  await lockCart(actor, customerId, tx);
  const where = { companyId: companyOf(actor), customerId, id: labourId };
  if ((await tx.labourLine.deleteMany({ where })).count === 0) throw notFound();
  const detail = { kind: "labour", customerId };
  await audit(actor, tx, { action: "remove", entity: "cart-line", entityId: labourId, detail });
  await tellCart(actor, { customerId, change: "remove" }, tx);
  return {};
}
