import { defaultCompanyId } from "@/lib/domains/session/rules";
import type { Tx } from "@/lib/platform/db";
import { publish } from "@/lib/platform/events/publish";
import type { VendorState } from "../states";

/** Tells the store's company, then the house that runs the portal how many wait; comes last, in this order. */
export async function tellVendor(
  { companyId, status }: { companyId: number; status: VendorState },
  tx: Tx,
): Promise<void> {
  await publish(tx, { kind: "Vendor", companyId, data: { status } });
  const waiting = await tx.vendor.count({ where: { state: "waiting-for-approval" } });
  await publish(tx, { kind: "Vendors", companyId: defaultCompanyId, data: { waiting } });
}
