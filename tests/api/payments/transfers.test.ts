import "@/tests/support/end";
import type { Payment } from "@/lib/domains/payments/schema";
import type { Confirmed, TransferFileView } from "@/lib/domains/payments/transfers/schema";
import { callOffPayment } from "@/lib/domains/payments/commands/call-off-payment";
import { app } from "@/lib/api/app";
import { prisma } from "@/lib/platform/db";
import { makeCompany } from "@/tests/support/company";
import { json } from "@/tests/support/counter";
import { oweOrder, payeeOf, plainIban, qrIban } from "@/tests/support/payments";

type Company = Awaited<ReturnType<typeof makeCompany>>;

interface Came {
  reference: string;
  amount?: string;
  currency?: string;
}

let files = 0;
/** A statement of the account, as a bank sends it. */
function statement(all: Came[], iban = qrIban): string {
  files += 1;
  const entries = all.map(
    ({ reference, amount = "1199.95", currency = "CHF" }, at) => `<Ntry><Amt Ccy="${currency}">${amount}</Amt>
    <CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-24</Dt></BookgDt><AcctSvcrRef>F${process.pid}-${files}-${at}</AcctSvcrRef>
    <NtryDtls><TxDtls><RmtInf><Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  );
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${entries.join("")}</Stmt></BkToCstmrStmt></Document>`;
}

function send({ token }: Company, path: string, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (name === "file") body.append(name, new File([value], "releve.xml"));
    else body.append(name, value);
  return Promise.resolve(
    app.request(`/api${path}`, { method: "POST", headers: { authorization: `Bearer ${token}` }, body }),
  );
}
const read = (seller: Company, file: string) => json<TransferFileView>(send(seller, "/payments/transfers", { file }));
const confirm = (seller: Company, file: string, chosen: string[]) =>
  json<Confirmed>(send(seller, "/payments/transfers/confirm", { file, chosen: JSON.stringify(chosen) }));
const stateOf = async (buyer: Company, orderNumber: string) =>
  (await json<Payment>(buyer.get(`/payments/${orderNumber}`))).state;

async function traders() {
  const [buyer, seller] = [await makeCompany(), await makeCompany()];
  return { buyer, seller, payee: payeeOf(seller) };
}

describe("transfers of a bank's file", () => {
  it("pay the orders whose reference and exact sum they bear, and say of the rest why not", async () => {
    const { buyer, seller, payee } = await traders();
    const [one, short, other] = [
      await oweOrder(buyer, { payee }),
      await oweOrder(buyer, { payee }),
      await oweOrder(buyer, { payee, method: "invoice", cents: 700 }),
    ];
    const text = statement([
      { reference: one.reference },
      { reference: short.reference, amount: "1199.94" },
      { reference: other.reference, amount: "7" },
      { reference: "210000000003139471430009017" },
      { reference: "no reference" },
    ]);
    const file = await read(seller, text);
    expect(file.transfers.map(({ fate }) => fate)).toEqual(["match", "sum", "match", "unknown", "none"]);
    expect(file.transfers[1]).toMatchObject({
      orderNumber: short.orderNumber,
      due: { cents: 119_995, currency: "CHF" },
    });
    expect(await stateOf(buyer, one.orderNumber)).toBe("due");
    const done = await confirm(
      seller,
      text,
      file.transfers.map(({ id }) => id),
    );
    expect(done.confirmed).toBe(2);
    expect(done.file.transfers.map(({ fate }) => fate)).toEqual(["repeated", "sum", "repeated", "unknown", "none"]);
    expect(done.file.confirmedAt).not.toBeNull();
    const states = await Promise.all([one, short, other].map(({ orderNumber }) => stateOf(buyer, orderNumber)));
    expect(states).toEqual(["paid", "due", "paid"]);
  });

  it("count once in whichever file they come, and confirmed at once by several", async () => {
    const { buyer, seller, payee } = await traders();
    const { orderNumber, reference, id } = await oweOrder(buyer, { payee });
    const text = statement([{ reference }]);
    const [{ id: chosen } = { id: "" }] = (await read(seller, text)).transfers;
    const all = await Promise.all(Array.from({ length: 6 }, () => confirm(seller, text, [chosen])));
    expect(all.reduce((sum, { confirmed }) => sum + confirmed, 0)).toBe(1);
    expect((await read(seller, text.replace("<Stmt>", "<Stmt> "))).transfers.map(({ fate }) => fate)).toEqual([
      "repeated",
    ]);
    expect((await read(seller, statement([{ reference }]))).transfers.map(({ fate }) => fate)).toEqual(["paid"]);
    expect(await prisma().paymentEvent.count({ where: { companyId: buyer.companyId, paymentId: id } })).toBe(1);
    expect(await stateOf(buyer, orderNumber)).toBe("paid");
  });

  it("are refused of another account, and of what is no bank's file", async () => {
    const { buyer, seller, payee } = await traders();
    const { reference } = await oweOrder(buyer, { payee });
    const refused = async (text: string) => {
      const answer = await send(seller, "/payments/transfers", { text });
      return [answer.status, ((await answer.json()) as { code: string }).code];
    };
    expect(await refused(statement([{ reference }], plainIban))).toEqual([422, "other-account"]);
    for (const text of ["<html></html>", "hello", "Date;Devise\n1;2"])
      expect(await refused(text)).toEqual([422, "no-statement"]);
    expect(await refused(" ")).toEqual([400, "no-file"]);
  });

  it("of another payee's orders are like those of nobody, and only administrators read them", async () => {
    const [{ buyer, payee }, stranger] = [await traders(), await makeCompany()];
    const { reference } = await oweOrder(buyer, { payee });
    await oweOrder(buyer, { payee: payeeOf(stranger) });
    expect((await read(stranger, statement([{ reference }]))).transfers.map(({ fate }) => fate)).toEqual(["unknown"]);
    const clerk = await makeCompany({ rights: ["CaiaApp", "cart"] });
    expect((await send(clerk, "/payments/transfers", { text: "x" })).status).toBe(403);
  });

  it("for an order that was called off are taken, and given back by hand, once", async () => {
    const { buyer, seller, payee } = await traders();
    const order = await oweOrder(buyer, { payee });
    await prisma().$transaction((tx) => callOffPayment(order.actor, order, tx));
    const text = statement([{ reference: order.reference }]);
    const [transfer] = (await read(seller, text)).transfers;
    expect(transfer?.fate).toBe("called-off");
    await confirm(seller, text, [transfer?.id ?? ""]);
    const payment = () => json<Payment>(buyer.get(`/payments/${order.orderNumber}`));
    expect(await payment()).toMatchObject({ state: "paid", owed: 0, refund: 119_995 });
    const place = `/payments/received/${buyer.companyId}/${order.orderNumber}`;
    const refund = (company: Company) => company.post(place, { kind: "refunded" }).then(({ status }) => status);
    expect(await refund(buyer)).toBe(404);
    expect([await refund(seller), await refund(seller)]).toEqual([200, 409]);
    expect(await payment()).toMatchObject({ state: "refunded", refund: 0 });
  });
});
