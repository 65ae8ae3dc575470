import "@/tests/support/end";
import fc from "fast-check";
import type { Cart, LineChange } from "@/lib/domains/cart/schema";
import { secondUser } from "@/tests/support/company";
import { addOne, json, newCustomer, openCounter, shelfPrice, type Client } from "@/tests/support/counter";

const articleCount = 3;
type Step =
  | { kind: "add"; by: 0 | 1; article: number; quantity: number | null; times: number }
  | { kind: "set"; by: 0 | 1; article: number; quantity: number }
  | { kind: "remove"; by: 0 | 1; article: number };

const by = fc.constantFrom(0 as const, 1 as const);
const article = fc.nat({ max: articleCount - 1 });
const quantity = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 9990, max: 9999 }));
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant("add" as const),
        by,
        article,
        quantity: fc.option(quantity),
        times: fc.integer({ min: 1, max: 4 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("set" as const), by, article, quantity }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("remove" as const), by, article }) },
  ),
  { minLength: 1, maxLength: 12 },
);

/** What a cart should hold: pieces by article. Every addition brings its quantity, one where none is named. */
function applyTo(model: Map<number, number>, step: Step): void {
  const held = model.get(step.article);
  if (step.kind === "remove") model.delete(step.article);
  else if (step.kind === "set") {
    if (held !== undefined) model.set(step.article, step.quantity);
  } else {
    const each = step.quantity ?? 1;
    const room = Math.floor((9999 - (held ?? 0)) / each);
    const total = (held ?? 0) + each * Math.min(step.times, room);
    if (total > 0) model.set(step.article, total);
  }
}

describe("a cart that two sellers fill", () => {
  it("holds what a simple model says, whatever they do and however much of it at once", async () => {
    const { company, articles } = await openCounter(undefined, articleCount);
    const actors = [company, await secondUser(company)] as const;
    await fc.assert(
      fc.asyncProperty(steps, async (plan) => {
        const customerId = await newCustomer(company);
        const lines = new Map<number, number>();
        const model = new Map<number, number>();
        for (const step of plan) {
          await play(step, { actors, customerId, articleId: articles[step.article] ?? 0, lines });
          applyTo(model, step);
        }
        const cart = await json<Cart>(actors[1].get(`/getCart/${customerId}`));
        const held = cart.lines.map(({ item, quantity: pieces }) => [articles.indexOf(item.id), pieces] as const);
        expect(new Map(held)).toEqual(model);
        expect(held).toHaveLength(model.size);
        const pieces = [...model.values()].reduce((sum, one) => sum + one, 0);
        expect(cart.totals[0]?.purchase?.netCents ?? 0).toBe(pieces * shelfPrice);
      }),
      { numRuns: 12 },
    );
  });
});

interface Scene {
  actors: readonly [Pick<Client, "get" | "post" | "del">, Pick<Client, "get" | "post" | "del">];
  customerId: number;
  articleId: number;
  lines: Map<number, number>;
}

/** Several additions of one step are sent at once, by both sellers in turn. */
async function play(step: Step, { actors, customerId, articleId, lines }: Scene): Promise<void> {
  const lineId = lines.get(step.article) ?? 2_000_000_000;
  if (step.kind === "set")
    return void (await actors[step.by].get(`/updateQuantity/${customerId}/${lineId}/${step.quantity}`));
  if (step.kind === "remove") {
    await actors[step.by].del(`/cartItem/${customerId}/${lineId}`);
    return void lines.delete(step.article);
  }
  const send = (turn: number) =>
    addOne(actors[(step.by + turn) % 2 === 0 ? 0 : 1], customerId, articleId, { quantity: step.quantity });
  for (const response of await Promise.all(Array.from({ length: step.times }, (_, turn) => send(turn))))
    if (response.status === 200) lines.set(step.article, (await json<LineChange>(response)).id);
}
