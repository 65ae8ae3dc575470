import { companyOf, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { inTransaction, type Tx } from "@/lib/platform/db";
import { conflict } from "@/lib/platform/problems";
import { requireMerchant } from "../access";
import { conditionsVersion } from "../conditions";
import type { VendorTerms } from "../schema";
import { lockOwnVendor } from "./locks";

/** Keeps that a version of the conditions was accepted, by whom and when: for good. */
export async function keepConsent(actor: Actor, version: string, tx: Tx): Promise<void> {
  requireMerchant(actor);
  await tx.$executeRaw`insert into vendor_consent (company_id, version, user_id)
    values (${companyOf(actor)}, ${version}, ${userOf(actor)}::int) on conflict do nothing`;
}

const noStore = () => conflict("no-store", "The company has no store.");

/** Accepts the conditions as they stand for a store that was sent in before; 409 for another version than the one that stands. */
export async function acceptConditions(actor: Actor, { version }: { version: string }): Promise<void> {
  requireMerchant(actor);
  if (version !== conditionsVersion)
    throw conflict("other-version", "These conditions have changed.", { version: conditionsVersion });
  await inTransaction(undefined, async (tx) => {
    const { number, state } = await lockOwnVendor(actor, tx);
    if (state === "new") throw noStore();
    await keepConsent(actor, version, tx);
    await audit(actor, tx, {
      action: "accept-conditions",
      entity: "vendor",
      entityId: number,
      detail: { name: version },
    });
  });
}

/** Sets what the trade pays less than the public price, and after how many working days goods arrive. */
export async function setTerms(actor: Actor, terms: VendorTerms): Promise<VendorTerms> {
  requireMerchant(actor);
  return inTransaction(undefined, async (tx) => {
    const { number, state, companyId } = await lockOwnVendor(actor, tx);
    if (state === "new") throw noStore();
    const select = { discountBp: true, deliveryDays: true } as const;
    const before = await tx.vendor.findUniqueOrThrow({ where: { companyId }, select });
    await tx.vendor.update({ where: { companyId }, data: terms, select });
    await audit(actor, tx, { action: "change", entity: "vendor", entityId: number, detail: { before, after: terms } });
    return terms;
  });
}
