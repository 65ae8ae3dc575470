import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";

const lastChange = {
  name: "cart_last_change",
  text: "select max(greatest(created_at, updated_at)) as at from cart_line where company_id = $1 and customer_id = $2",
};

/** When a line of the customer was last added or changed, in any tab; null without one. */
export async function findLastCartChange(actor: Actor, { customerId }: { customerId: number }): Promise<string | null> {
  requireRight(actor, "cart");
  const [row] = await read<{ at: Date | null }>(lastChange, [companyOf(actor), customerId]);
  return row?.at?.toISOString() ?? null;
}
