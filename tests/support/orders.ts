import { transmitNext } from "@/lib/domains/orders/transmission/commands";
import type { OrderDraft, OrdersMade } from "@/lib/domains/cart/schema";
import type { LineStep } from "@/lib/domains/orders/rules";
import type { Order, OrderList } from "@/lib/domains/orders/schema";
import { systemActor } from "@/lib/platform/actor";
import { prisma } from "@/lib/platform/db";
import { addOne, json, openCounter, type Client } from "./counter";

export type Orderer = Pick<Client, "get" | "post">;

/** The lines of a cart, or some of them, as a seller sees them before the order. */
export async function draftOf(company: Orderer, customerId: number, lineIds?: number[]): Promise<OrderDraft[]> {
  return (await json<{ drafts: OrderDraft[] }>(company.post("/orders/draft", { customerId, lineIds }))).drafts;
}

/** Orders lines of a cart as a seller does who has read them. */
export async function orderLines(
  company: Orderer,
  customerId: number,
  lineIds?: number[],
  headers?: Record<string, string>,
): Promise<Response> {
  const drafts = await draftOf(company, customerId, lineIds);
  const lines = drafts.flatMap((draft) => draft.lines.map(({ id, quantity, price }) => ({ id, quantity, price })));
  return company.post("/orders/place", { customerId, lines }, headers);
}

export const orderOf = (company: Orderer, orderId: string) => json<Order>(company.get(`/order/${orderId}`));
export const ordersOf = (company: Orderer, query = "") => json<OrderList>(company.get(`/orders${query}`));

export const stepOf = (
  company: Orderer,
  orderId: string,
  step: LineStep,
  lines: [id: number, pieces: number][],
  note = "",
) => company.post("/order/step", { orderId, step, note, lines: lines.map(([lineId, pieces]) => ({ lineId, pieces })) });

/** A counter with one order of some pieces of an article. */
export async function openOrder(quantity = 2, channel = "local") {
  const counter = await openCounter();
  const { company, customerId, articleId } = counter;
  const { id: lineId } = await json<{ id: number }>(addOne(company, customerId, articleId, { quantity }));
  if (channel !== "local")
    await prisma().cartLine.updateMany({ where: { companyId: company.companyId, id: lineId }, data: { channel } });
  const made = await json<OrdersMade>(orderLines(company, customerId, [lineId]));
  return { ...counter, lineId, orderId: made.orders[0]?.orderId ?? "" };
}

/** Lets the minute pass in which an order can be withdrawn. */
export async function letLeave({ companyId }: { companyId: number }): Promise<void> {
  const data = { dueAt: new Date(Date.now() - 1000) };
  await prisma().orderTransmission.updateMany({ where: { companyId, dueAt: { not: null } }, data });
}

/** Works off what is due, as the job does. */
export async function transmitAll(): Promise<void> {
  while (await transmitNext(systemActor("orders", 0)));
}
