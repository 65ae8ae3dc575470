import { companyOf, requireJob, systemActor, type Actor } from "@/lib/platform/actor";
import { prisma, type Tx } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { ProviderFailure } from "@/lib/providers/http/failure";
import { supplierDoor } from "@/lib/providers/supplier-orders";
import type { SupplierDoor, SupplierOrder } from "@/lib/providers/supplier-orders/port";
import { noteOrder } from "../commands/note-order";
import { next, type OrderEventKind, type OrderState } from "../rules";
import { leaseSeconds, settleAttempt, type Attempt, type Settled } from "./rules";

/** An order that this process holds, and whether it is sent or asked for. */
interface Claimed {
  companyId: number;
  orderId: number;
  number: string;
  customerId: number | null;
  key: string;
  was: "waiting" | "unknown";
  attempts: number;
  state: OrderState;
  order: SupplierOrder;
}

/** Most orders of one round; the next minute has another. */
const mostPerRound = 200;

/**
 * Sends what is due, and asks suppliers for what they may have: each order is held by one process at a time. Only for
 * jobs; answers how many orders it took up.
 */
export async function transmitOrders(actor: Actor): Promise<number> {
  requireJob(actor);
  for (let done = 0; done < mostPerRound; done += 1) if (!(await transmitNext(actor))) return done;
  return mostPerRound;
}

/** The same for the one that is due first; false where none is. */
export async function transmitNext(actor: Actor): Promise<boolean> {
  requireJob(actor);
  const claimed = await prisma().$transaction((tx) => claimNext(tx));
  if (!claimed) return false;
  const attempt = await tryOnce(claimed);
  const settled = settleAttempt(claimed.was, attempt, claimed.attempts);
  await prisma().$transaction((tx) => writeSettled(systemActor("orders", claimed.companyId), { claimed, settled }, tx));
  return true;
}

/**
 * Takes the order that is due first and says so before anything is sent. One whose sender did not come back is asked for:
 * it may have arrived.
 */
async function claimNext(tx: Tx): Promise<Claimed | null> {
  const [row] = await tx.$queryRaw<Claimed[]>`
    with due as (
      select company_id, order_id, state from order_transmission
      where due_at <= now() and state in ('waiting', 'sending', 'unknown')
      order by due_at limit 1 for update skip locked),
    held as (
      update order_transmission t set attempts = t.attempts + 1, due_at = now() + make_interval(secs => ${leaseSeconds}::int),
        state = case due.state when 'waiting' then 'sending' else 'unknown' end,
        sent_at = case due.state when 'waiting' then coalesce(t.sent_at, now()) else t.sent_at end
      from due where t.company_id = due.company_id and t.order_id = due.order_id
      returning t.*, due.state as was)
    select h.company_id as "companyId", h.order_id as "orderId", o.number, o.customer_id as "customerId", h.key,
      case h.was when 'waiting' then 'waiting' else 'unknown' end as was, h.attempts, o.state,
      json_build_object('key', h.key, 'channel', o.channel, 'number', o.number, 'currency', o.currency, 'buyer', o.buyer,
        'deliverTo', o.deliver_to, 'items', (select json_agg(json_build_object('line', l.id, 'reference', l.item ->> 'number',
          'brand', l.item ->> 'makeLabel', 'quantity', l.quantity, 'priceCents', l.price_cents, 'depositCents', l.deposit_cents)
          order by l.id) from order_line l where l.company_id = o.company_id and l.order_id = o.id)) as order
    from held h join purchase_order o on o.company_id = h.company_id and o.id = h.order_id`;
  return row ?? null;
}

async function tryOnce({ was, order }: Claimed): Promise<Attempt> {
  try {
    const door = await supplierDoor(order.channel);
    return door.how === "electronic"
      ? await atDesk(door, was, order)
      : { outcome: door.how === "store" ? "gone" : door.how };
  } catch (error) {
    if (!(error instanceof ProviderFailure))
      log.error({ err: error, order: order.number }, "an order could not be sent");
    return { outcome: "no-answer" };
  }
}

async function atDesk(
  { desk }: Extract<SupplierDoor, { how: "electronic" }>,
  was: Claimed["was"],
  order: SupplierOrder,
): Promise<Attempt> {
  if (was === "waiting") return desk.send(order);
  return (await desk.ask(order)) ?? { outcome: "not-known" };
}

const kindOf: Partial<Record<Settled["state"], OrderEventKind>> = {
  taken: "confirmed",
  refused: "refused",
  unknown: "unknown",
};

/** Where somebody else has settled it meanwhile, what this process found out is told nobody. */
async function writeSettled(
  actor: Actor,
  { claimed, settled }: { claimed: Claimed; settled: Settled },
  tx: Tx,
): Promise<void> {
  const { orderId, attempts, was } = claimed;
  const { state, fault, supplierNumber, pause } = settled;
  const companyId = companyOf(actor);
  const held = was === "waiting" ? "sending" : "unknown";
  const [order] = await tx.$queryRaw<{ state: OrderState }[]>`
    select state from purchase_order where company_id = ${companyId} and id = ${orderId} for update`;
  const [before] = await tx.$queryRaw<{ fault: string | null }[]>`
    select fault from order_transmission where company_id = ${companyId} and order_id = ${orderId}`;
  const written = await tx.$executeRaw`
    update order_transmission set state = ${state}, fault = ${fault}, supplier_number = ${supplierNumber},
      due_at = now() + make_interval(secs => ${pause}::float8),
      sent_at = case when ${state} in ('waiting', 'telephone') then null else sent_at end
    where company_id = ${companyId} and order_id = ${orderId} and state = ${held} and attempts = ${attempts}`;
  if (written === 0 || !order) return;
  const confirmed = state === "taken" ? next(order.state, "confirm") : null;
  if (confirmed)
    await tx.purchaseOrder.updateMany({
      where: { companyId, id: orderId, state: order.state },
      data: { state: confirmed, updatedAt: new Date() },
    });
  const kind = fault === "gone" ? "gone" : kindOf[state];
  const isNews = state !== held || fault !== (before?.fault ?? null);
  if (kind && isNews)
    await note(
      actor,
      { ...claimed, state: confirmed ?? order.state },
      { kind, said: supplierNumber ?? fault ?? "" },
      tx,
    );
}

const note = (
  actor: Actor,
  { orderId, number, customerId, state }: Claimed,
  { kind, said = "" }: { kind: OrderEventKind; said?: string },
  tx: Tx,
) => noteOrder(actor, { orderId, number, customerId, state, kind, note: said, action: "change" }, tx);
