import { stripe } from "@/tests/support/card-payments";
import "@/tests/support/end";
import type { Basket } from "@/lib/domains/basket/schema";
import type { Completed } from "@/lib/domains/checkout/schema";
import type { Payment, PaymentMethodView } from "@/lib/domains/payments/schema";
import { prisma } from "@/lib/platform/db";
import { readCodes } from "@/lib/providers/documents/testing/read-pdf";
import { clientOf, secondUser } from "@/tests/support/company";
import { json, refusal, type Client } from "@/tests/support/counter";
import { fillOwnBasket } from "@/tests/support/own-basket";
import { signed } from "@/tests/support/stripe-double";

const address = {
  ...{ lastName: "Martin", firstName: "Anne", street: "3 rue du Salève", postcode: "74160", city: "Saint-Julien" },
  countryCode: "FR",
};

const markOf = async (company: Pick<Client, "get">) => (await json<Basket>(company.get("/getCart/company"))).mark;
const paymentOf = (company: Pick<Client, "get">, orderId: string) => json<Payment>(company.get(`/payments/${orderId}`));
const heldOf = async (companyId: number) =>
  prisma().orderTransmission.findMany({ where: { companyId }, select: { state: true, dueAt: true } });

async function prepared(method: string, quantity?: number) {
  const one = await fillOwnBasket(quantity);
  expect((await one.company.post("/checkoutAddressing", address)).status).toBe(200);
  expect((await one.company.get(`/selectPayment/${method}`)).status).toBe(200);
  return { ...one, mark: await markOf(one.company) };
}
const complete = (company: Pick<Client, "get">, mark: string, key?: string) =>
  company.get(`/completeCheckout?mark=${mark}`, key ? { "idempotency-key": key } : undefined);

