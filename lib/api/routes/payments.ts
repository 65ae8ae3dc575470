import { z } from "@hono/zod-openapi";
import { confirmTransfers } from "@/lib/domains/checkout/commands/confirm-transfers";
import { hearCardMessage } from "@/lib/domains/checkout/commands/settle-cards";
import { noteMoney } from "@/lib/domains/payments/commands/note-money";
import { refundPart } from "@/lib/domains/payments/commands/refund-part";
import { startPayment } from "@/lib/domains/payments/commands/start-payment";
import { getInvoicePdf, getPayment } from "@/lib/domains/payments/queries/get-payment";
import { payment, startedPayment } from "@/lib/domains/payments/schema";
import { fileView, matchFile } from "@/lib/domains/payments/transfers/queries";
import { confirmed, confirmInput, transferFile, transferInput } from "@/lib/domains/payments/transfers/schema";
import { orderPath } from "@/lib/domains/orders/schema";
import { invalid } from "@/lib/platform/problems";
import { pathId } from "@/lib/platform/shapes";
import type { Right } from "@/lib/shared/rights";
import { fileHeader } from "@/lib/shared/file-header";
import { defineRoute } from "../define-route";
import { readRaw } from "../read-body";
import { done, fileOf, lang, langOf, ok } from "../shapes";

const domain = "payments";
const right: Right[] = ["cart", "Techauto-app"];
const params = orderPath;
const statement = z
  .instanceof(File)
  .optional()
  .openapi({ type: "string", format: "binary", description: "A camt.053 statement, a CSV table or an XLSX workbook" });

defineRoute(
  {
    method: "get",
    path: "/payments/{orderId}",
    domain,
    summary: "How an order is paid, and what is still owed",
    right,
    params,
    refuses: [404],
    answer: payment,
  },
  (actor, { params: { orderId } }) => getPayment(actor, { orderNumber: orderId }),
);

defineRoute(
  {
    method: "post",
    path: "/payments/{orderId}/start",
    domain,
    summary: "Where a payment goes on: the invoice, or a page that asks for a card, also after a try that failed",
    right,
    params,
    query: z.object({ lang: lang.optional() }),
    refuses: [404, 409],
    answer: startedPayment,
  },
  (actor, { params: { orderId }, query }) =>
    startPayment(actor, { orderNumber: orderId, lang: langOf(actor, query.lang) }),
);

defineRoute(
  {
    method: "get",
    path: "/payments/{orderId}/invoice",
    domain,
    summary: "The invoice of an order, with the slip or the code that pays it",
    right,
    params,
    refuses: [404, 409],
    answer: { type: "application/pdf" },
  },
  async (actor, { params: { orderId } }) => {
    const { bytes, filename } = await getInvoicePdf(actor, { orderNumber: orderId });
    const headers = {
      "content-type": "application/pdf",
      "content-disposition": fileHeader("inline", filename),
      "cache-control": "private, no-store",
    };
    return new Response(new Uint8Array(bytes), { headers });
  },
);

defineRoute(
  {
    method: "post",
    path: "/payments/stripe",
    domain,
    summary: "What Stripe tells of payments: for Stripe alone, which signs it",
    right: "public",
    refuses: [400, 404, 413, 422],
    answer: ok,
  },
  async (_, { request }) => {
    const signature = request.headers.get("stripe-signature");
    await hearCardMessage({ body: await readRaw(request), signature });
    return done;
  },
);

defineRoute(
  {
    method: "post",
    path: "/payments/transfers",
    name: "readTransfers",
    domain,
    summary: "Reads a bank's file and says which orders its transfers pay, by reference and exact sum; nothing changes",
    right: "admin",
    bodyType: "multipart/form-data",
    body: transferInput.extend({ file: statement }),
    refuses: [422],
    answer: transferFile,
  },
  async (actor, { body }) => fileView(await matchFile(actor, await sentOf(body))),
);

defineRoute(
  {
    method: "post",
    path: "/payments/transfers/confirm",
    domain,
    summary: "Confirms chosen transfers of a bank's file: their orders are paid, and leave where they waited for it",
    right: "admin",
    bodyType: "multipart/form-data",
    body: confirmInput.extend({ file: statement }),
    once: true,
    refuses: [422],
    answer: confirmed,
  },
  async (actor, { body, key }) => confirmTransfers(actor, { ...(await sentOf(body)), chosen: body.chosen, key }),
);

defineRoute(
  {
    method: "post",
    path: "/payments/received/{companyId}/{orderId}",
    domain,
    summary: "Notes money that came at pick-up, or was given back by hand for an order that was called off",
    right: "admin",
    params: params.extend({ companyId: pathId }),
    body: z.object({ kind: z.enum(["paid", "refunded"]) }),
    once: true,
    refuses: [404, 409],
    answer: ok,
  },
  (actor, { params: { companyId, orderId }, body, key }) =>
    noteMoney(actor, { companyId, orderNumber: orderId, ...body, key }),
);

defineRoute(
  {
    method: "post",
    path: "/payments/received/{companyId}/{orderId}/refund",
    domain,
    summary:
      "Gives back a part of what was paid for an order that stands, in cents: by card, else noted as given by hand",
    right: "admin",
    params: params.extend({ companyId: pathId }),
    body: z.object({ cents: z.number().int().min(1).max(2_000_000_000) }),
    once: true,
    refuses: [404, 409, 422],
    answer: ok,
  },
  (actor, { params: { companyId, orderId }, body, key }) =>
    refundPart(actor, { companyId, orderNumber: orderId, ...body, key }),
);

/** A file, or the same as text. */
async function sentOf({
  file,
  text,
}: {
  file?: File;
  text?: string;
}): Promise<{ bytes: Uint8Array; fileName: string }> {
  const sent = fileOf(file);
  if (sent) return { bytes: new Uint8Array(await sent.arrayBuffer()), fileName: sent.name };
  if (!text?.trim()) throw invalid("no-file", "Choose a file, or paste what it holds.");
  return { bytes: new TextEncoder().encode(text), fileName: "-" };
}
