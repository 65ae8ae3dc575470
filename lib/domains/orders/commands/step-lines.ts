import { handOverPieces, takeBackPieces } from "@/lib/domains/stock/movements/commands/hand-over";
import { ownStockChannel } from "@/lib/domains/stock/channel";
import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import type { WrongCriterion } from "@/lib/domains/comebacks/schema";
import { conflict, notFound, unprocessable } from "@/lib/platform/problems";
import { requireOrdering } from "../access";
import { getOrderHead } from "../queries/get-order";
import { noteReturn } from "../returns/commands";
import { findWrongCriterion } from "../returns/queries";
import { isExplained, reasonOf } from "../returns/rules";
import { afterStep, happeningOf, unsent, type LineStep, type Pieces } from "../rules";
import type { OrderStanding, StepInput } from "../schema";
import { changeState, holdOrder, type HeldOrder } from "./hold-order";
import { noteOrder } from "./note-order";

type Step = Omit<StepInput, "orderId">;
type Act = StepInput & { criterion: WrongCriterion | null };
type Line = Pieces & { id: number; articleId: string; depositCents: number };

/**
 * What happens to pieces of an order's lines, all of it or nothing: they arrive, go on to the customer, are handed over or
 * returned, or a step is taken back. From the own stock they leave the shelf as they arrive at the counter. 409 where they are
 * not there, and before the order was sent; 422 for a return without its reason.
 */
export async function stepLines(
  actor: Actor,
  { key, orderId, ...step }: StepInput & { key: string | null },
): Promise<OrderStanding> {
  requireUser(actor);
  if (!isExplained(step)) throw unprocessable("reason-required", "A return needs its reason.");
  return once(
    actor,
    { key, body: { orderId, ...step } },
    {
      async prepare() {
        await requireOrdering(actor, await getOrderHead(actor, { orderId }));
        return findWrongCriterion(actor, { orderId, ...step });
      },
      write: (criterion, tx) => writeSteps(actor, { orderId, ...step, criterion }, tx),
    },
  );
}

async function writeSteps(actor: Actor, { orderId, ...step }: Act, tx: Tx): Promise<OrderStanding> {
  const order = await holdOrder(actor, { orderId }, tx);
  requireSent(order);
  const lines = await linesOf(actor, order, tx);
  const byId = new Map(lines.map((line) => [line.id, line]));
  for (const { lineId, pieces } of step.lines) {
    const line = byId.get(lineId);
    if (!line) throw notFound();
    byId.set(lineId, await writeStep(actor, { order, line, step, pieces }, tx));
  }
  await noteReturn(actor, { orderId, ...step }, tx);
  const state = await changeState(actor, order, happeningOf([...byId.values()]), tx);
  for (const { lineId, pieces } of step.lines)
    await noteStep(actor, { order: { ...order, state }, step, lineId, pieces, line: byId.get(lineId) }, tx);
  return { orderId, state };
}

/** What its supplier does not have cannot arrive. */
function requireSent({ state, transmission }: HeldOrder): void {
  if (state === "cancelled") throw conflict("order-cancelled", "The order is withdrawn already.");
  if (unsent.includes(transmission)) throw conflict("order-not-sent", "The order is not sent yet.");
}

const linesOf = (actor: Actor, { id }: HeldOrder, tx: Tx) =>
  tx.orderLine.findMany({
    where: { companyId: companyOf(actor), orderId: id },
    select: {
      ...{ id: true, articleId: true, depositCents: true, quantity: true, shipped: true, waiting: true, counter: true },
      ...{ underway: true, handed: true, returned: true, oldParts: true },
    },
    orderBy: { id: "asc" },
  });

interface OneStep {
  order: HeldOrder;
  line: Line;
  step: Step;
  pieces: number;
}

async function writeStep(actor: Actor, { order, line, step, pieces }: OneStep, tx: Tx): Promise<Line> {
  const stepped = { pieces: line, hasDeposit: line.depositCents > 0, forItself: order.customerId === null };
  const after = afterStep(step.step, pieces, stepped) as Line | null;
  if (!after) throw conflict("pieces-elsewhere", "There are not that many pieces for this step.", { lineId: line.id });
  const { id, shipped, waiting, counter, underway, handed, returned, oldParts } = after;
  const where = { companyId_id: { companyId: companyOf(actor), id } };
  const data = { shipped, waiting, counter, underway, handed, returned, oldParts };
  await tx.orderLine.update({ where, data, select: { id: true } });
  if (order.channel === ownStockChannel) await moveStock(actor, { before: line, after }, tx);
  return after;
}

const takenOf = ({ quantity, waiting, returned }: Pieces): number => quantity - waiting - returned;

/** The shelf has what a line has not taken, or has given back. */
async function moveStock(actor: Actor, { before, after }: { before: Line; after: Line }, tx: Tx): Promise<void> {
  const [had, has] = [takenOf(before), takenOf(after)];
  const { id: lineId, articleId } = after;
  if (had === has) return;
  if (has < had) await takeBackPieces(actor, { lineId }, tx);
  const own = /^own-(\d+)$/.exec(articleId)?.[1];
  const goods = own ? { itemId: Number(own) } : { articleId: Number(articleId) };
  if (has > 0) await handOverPieces(actor, { lineId, quantity: has, goods }, tx);
}

const withDeposit: readonly LineStep[] = ["return", "settle-old", "keep-old", "hand-over"];

interface NotedStep {
  order: HeldOrder;
  step: Step;
  lineId: number;
  pieces: number;
  line: Line | undefined;
}

async function noteStep(actor: Actor, { order, step, lineId, pieces, line }: NotedStep, tx: Tx): Promise<void> {
  const { id, number, customerId, state } = order;
  const deposit = withDeposit.includes(step.step) ? (line?.depositCents ?? 0) * pieces : 0;
  await noteOrder(
    actor,
    {
      ...{ orderId: id, number, customerId, state, kind: step.step, lineId, pieces, note: step.note },
      reason: reasonOf(step),
      ...(deposit > 0 ? { depositCents: deposit } : {}),
      action: "move",
    },
    tx,
  );
}
