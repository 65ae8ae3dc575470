import { getCustomerName } from "@/lib/domains/customers/queries/get-customer";
import { companyOf, requireCustomer, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import type { Highlight } from "../schema";

const pointed = {
  name: "cart_highlight",
  text: `select customer_row as "customerRow", vendor_row as "vendorRow" from cart_highlight
    where company_id = $1 and customer_id = $2`,
};

/** The lines that both sides point at; 404 for a customer of another company. */
export async function getHighlight(actor: Actor, { customerId }: { customerId: number }): Promise<Highlight> {
  requireCustomer(actor, customerId, "cart");
  await getCustomerName(actor, { customerId });
  const [row] = await read<Highlight>(pointed, [companyOf(actor), customerId]);
  return row ?? { customerRow: null, vendorRow: null };
}
