import { requireRight, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { unitIdOf } from "../rules";
import { freeUnit, holdUnit, sellUnit, unsellUnit } from "./hold-unit";

interface Step {
  /** What the cart's line is of; anything but a unit is passed over. */
  goods: string;
  customerId: number;
  /** The tabs that the line leaves and enters; null for none. */
  from: string | null;
  to: string | null;
}

const keeping: readonly (string | null)[] = ["cart", "wishlist", "aside"];
const handedOver: readonly (string | null)[] = ["delivery", "shipping", "waste-d3e"];
const sold: readonly (string | null)[] = ["order", ...handedOver];

/**
 * A unit follows its line: kept while it lies in an open list, sold with the order, free again without a line until it is
 * handed over. Comes before the write of the line: all who take both wait for the unit first.
 */
export async function followLine(actor: Actor, { goods, customerId, from, to }: Step, tx: Tx): Promise<void> {
  requireRight(actor, "cart");
  const unitId = unitIdOf(goods);
  if (unitId === null) return;
  const wanted = { unitId, customerId };
  if (sold.includes(to)) return sold.includes(from) ? undefined : sellUnit(actor, wanted, tx);
  if (!keeping.includes(to)) return handedOver.includes(from) ? undefined : freeUnit(actor, wanted, tx);
  return sold.includes(from) ? unsellUnit(actor, wanted, tx) : holdUnit(actor, wanted, tx);
}
