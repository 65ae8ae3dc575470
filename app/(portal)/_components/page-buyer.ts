import "server-only";
import { cookies } from "next/headers";
import { cache } from "react";
import { findCurrentCustomer } from "@/lib/domains/customers/queries/get-customer";
import { customerCookie, customerLabel } from "@/lib/domains/customers/rules";
import { getSupplyView } from "@/lib/domains/offers/queries/get-price-view";
import { pageUser, requirePageActor } from "@/lib/web/actor";

/** For whom parts are put into a cart, whether the user may, and which prices may be seen. */
export const pageBuyer = cache(async () => {
  const [actor, jar, user] = await Promise.all([requirePageActor(), cookies(), pageUser()]);
  const [customer, view] = await Promise.all([
    findCurrentCustomer(actor, jar.get(customerCookie)?.value),
    getSupplyView(actor),
  ]);
  const name = customer ? customerLabel(customer) || null : null;
  return {
    customer: name,
    customerId: customer?.id ?? null,
    mayAdd: user.stockGroups.some(({ canUpdate }) => canUpdate === 1),
    view,
  };
});
