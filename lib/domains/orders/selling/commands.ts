import { callOffPayment } from "@/lib/domains/payments/commands/call-off-payment";
import { handOverPieces, takeBackPieces } from "@/lib/domains/stock/movements/commands/hand-over";
import { requireMerchant } from "@/lib/domains/vendors/access";
import { findOwnStore } from "@/lib/domains/vendors/queries/find-sellers";
import { companyOf, systemActor, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { conflict, notFound } from "@/lib/platform/problems";
import { vendorItems } from "@/lib/providers/supplier-availability/embedded-vendors";
import { changeState, changeTransmission, holdOrder, type HeldOrder } from "../commands/hold-order";
import { noteOrder } from "../commands/note-order";
import { tellRefused } from "../commands/tell-people";
import { afterStep, happeningOf, type OrderState, type Pieces } from "../rules";
import { readSold, type FoundSold } from "./queries";
import { answersIn, soldStateOf, storeNumber, type SoldAnswer, type SoldState } from "./rules";
import type { AnswerInput } from "./schema";

type Answer = AnswerInput & { key: string };

/** What an answer works with, read before anything is locked. */
interface Prepared {
  found: FoundSold;
  store: number;
  storeName: string;
  /** The items of the shelf from which each line is taken. */
  items: ReadonlyMap<number, readonly number[]>;
}

/**
 * What the store answers to an order: it promises it, and takes the pieces from its shelf; names another day; refuses it,
 * puts them back and ends the order; sends it, and says that it is there. The buyer's order is locked first, the shelf after it, always. 404 for an order of
 * another store, 409 for an answer that comes too late, and for a promise of pieces that are not there.
 */
export async function answerOrder(
  actor: Actor,
  { once: onceKey, ...answer }: Answer & { once: string | null },
): Promise<{ state: SoldState }> {
  requireMerchant(actor);
  return once(
    actor,
    { key: onceKey, body: { sold: answer } },
    { prepare: () => prepare(actor, answer), write: (prepared, tx) => write(actor, { answer, prepared }, tx) },
  );
}

async function prepare(actor: Actor, { key, answer }: Answer): Promise<Prepared> {
  const [found, store] = await Promise.all([readSold(actor, { key }), findOwnStore(actor)]);
  if (!found || !store) throw notFound();
  const sold = { found, store: store.number, storeName: store.name };
  if (answer !== "promise") return { ...sold, items: new Map() };
  const items = await vendorItems({
    companyId: companyOf(actor),
    goods: found.goods.map(({ articleId, item }) => ({
      articleId: Number(articleId),
      partType: typeof item.partType === "string" ? item.partType : null,
    })),
  });
  return { ...sold, items: new Map(found.goods.map(({ id }, at) => [id, items[at] ?? []])) };
}

interface Work {
  answer: Answer;
  prepared: Prepared;
}

async function write(actor: Actor, { answer, prepared }: Work, tx: Tx): Promise<{ state: SoldState }> {
  const { found, store } = prepared;
  const buyer = systemActor("store", found.companyId);
  const order = await holdOrder(buyer, { orderId: found.number }, tx);
  const before = soldStateOf(order);
  if (!answersIn(before).includes(answer.answer))
    throw conflict("no-such-answer", "The order has gone on in the meantime.", { state: before });
  const state = await acts[answer.answer]({ actor, buyer, order, answer, prepared, before }, tx);
  const detail = { kind: answer.answer, reason: answer.reason };
  await audit(actor, tx, {
    ...{ action: "change", entity: "order", entityId: storeNumber(store, found.orderId), detail },
  });
  return { state };
}

interface Act extends Work {
  actor: Actor;
  buyer: Actor;
  order: HeldOrder;
  before: SoldState;
}

const acts: Record<SoldAnswer, (act: Act, tx: Tx) => Promise<SoldState>> = {
  ...{ promise, reschedule, send, deliver, refuse },
};

async function promise({ actor, buyer, order, answer, prepared }: Act, tx: Tx): Promise<SoldState> {
  const { found, store, items } = prepared;
  for (const { id: lineId, quantity } of found.goods)
    await handOverPieces(actor, { lineId, quantity, goods: { itemIds: items.get(lineId) ?? [] } }, tx);
  const number = storeNumber(store, order.id);
  await changeTransmission(buyer, { id: order.id, from: ["told"], to: "taken" }, tx);
  await tx.$executeRaw`update order_transmission set supplier_number = ${number}, fault = null
    where company_id = ${companyOf(buyer)} and order_id = ${order.id}`;
  if (answer.arrivalOn) await writeArrival(buyer, { order, arrivalOn: answer.arrivalOn }, tx);
  const state = order.state === "placed" ? await changeState(buyer, order, "confirm", tx) : order.state;
  await note(buyer, { order, state, kind: "confirmed", said: number }, tx);
  return "promised";
}

/** Another day than was promised, which the buyer reads at once. */
async function reschedule({ buyer, order, answer, before }: Act, tx: Tx): Promise<SoldState> {
  const arrivalOn = answer.arrivalOn ?? "";
  await writeArrival(buyer, { order, arrivalOn }, tx);
  await note(buyer, { order, state: order.state, kind: "rescheduled", said: arrivalOn }, tx);
  return before;
}

/** Whoever promises a day promises no hour. */
const writeArrival = (buyer: Actor, { order, arrivalOn }: { order: HeldOrder; arrivalOn: string }, tx: Tx) =>
  tx.purchaseOrder.update({
    where: { companyId_id: { companyId: companyOf(buyer), id: order.id } },
    data: { arrivalOn, arrivalHour: null, updatedAt: new Date() },
    select: { id: true },
  });

/** Nothing comes of it and nothing is owed: the buyer orders elsewhere. */
async function refuse({ actor, buyer, order, answer, prepared }: Act, tx: Tx): Promise<SoldState> {
  for (const { id: lineId } of prepared.found.goods) await takeBackPieces(actor, { lineId }, tx);
  await changeTransmission(buyer, { id: order.id, from: ["told", "taken"], to: "refused" }, tx);
  await tx.$executeRaw`update order_transmission set fault = ${answer.reason}
    where company_id = ${companyOf(buyer)} and order_id = ${order.id}`;
  const state = await changeState(buyer, order, "cancel", tx);
  const { number } = order;
  await tellRefused(buyer, { orderNumber: number, store: prepared.storeName, reason: answer.reason }, tx);
  await callOffPayment(buyer, { orderNumber: number }, tx);
  await note(buyer, { order, state, kind: "refused", said: answer.reason }, tx);
  return "refused";
}

type Line = Pieces & { id: number; depositCents: number };

const linesOf = (buyer: Actor, order: HeldOrder, tx: Tx): Promise<Line[]> =>
  tx.orderLine.findMany({
    where: { companyId: companyOf(buyer), orderId: order.id },
    select: {
      ...{ id: true, depositCents: true, quantity: true, shipped: true, waiting: true, counter: true, underway: true },
      ...{ handed: true, returned: true, oldParts: true },
    },
    orderBy: { id: "asc" },
  });

async function send({ buyer, order }: Act, tx: Tx): Promise<SoldState> {
  return step({ buyer, order, kind: "ship" }, tx);
}

async function deliver({ buyer, order }: Act, tx: Tx): Promise<SoldState> {
  return step({ buyer, order, kind: "arrive" }, tx);
}

/** All that waits of every line goes a step on, in the buyer's order. */
async function step(
  { buyer, order, kind }: Pick<Act, "buyer" | "order"> & { kind: "ship" | "arrive" },
  tx: Tx,
): Promise<SoldState> {
  const before = await linesOf(buyer, order, tx);
  const moved = before.map((line) => {
    const pieces = kind === "ship" ? Math.min(line.waiting, line.quantity - line.shipped) : line.waiting;
    const stepped = { pieces: line, hasDeposit: line.depositCents > 0, forItself: order.customerId === null };
    return { line, pieces, after: pieces > 0 ? afterStep(kind, pieces, stepped) : null };
  });
  for (const { line, after } of moved) {
    if (!after) continue;
    const { shipped, waiting, counter, underway, handed, oldParts } = after;
    const where = { companyId_id: { companyId: companyOf(buyer), id: line.id } };
    await tx.orderLine.update({
      where,
      data: { shipped, waiting, counter, underway, handed, oldParts },
      select: { id: true },
    });
  }
  const state = await changeState(buyer, order, happeningOf(moved.map(({ line, after }) => after ?? line)), tx);
  for (const { line, pieces } of moved)
    if (pieces > 0) await note(buyer, { order, state, kind, line: { lineId: line.id, pieces } }, tx);
  return kind === "ship" ? "sent" : "delivered";
}

interface Noted {
  order: HeldOrder;
  state: OrderState;
  kind: "confirmed" | "rescheduled" | "refused" | "ship" | "arrive";
  said?: string;
  line?: { lineId: number; pieces: number };
}

const note = (buyer: Actor, { order, state, kind, said = "", line }: Noted, tx: Tx) =>
  noteOrder(
    buyer,
    {
      orderId: order.id,
      number: order.number,
      customerId: order.customerId,
      state,
      kind,
      note: said,
      ...line,
      action: "change",
    },
    tx,
  );
