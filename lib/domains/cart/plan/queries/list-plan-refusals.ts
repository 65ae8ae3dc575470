import { listRefusals } from "@/lib/domains/orders/queries/list-refusals";
import { getCustomerName } from "@/lib/domains/customers/queries/get-customer";
import { findSellers } from "@/lib/domains/vendors/queries/find-sellers";
import { requireRight, type Actor } from "@/lib/platform/actor";
import type { PlanRefusal } from "../schema";
import { readRows } from "./read-wanted";

/** The orders of a customer that suppliers refused within a day and whose lines still wait: they are planned anew. */
export async function listPlanRefusals(actor: Actor, { customerId }: { customerId: number }): Promise<PlanRefusal[]> {
  requireRight(actor, "cart");
  const [all] = await Promise.all([listRefusals(actor), getCustomerName(actor, { customerId })]);
  const own = all.filter((one) => one.customerId === customerId && one.isOpen);
  if (own.length === 0) return [];
  const [rows, sellers] = await Promise.all([
    readRows(actor, { customerId }),
    findSellers(actor, { channels: own.map(({ channel }) => channel) }),
  ]);
  const inCart = new Set(rows.map(({ articleId }) => articleId));
  return own
    .filter(({ back, articleIds }) => back === "withdraw" || articleIds.some((id) => !inCart.has(id)))
    .map(({ orderId, channel, reason, back }) => ({
      ...{ orderId, channel, reason, back, seller: sellers.get(channel)?.name ?? null },
    }));
}
