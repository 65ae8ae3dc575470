import "@/tests/support/end";
import { callOffPayment } from "@/lib/domains/payments/commands/call-off-payment";
import type { Payment } from "@/lib/domains/payments/schema";
import { pool, prisma } from "@/lib/platform/db";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { readCodes } from "@/lib/providers/documents/testing/read-pdf";
import { makeCompany } from "@/tests/support/company";
import { json } from "@/tests/support/counter";
import { frenchIban, oweOrder, payeeOf, qrIban } from "@/tests/support/payments";

const limit = 500_000;

describe("an invoice", () => {
  it("bears a Swiss QR bill of the order's amount", async () => {
    const [buyer, seller] = [await makeCompany(), await makeCompany()];
    const { orderNumber, reference } = await oweOrder(buyer, { method: "invoice", payee: payeeOf(seller) });
    const answer = await buyer.get(`/payments/${orderNumber}/invoice`);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    const [code] = readCodes(new Uint8Array(await answer.arrayBuffer()));
    const lines = code?.split("\n") ?? [];
    expect([lines[3], lines[18], lines[19], lines[28]]).toEqual([qrIban, "1199.95", "CHF", reference]);
    expect(await json<Payment>(buyer.get(`/payments/${orderNumber}`))).toMatchObject({
      dueOn: expect.any(String) as string,
    });
  });

  it("bears a code of a transfer in euro", async () => {
    const [buyer, seller] = [await makeCompany(), await makeCompany()];
    const payee = payeeOf(seller, frenchIban);
    const { orderNumber, reference } = await oweOrder(buyer, {
      method: "invoice",
      currency: "EUR",
      cents: 11_999,
      payee,
    });
    const [code] = readCodes(new Uint8Array(await (await buyer.get(`/payments/${orderNumber}/invoice`)).arrayBuffer()));
    const lines = code?.split("\n") ?? [];
    expect([lines[6], lines[7], lines[9]]).toEqual([frenchIban, "EUR119.99", reference]);
  });

  it("goes up to what the company may owe in its currency, and what was called off owes nothing", async () => {
    const [buyer, seller] = [await makeCompany(), await makeCompany()];
    const payee = payeeOf(seller);
    const owe = (cents: number, currency: "EUR" | "CHF" = "CHF") =>
      oweOrder(buyer, { method: "invoice", payee, cents, currency });
    const first = await owe(limit);
    await expect(owe(1)).rejects.toMatchObject({ code: "credit-exceeded" });
    await owe(1, "EUR");
    await oweOrder(buyer, { method: "transfer", payee, cents: limit });
    await prisma().$transaction((tx) => callOffPayment(first.actor, first, tx));
    await owe(limit);
  });

  it("of pick-up is paid by a note of who was paid, once, and no other is", async () => {
    const [buyer, seller] = [await makeCompany(), await makeCompany()];
    const payee = payeeOf(seller);
    const [pickup, transfer] = [await oweOrder(buyer, { method: "pickup", payee }), await oweOrder(buyer, { payee })];
    const note = ({ orderNumber }: { orderNumber: string }) =>
      seller
        .post(`/payments/received/${buyer.companyId}/${orderNumber}`, { kind: "paid" })
        .then(({ status }) => status);
    expect([await note(pickup), await note(pickup), await note(transfer)]).toEqual([200, 409, 409]);
    expect(await json<Payment>(buyer.get(`/payments/${pickup.orderNumber}`))).toMatchObject({ state: "paid", owed: 0 });
  });

  it("is granted once when many are asked for at once", async () => {
    const [buyer, seller] = [await makeCompany(), await makeCompany()];
    const owe = () => oweOrder(buyer, { method: "invoice", payee: payeeOf(seller), cents: limit }).then(() => 1);
    const all = await Promise.all(Array.from({ length: 8 }, () => owe().catch(() => 0)));
    expect(all.filter(Boolean)).toHaveLength(1);
  });

  it("is made by one connection to the database: it waits for no other while others wait for it", async () => {
    const [buyer, seller] = [await makeCompany(), await makeCompany()];
    oncePerProcess("company-settings", () => new Map()).clear();
    const taken = await Promise.all(Array.from({ length: (pool().options.max ?? 1) - 1 }, () => pool().connect()));
    try {
      await oweOrder(buyer, { method: "invoice", payee: payeeOf(seller) });
    } finally {
      for (const connection of taken) connection.release();
    }
    expect(await prisma().payment.count({ where: { companyId: buyer.companyId } })).toBe(1);
  });

  it("of another company is like an unknown one, and stays as it was made", async () => {
    const [buyer, seller, stranger] = [await makeCompany(), await makeCompany(), await makeCompany()];
    const { orderNumber, id } = await oweOrder(buyer, { payee: payeeOf(seller) });
    for (const path of ["", "/invoice"]) {
      expect((await stranger.get(`/payments/${orderNumber}${path}`)).status).toBe(404);
      expect((await stranger.get(`/payments/2026-99999${path}`)).status).toBe(404);
    }
    const where = { companyId_id: { companyId: buyer.companyId, id } };
    await expect(prisma().payment.update({ where, data: { cents: 1 } })).rejects.toThrow();
    const plain = await makeCompany({ rights: ["CaiaApp"] });
    expect((await plain.get(`/payments/${orderNumber}`)).status).toBe(403);
  });
});
