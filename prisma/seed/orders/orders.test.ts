import { happeningOf, next, type OrderHappening, type OrderState } from "@/lib/domains/orders/rules";
import { demoOrders, piecesIn } from "./orders";

it.each(demoOrders)("$number of company $companyId tells of its pieces what its lines say", ({ lines, events }) => {
  for (const line of lines) {
    const [quantity, waiting, counter, handed] = line;
    expect(waiting + counter + handed).toBe(quantity);
    if (counter + handed > 0) expect(events).toContain("arrive");
    if (handed > 0) expect(events).toContain("hand-over");
    expect(piecesIn("arrive", line)).toBe(counter + handed);
  }
});

it.each(demoOrders)("$number of company $companyId is in the state that its lines make", ({ state, lines }) => {
  const happening: OrderHappening = happeningOf(
    lines.map(([quantity, waiting, counter, handed, shipped = quantity - waiting]) => ({
      ...{ quantity, waiting, counter, handed, shipped, underway: 0, returned: 0, oldParts: 0 },
    })),
  );
  const still: readonly OrderState[] = ["placed", "confirmed", "cancelled"];
  expect(happening === "rest" ? still.includes(state) : next("confirmed", happening) === state).toBe(true);
});
