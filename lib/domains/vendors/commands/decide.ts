import { userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { inTransaction, type Tx } from "@/lib/platform/db";
import { conflict, notFound } from "@/lib/platform/problems";
import { requireAdmitter } from "../access";
import { missingOfTrader, storeFields } from "../rules";
import type { DecisionInput } from "../schema";
import { holdsName, nextState, sells, type Decision, type VendorState } from "../states";
import { giveVendorRights, takeVendorRights } from "./grants";
import { lockVendor, type LockedVendor } from "./locks";
import { tellVendor } from "./tell";

type Wanted = DecisionInput & { number: number };

const columns = Object.fromEntries(storeFields.map((field) => [field, true])) as Record<
  (typeof storeFields)[number],
  true
>;

/** The state that a decision leads to; 409 where it is none of its state's, or was taken on what stands no more. */
function judge({ decision, seen }: Wanted, { state, version }: LockedVendor): VendorState {
  if (seen !== undefined && seen !== version)
    throw conflict("changed-meanwhile", "The store has changed since.", { status: state });
  const next = nextState(state, decision);
  if (next === null)
    throw conflict("no-such-decision", `A store that is ${state} cannot be decided so.`, { status: state });
  return next;
}

/**
 * Approves a store, asks its company again, refuses, suspends or reinstates it. Rights, offers and the sessions of those
 * who run it follow at once. 409 trader-unknown while something is missing that the law wants known of who sells.
 */
export async function decideVendor(actor: Actor, wanted: Wanted): Promise<void> {
  requireAdmitter(actor);
  await inTransaction(undefined, async (tx) => {
    const locked = await lockVendor(actor, wanted.number, tx);
    if (!locked) throw notFound();
    const status = judge(wanted, locked);
    await follow(actor, { locked, status }, tx);
    await keep(actor, { locked, status, wanted }, tx);
    await tellVendor({ companyId: locked.companyId, status }, tx);
  });
}

interface Decided {
  locked: LockedVendor;
  status: VendorState;
}

async function follow(actor: Actor, { locked, status }: Decided, tx: Tx): Promise<void> {
  const { companyId, state } = locked;
  if (sells(status)) {
    const store = await tx.vendor.findUniqueOrThrow({ where: { companyId }, select: columns });
    const fields = missingOfTrader(store);
    if (fields.length > 0)
      throw conflict("trader-unknown", "The law wants more to be known of who sells.", { missing: fields });
    await giveVendorRights(actor, locked, store, tx);
  } else if (sells(state)) await takeVendorRights(actor, locked, tx);
}

const actions: Record<Decision, "approve" | "ask-again" | "refuse" | "suspend" | "reinstate"> = {
  ...{ approve: "approve", ask: "ask-again", refuse: "refuse", suspend: "suspend", reinstate: "reinstate" },
};

async function keep(actor: Actor, { locked, status, wanted }: Decided & { wanted: Wanted }, tx: Tx): Promise<void> {
  const { decision, reason } = wanted;
  await tx.vendor.update({
    where: { companyId: locked.companyId },
    data: {
      ...{ state: status, reason, version: { increment: 1 }, decidedBy: userOf(actor), decidedAt: new Date() },
      ...(holdsName(status) ? {} : { heldName: null }),
    },
    select: { number: true },
  });
  await audit(actor, tx, { action: actions[decision], entity: "vendor", entityId: locked.number, detail: { reason } });
}
