import { transmitOrders } from "@/lib/domains/orders/transmission/commands";
import { systemActor } from "@/lib/platform/actor";

/** A job that belongs to no company acts for this one, which no tenant has. */
const NO_COMPANY = 0;

/** Sends suppliers what they are to get, and asks them for what they may have. */
export async function orders(): Promise<void> {
  await transmitOrders(systemActor("orders", NO_COMPANY));
}
