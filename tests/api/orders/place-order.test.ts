import "@/tests/support/end";
import { placeOrder, type NewOrderLine } from "@/lib/domains/orders/commands/place-order";
import { prepareOrder } from "@/lib/domains/orders/queries/prepare-order";
import { systemActor } from "@/lib/platform/actor";
import { prisma } from "@/lib/platform/db";
import { makeCompany } from "@/tests/support/company";
import { newCustomer } from "@/tests/support/counter";

const line = (more: Partial<NewOrderLine> = {}): NewOrderLine => ({
  ...{ id: null, makeId: 1, articleId: "12", name: "Brake pads", quantity: 2, priceCents: 1999, publicCents: 2999 },
  item: { id: 12, number: "0 986 494 104", makeLabel: "Bosch", genartId: 402, label: { en: "Brake pads" } },
  ...{ depositCents: 500, stock: 4, pricedAt: new Date(), vin: null, ktype: null, plate: null, fit: null, also: [] },
  ...more,
});

async function place(channel: string, currency: "EUR" | "CHF", lines = [line()], withCustomer = true) {
  const company = await makeCompany();
  const customerId = withCustomer ? await newCustomer(company) : null;
  const actor = systemActor("test", company.companyId);
  const ground = await prepareOrder(actor, { customerId, channel });
  const put = () =>
    prisma().$transaction((tx) => placeOrder(actor, { ground, currency, source: "cart", lines }, tx), {
      timeout: 20_000,
      maxWait: 20_000,
    });
  return { company, customerId, put, placed: await put() };
}

describe("an order", () => {
  it("is numbered per company and year, taxed on goods and deposits, and waits a minute in the outbox", async () => {
    const { company, customerId, put, placed } = await place("Caia", "EUR");
    expect(placed.orderId).toMatch(/^2\d{3}-00001$/);
    expect(placed.total).toBe(Math.round((2 * 1999 + 2 * 500) * 1.2));
    const where = { companyId_id: { companyId: company.companyId, id: placed.id } };
    const order = await prisma().purchaseOrder.findUniqueOrThrow({
      where,
      include: { lines: true, events: true, transmission: true },
    });
    expect(order).toMatchObject({ state: "placed", customerId, channel: "Caia", currency: "EUR", netCents: 3998 });
    expect(order.lines).toMatchObject([{ quantity: 2, waiting: 2, articleId: "12" }]);
    expect(order.events).toMatchObject([{ kind: "placed", state: "placed" }]);
    expect(order.transmission?.state).toBe("waiting");
    const seconds = (Number(order.transmission?.dueAt) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(40);
    expect(seconds).toBeLessThan(65);
    expect((await put()).orderId).toMatch(/-00002$/);
    const more = await Promise.all(Array.from({ length: 10 }, put));
    const numbers = more.map(({ orderId }) => Number(orderId.slice(5))).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 10 }, (_, at) => at + 3));
  });

  it("of the company itself has no customer, in francs with their tax", async () => {
    const { placed } = await place("Techauto", "CHF", [line({ quantity: 1, depositCents: 0 })], false);
    expect(placed).toMatchObject({ currency: "CHF", total: 1999 + 162 });
  });

  it("from the own stock needs nobody's answer", async () => {
    const { company, placed } = await place("local", "EUR");
    const order = await prisma().purchaseOrder.findFirstOrThrow({
      where: { companyId: company.companyId, id: placed.id },
    });
    expect(order.state).toBe("confirmed");
  });

  it("keeps its history for good", async () => {
    const { company } = await place("Caia", "EUR");
    const where = { companyId: company.companyId };
    await expect(prisma().orderEvent.updateMany({ where, data: { note: "x" } })).rejects.toThrow(/stays/);
    await expect(prisma().orderEvent.deleteMany({ where })).rejects.toThrow(/stays/);
  });
});
