import { deliverDue } from "@/lib/domains/notifications/reach/commands/deliver-due";
import { systemActor } from "@/lib/platform/actor";

/** A job that belongs to no company acts for this one, which no tenant has. */
const NO_COMPANY = 0;

/** Tells people of notifications outside the window whose time has come. */
export async function deliveries(): Promise<void> {
  await deliverDue(systemActor("deliveries", NO_COMPANY));
}
