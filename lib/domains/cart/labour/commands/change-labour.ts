import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { conflict, notFound, unprocessable } from "@/lib/platform/problems";
import { lockCart } from "../../commands/lock-cart";
import { tellCart } from "../../commands/tell-cart";
import { listLabourRates } from "../queries";
import { settleRate } from "../rules";
import type { LabourRate, WorkChange } from "../schema";

/**
 * Changes name, time and rate of work in a customer's cart, where it lies; 409 with what stands when it is not what the
 * seller saw. Work stays at the cents it was added at unless another rate is chosen.
 */
export async function changeLabour(
  actor: Actor,
  { key, ...input }: WorkChange & { key: string | null },
): Promise<void> {
  requireRight(actor, "cart");
  await once(
    actor,
    { key, body: { change: "change-labour", ...input } },
    {
      prepare: () => listLabourRates(actor),
      write: (rates, tx) => writeChange(actor, { rates, ...input }, tx),
    },
  );
}

async function writeChange(
  actor: Actor,
  { customerId, labourId, name, minutes, rate, seen, was, rates }: WorkChange & { rates: readonly LabourRate[] },
  tx: Tx,
): Promise<object> {
  await lockCart(actor, customerId, tx);
  const where = { companyId: companyOf(actor), customerId, id: labourId };
  const line = await tx.labourLine.findFirst({
    where,
    select: { name: true, minutes: true, rate: true, rateCents: true },
  });
  if (!line) throw notFound();
  const { rateCents, ...stands } = line;
  if (was && (was.name !== line.name || was.minutes !== line.minutes || was.rate !== line.rate))
    throw conflict("work-changed", "The work was changed elsewhere.", stands);
  const settled = settleRate({ rate, cents: seen }, { own: { rate: line.rate, cents: rateCents }, rates });
  if (settled === null) throw unprocessable("no-rate", "The company has no such hourly rate.");
  if (settled !== seen) throw conflict("rate-changed", "The hourly rate has changed.", { cents: settled });
  await tx.labourLine.updateMany({ where, data: { name, minutes, rate, rateCents: seen } });
  const detail = { kind: "labour", customerId, name, quantity: minutes, priceCents: seen };
  await audit(actor, tx, { action: "change", entity: "cart-line", entityId: labourId, detail });
  await tellCart(actor, { customerId, change: "labour" }, tx);
  return {};
}
