import { companyOf, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { requireAdmitter, requireMerchant } from "../access";
import type { VendorState } from "../states";

export interface LockedVendor {
  companyId: number;
  number: number;
  state: VendorState;
  version: number;
  submittedBy: number | null;
}

/** The store of the actor's company, made new where there was none; changes of it wait for each other from here on. */
export async function lockOwnVendor(actor: Actor, tx: Tx): Promise<LockedVendor> {
  requireMerchant(actor);
  const companyId = companyOf(actor);
  const [row] = await tx.$queryRaw<LockedVendor[]>`
    insert into vendor as v (company_id, store_name, adress1, postal_code, country, phone_number)
    values (${companyId}, '', '', '', '', '')
    on conflict (company_id) do update set state = v.state
    returning company_id as "companyId", number, state, version, submitted_by as "submittedBy"`;
  if (!row) throw new Error("an upsert returned no row");
  return row;
}

/** The store of a number that somebody sent in; null for none. */
export async function lockVendor(actor: Actor, number: number, tx: Tx): Promise<LockedVendor | null> {
  requireAdmitter(actor);
  const [row] = await tx.$queryRaw<LockedVendor[]>`
    select company_id as "companyId", number, state, version, submitted_by as "submittedBy"
    from vendor where number = ${number} and state <> 'new' for update`;
  return row ?? null;
}
