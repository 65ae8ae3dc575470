import { companyOf, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { inTransaction, type Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { conflict } from "@/lib/platform/problems";
import { requireMerchant } from "../access";
import { conditionsVersion } from "../conditions";
import { nameKey } from "../rules";
import type { RegisterInput } from "../schema";
import { nextState, type VendorState } from "../states";
import { keepConsent } from "./consent";
import { lockOwnVendor } from "./locks";
import { tellVendor } from "./tell";

const taken = () => conflict("store-exists", "Ce magasin existe déjà, veuillez choisir un autre nom");

/** Whoever takes a name waits for the one before: two never take the same. */
async function refuseTaken(name: string, companyId: number, tx: Tx): Promise<void> {
  await tx.$queryRaw`select 1 from pg_advisory_xact_lock(hashtext('vendor_name'))`;
  const found = await tx.vendor.findFirst({
    where: { heldName: name, companyId: { not: companyId } },
    select: { number: true },
  });
  if (found) throw taken();
}

/**
 * Sends the store of the actor's company in, or sends it in again as corrected: it waits for approval from now on, and the
 * conditions of sale as they stand are accepted. 409 store-exists for a name that another store has, whatever its case,
 * accents and blanks; 409 already-vendor for a store that was decided upon.
 */
export async function registerVendor(
  actor: Actor,
  { key, ...input }: RegisterInput & { key: string | null },
): Promise<{ status: VendorState }> {
  requireMerchant(actor);
  const prepare = () => Promise.resolve(null);
  return once(actor, { key, body: { register: input } }, { prepare, write: (_, tx) => write(actor, input, tx) });
}

async function write(actor: Actor, input: RegisterInput, tx: Tx): Promise<{ status: VendorState }> {
  const companyId = companyOf(actor);
  const before = await lockOwnVendor(actor, tx);
  const status = nextState(before?.state ?? "new", "register");
  if (!before || status === null)
    throw conflict("already-vendor", "The company is a vendor already.", { status: before?.state });
  const heldName = nameKey(input.storeName);
  await refuseTaken(heldName, companyId, tx);
  const now = new Date();
  await tx.vendor.update({
    where: { companyId },
    data: {
      ...{ ...input, heldName, state: status, reason: "", version: { increment: 1 } },
      ...{ submittedBy: userOf(actor), submittedAt: now, decidedBy: null, decidedAt: null },
    },
    select: { number: true },
  });
  await keepConsent(actor, conditionsVersion, tx);
  const detail = { name: input.storeName, country: input.country };
  await audit(actor, tx, { action: "register", entity: "vendor", entityId: before.number, detail });
  await tellVendor({ companyId, status }, tx);
  return { status };
}

/** Takes back what was sent in: the company is as one that never asked, and its name is free. 409 for a store that sells. */
export async function cancelVendor(actor: Actor): Promise<{ status: VendorState }> {
  requireMerchant(actor);
  return inTransaction(undefined, async (tx) => {
    const companyId = companyOf(actor);
    const { state, number } = await lockOwnVendor(actor, tx);
    if (state === "new") return { status: state };
    const status = nextState(state, "cancel");
    if (status === null) throw conflict("already-vendor", "The company is a vendor already.", { status: state });
    const data = { state: status, heldName: null, reason: "", version: { increment: 1 } };
    await tx.vendor.update({ where: { companyId }, data, select: { number: true } });
    await audit(actor, tx, { action: "cancel", entity: "vendor", entityId: number });
    await tellVendor({ companyId, status }, tx);
    return { status };
  });
}
