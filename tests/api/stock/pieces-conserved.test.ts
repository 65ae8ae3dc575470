import "@/tests/support/end";
import fc from "fast-check";
import type { LineChange, OrdersMade } from "@/lib/domains/cart/schema";
import type { LineStep } from "@/lib/domains/orders/rules";
import { orderLines, stepOf } from "@/tests/support/orders";
import { balanceAfter, effectOf, movementKinds } from "@/lib/domains/stock/movements/rules";
import { prisma } from "@/lib/platform/db";
import { addOne, json, newCustomer, openCounter, type Client } from "@/tests/support/counter";

const pieces = fc.integer({ min: 1, max: 8 });
const step = fc.oneof(
  fc.record({ does: fc.constant("move" as const), kind: fc.constantFrom(...movementKinds), pieces }),
  fc.record({ does: fc.constant("count" as const), pieces: fc.nat(12) }),
  fc.record({ does: fc.constant("hand-over" as const), pieces }),
  fc.record({ does: fc.constant("take-back" as const), pieces }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

interface Held {
  lineId: number;
  orderId: string;
  pieces: number;
}

/** What must be true of an item after some steps, told without the database. */
interface Expected {
  quantity: number;
  moved: number;
  held: Held[];
}

const statusOf = async (answer: Response | Promise<Response>): Promise<number> => (await answer).status;
const does = (company: Client, step: LineStep, { orderId, lineId, pieces }: Held) =>
  statusOf(stepOf(company, orderId, step, [[lineId, pieces]]));

async function handOver({ company, articleId }: Counter, wanted: number, now: Expected): Promise<void> {
  const customerId = await newCustomer(company);
  const { id: lineId } = await json<LineChange>(addOne(company, customerId, articleId, { quantity: wanted }));
  const { orders } = await json<OrdersMade>(orderLines(company, customerId, [lineId]));
  const line = { lineId, orderId: orders[0]?.orderId ?? "", pieces: wanted };
  const isThere = now.quantity >= wanted;
  expect(await does(company, "arrive", line)).toBe(isThere ? 200 : 409);
  if (!isThere) return;
  now.quantity -= wanted;
  now.moved -= wanted;
  now.held.push(line);
}

type Counter = Pick<Awaited<ReturnType<typeof openCounter>>, "company" | "articleId">;

async function take(counter: Counter, id: number, one: Step, now: Expected): Promise<void> {
  const { company } = counter;
  if (one.does === "hand-over") return handOver(counter, one.pieces, now);
  if (one.does === "take-back") {
    const line = now.held.shift();
    if (!line) return;
    expect(await does(company, "unarrive", line)).toBe(200);
    now.quantity += line.pieces;
    now.moved += line.pieces;
  } else if (one.does === "count") {
    const counts = [{ id, counted: one.pieces, seen: now.quantity }];
    expect(await statusOf(company.post("/own-stock/counts", { counts }))).toBe(200);
    now.moved += one.pieces - now.quantity;
    now.quantity = one.pieces;
  } else {
    const after = balanceAfter(now.quantity, one.kind, one.pieces);
    const asked = { kind: one.kind, pieces: one.pieces };
    expect(await statusOf(company.post(`/own-stock/${id}/movements`, asked))).toBe(after === null ? 409 : 200);
    if (after === null) return;
    now.moved += effectOf(one.kind, one.pieces);
    now.quantity = after;
  }
}

async function stored({ companyId }: Client, itemId: number) {
  const where = { companyId, itemId };
  const [item, movements, held] = await Promise.all([
    prisma().stockItem.findFirstOrThrow({ where: { companyId, id: itemId }, select: { quantity: true } }),
    prisma().stockMovement.aggregate({ where, _sum: { pieces: true }, _min: { balance: true } }),
    prisma().stockHandOver.aggregate({ where, _sum: { pieces: true } }),
  ]);
  const lowest = movements._min.balance ?? 0;
  return { quantity: item.quantity, moved: movements._sum.pieces ?? 0, held: held._sum.pieces ?? 0, lowest };
}

describe("pieces", () => {
  it("are conserved over any order of movements, counts, hand-overs and returns", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const counter = await openCounter();
        const { companyId } = counter.company;
        const { id, quantity } = await prisma().stockItem.findFirstOrThrow({
          where: { companyId },
          select: { id: true, quantity: true },
        });
        const now: Expected = { quantity, moved: quantity, held: [] };
        for (const one of steps) await take(counter, id, one, now);
        const { lowest, ...found } = await stored(counter.company, id);
        const held = now.held.reduce((sum, line) => sum + line.pieces, 0);
        expect(found).toEqual({ quantity: now.quantity, moved: now.moved, held });
        expect(found.quantity).toBe(found.moved);
        expect(lowest).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 15 },
    );
  });
});
