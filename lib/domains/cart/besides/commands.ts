import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { lockCart } from "../commands/lock-cart";
import { tellCart } from "../commands/tell-cart";
import { findLineVehicle, type LineVehicle } from "../queries/find-line-vehicle";
import { vehicleKey } from "../rules";
import type { Dismissal } from "./schema";

/** Puts a proposal aside: it is not made again in this job. */
export async function dismissNeed(actor: Actor, { key, ...input }: Dismissal & { key: string | null }): Promise<void> {
  requireRight(actor, "cart");
  const body = { change: "dismiss-need", ...input };
  const { customerId, need, ...named } = input;
  const prepare = () => findLineVehicle(actor, named);
  const write = (vehicle: LineVehicle, tx: Tx) => writeDismissal(actor, { customerId, need, vehicle }, tx);
  await once(actor, { key, body }, { prepare, write });
}

async function writeDismissal(
  actor: Actor,
  { customerId, need, vehicle }: Omit<Settled, "outcome">,
  tx: Tx,
): Promise<object> {
  await lockCart(actor, customerId, tx);
  await settleNeed(actor, { customerId, need, outcome: "dismissed", vehicle }, tx);
  const detail = { kind: "need", name: need, after: "dismissed" };
  await audit(actor, tx, { action: "change", entity: "customer", entityId: customerId, detail });
  await tellCart(actor, { customerId }, tx);
  return {};
}

interface Settled {
  customerId: number;
  need: string;
  outcome: "added" | "dismissed";
  vehicle: { vin: string | null; plate: string | null; ktype: number | null };
}

/** Notes what became of a need, in the transaction of the verb that answers it. */
export async function settleNeed(actor: Actor, { customerId, need, outcome, vehicle }: Settled, tx: Tx): Promise<void> {
  requireRight(actor, "cart");
  const place = vehicleKey(vehicle);
  if (place === null) return;
  const own = { companyId: companyOf(actor), customerId, vehicle: place, need };
  const said = { outcome, userId: userOf(actor), at: new Date() };
  await tx.jobNeed.upsert({
    where: { companyId_customerId_vehicle_need: own },
    create: { ...own, ...said },
    update: said,
  });
}

/** Forgets what was said of jobs that have nothing left in the cart: they are ordered, and the vehicle's next one is new. */
export async function endJobs(actor: Actor, { customerId }: { customerId: number }, tx: Tx): Promise<void> {
  requireRight(actor, "cart");
  await tx.$executeRaw`delete from job_need n where company_id = ${companyOf(actor)} and customer_id = ${customerId}
    and not exists (select from cart_line c where c.company_id = n.company_id and c.customer_id = n.customer_id and c.tab = 'cart'
      and (coalesce(c.vin, c.plate, c.ktype::text) = n.vehicle or exists (select from jsonb_array_elements(c.also) v
        where coalesce(v ->> 'vin', v ->> 'plate', v ->> 'ktype') = n.vehicle)))`;
}
