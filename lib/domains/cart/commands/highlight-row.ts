import { isCustomer } from "@/lib/domains/customers/queries/is-customer";
import { companyOf, isCompanion, requireCustomer, type Actor } from "@/lib/platform/actor";
import { inTransaction, type Tx } from "@/lib/platform/db";
import { publish } from "@/lib/platform/events/publish";
import { denied, notFound } from "@/lib/platform/problems";
import type { Highlight, HighlightInput } from "../schema";
import { removed } from "./lock-cart";

/** Points at a line of a customer's cart, or at none; the side that is not named keeps its own. 404 for a foreign line. */
export async function highlightRow(actor: Actor, input: HighlightInput, tx?: Tx): Promise<Highlight> {
  const { customerId, customerRow, vendorRow } = input;
  requireCustomer(actor, customerId, "cart");
  if (isCompanion(actor) && vendorRow !== undefined) throw denied();
  const companyId = companyOf(actor);
  const named = [...new Set([customerRow, vendorRow].filter((row) => typeof row === "number"))];
  return inTransaction(tx, async (inner) => {
    const known = await isCustomer(actor, { customerId }, inner);
    const lines = { companyId, customerId, id: { in: named }, tab: { not: removed } };
    if (!known || (await inner.cartLine.count({ where: lines })) < named.length) throw notFound();
    const pointed = await inner.cartHighlight.upsert({
      where: { companyId_customerId: { companyId, customerId } },
      create: { companyId, customerId, customerRow, vendorRow },
      update: { customerRow, vendorRow, updatedAt: new Date() },
      select: { customerRow: true, vendorRow: true },
    });
    await publish(inner, { kind: "Cart Highlight", companyId, customerId, data: { customerId, ...pointed } });
    return pointed;
  });
}