describe("the checkout", () => {
  it("makes an order to the address, with an invoice whose QR bill says the order's total", async () => {
    const { company, net, mark } = await prepared("invoice");
    const { data, payment } = await json<Completed>(complete(company, mark));
    expect(payment).toEqual({ kind: "document", url: `/api/payments/${data.orderId}/invoice` });
    const order = await prisma().purchaseOrder.findFirstOrThrow({ where: { companyId: company.companyId } });
    const { countryCode: _, ...told } = address;
    expect(order).toMatchObject({
      number: data.orderId,
      source: "checkout",
      deliverTo: expect.objectContaining(told) as object,
    });
    const total = order.netCents + order.depositCents + order.vatCents;
    expect(order.netCents).toBe(net * 3);
    const paid = await paymentOf(company, data.orderId);
    expect(paid).toMatchObject({ method: "invoice", state: "due", total, owed: total, currency: "CHF" });
    const pdf = await company.get(payment.url.replace("/api", ""));
    const [code] = readCodes(new Uint8Array(await pdf.arrayBuffer()));
    expect(code?.split("\n").slice(18, 20)).toEqual([(total / 100).toFixed(2), "CHF"]);
    expect((await json<Basket>(company.get("/getCart/company"))).lines).toEqual([]);
    expect((await heldOf(company.companyId))[0]?.dueAt).not.toBeNull();
  });

  it("takes one order and one payment of a hundred completions at once", async () => {
    const { company, mark } = await prepared("invoice");
    const colleague = clientOf(company.token);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        complete(at % 2 ? company : colleague, mark, at % 3 ? `key-${at}` : undefined),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const orders = new Set(
      (await Promise.all(answers.map((one) => json<Completed>(one)))).map(({ data }) => data.orderId),
    );
    expect(orders.size).toBe(1);
    const where = { companyId: company.companyId };
    expect([await prisma().purchaseOrder.count({ where }), await prisma().payment.count({ where })]).toEqual([1, 1]);
  });

  it("delivers to France alone, to a whole address", async () => {
    const { company } = await fillOwnBasket();
    const swiss = { ...address, countryCode: "CH", postcode: "1200", city: "Genève" };
    expect(await refusal(await company.post("/checkoutAddressing", swiss))).toEqual([422, "country-not-delivered"]);
    for (const name of ["lastName", "firstName", "street", "city", "postcode"]) {
      const answer = await company.post("/checkoutAddressing", { ...address, [name]: " " });
      const { fields } = await json<{ fields: { field: string }[] }>(answer);
      expect([answer.status, fields.map(({ field }) => field)]).toEqual([400, [name]]);
    }
    expect(await refusal(await company.get("/selectPayment/invoice"))).toEqual([409, "address-missing"]);
    expect(await refusal(await company.get("/completeCheckout"))).toEqual([409, "address-missing"]);
    await company.post("/checkoutAddressing", address);
    expect(await refusal(await company.get("/completeCheckout"))).toEqual([409, "payment-missing"]);
    expect((await company.get("/selectPayment/gold")).status).toBe(404);
  });

  it("names its methods, and says why one cannot be chosen", async () => {
    const { company } = await prepared("invoice");
    const methods = await json<PaymentMethodView[]>(company.get("/paymentMethods?lang=fr"));
    expect(methods.map(({ id, code, unavailable }) => [id, code, unavailable])).toEqual([
      ...[
        [1, "invoice", null],
        [2, "transfer", null],
        [3, "card", null],
        [4, "pickup", null],
      ],
    ]);
    expect(methods[0]).toMatchObject({ name: "Facture à 30 jours", description: expect.any(String) as string });
  });

  it("offers no invoice beyond what the company may owe", async () => {
    const { company } = await fillOwnBasket();
    await prisma().companySetting.create({ data: { companyId: company.companyId, name: "creditLimit", value: 1 } });
    await company.post("/checkoutAddressing", address);
    const [invoice] = await json<PaymentMethodView[]>(company.get("/paymentMethods"));
    expect(invoice).toMatchObject({ code: "invoice", unavailable: "credit" });
    expect(await refusal(await company.get("/selectPayment/1"))).toEqual([409, "method-unavailable"]);
    expect((await company.get("/selectPayment/2")).status).toBe(200);
    expect(await refusal(await company.post("/sendTechautoCart"))).toEqual([422, "credit-exceeded"]);
  });

  it("refuses an empty basket, and what changed since the recap until it is agreed to", async () => {
    const { company, mark } = await prepared("invoice");
    const [{ id } = { id: 0 }] = (await json<Basket>(company.get("/getCart/company"))).lines;
    await company.get(`/updateQuantity/company/${id}/5`);
    expect(await refusal(await complete(company, mark))).toEqual([409, "basket-changed"]);
    await prisma()
      .$executeRaw`update basket_line set price_cents = price_cents - 1 where company_id = ${company.companyId}`;
    const stale = await markOf(company);
    const renewed = await complete(company, stale);
    expect(await refusal(renewed)).toEqual([409, "basket-renewed"]);
    expect(await prisma().purchaseOrder.count({ where: { companyId: company.companyId } })).toBe(0);
    expect((await complete(company, await markOf(company))).status).toBe(200);
    expect(await refusal(await company.get("/selectPayment/invoice"))).toEqual([422, "basket-empty"]);
  });

  it("begins anew after an order: an old one is never answered for a new basket", async () => {
    const { company, fill, mark } = await prepared("pickup");
    const first = (await json<Completed>(complete(company, mark))).data.orderId;
    expect((await json<Completed>(company.get("/completeCheckout"))).data.orderId).toBe(first);
    await fill(2);
    expect(await refusal(await company.get("/completeCheckout"))).toEqual([409, "payment-missing"]);
    await company.get("/selectPayment/pickup");
    const second = (await json<Completed>(company.get("/completeCheckout"))).data.orderId;
    expect(second).not.toBe(first);
  });

  it("remembers the address for the next order, but not what the buyer called the last one", async () => {
    const { company, fill } = await fillOwnBasket();
    const order = async () => {
      await company.get("/selectPayment/pickup");
      return (await json<Completed>(complete(company, await markOf(company)))).data.orderId;
    };
    await company.post("/checkoutAddressing", { ...address, customerReference: "Atelier 7" });
    const first = await order();
    await fill(2);
    const second = await order();
    const { companyId } = company;
    const made = await prisma().$queryRaw<object[]>`
      select order_number as "orderId", invoice->'invoice'->>'customerReference' as reference
      from payment where company_id = ${companyId} order by id`;
    expect(made).toEqual([
      { orderId: first, reference: "Atelier 7" },
      { orderId: second, reference: null },
    ]);
    expect(await prisma().checkout.findFirstOrThrow({ where: { companyId } })).toMatchObject({
      ...{ customerReference: "", address: expect.objectContaining({ city: "Saint-Julien" }) as object },
    });
  });

  it("keeps an order that waits for its money in the outbox, until a card's provider tells", async () => {
    const { company, mark } = await prepared("card");
    const { data, payment } = await json<Completed>(complete(company, mark));
    const page = stripe.pages.at(-1)!;
    expect(payment).toEqual({ kind: "redirect", url: `https://checkout.stripe.com/c/pay/${page.id}` });
    expect(await heldOf(company.companyId)).toEqual([{ state: "held", dueAt: null }]);
    const event = stripe.eventOf("checkout.session.completed", page, { payment_status: "paid", status: "complete" });
    const { body, signature } = signed(event);
    await clientOf().post("/payments/stripe", JSON.parse(body), { "stripe-signature": signature });
    expect(await paymentOf(company, data.orderId)).toMatchObject({ state: "paid", owed: 0 });
    expect(await heldOf(company.companyId)).toEqual([{ state: "waiting", dueAt: expect.any(Date) as Date }]);
  });

  it("stands with its order while cards are silent, and is paid later", async () => {
    const { company, mark } = await prepared("card");
    stripe.manners.failing = [500, 500];
    const { data, payment } = await json<Completed>(complete(company, mark));
    expect(payment.kind).toBe("document");
    expect(await json(company.post(`/payments/${data.orderId}/start`))).toMatchObject({ kind: "redirect" });
    expect(await prisma().purchaseOrder.count({ where: { companyId: company.companyId } })).toBe(1);
  });

  it("is closed to who may not order for the company, and each member has a checkout of their own", async () => {
    const { company } = await prepared("invoice");
    const [reader, other] = [await secondUser(company, ["CaiaApp", "cart"]), await secondUser(company)];
    for (const path of ["/paymentMethods", "/selectPayment/invoice", "/completeCheckout"])
      expect((await reader.get(path)).status).toBe(403);
    expect((await reader.post("/checkoutAddressing", address)).status).toBe(403);
    expect(await refusal(await other.get("/completeCheckout"))).toEqual([409, "address-missing"]);
  });

  it("on account makes a payment as well", async () => {
    const { company } = await fillOwnBasket();
    const { data } = await json<{ data: { orderId: string } }>(company.post("/sendTechautoCart"));
    expect(await paymentOf(company, data.orderId)).toMatchObject({ method: "invoice", state: "due" });
  });
});
