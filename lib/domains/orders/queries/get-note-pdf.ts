import { getLetterhead } from "@/lib/domains/account/companies/queries/get-letterhead";
import { listPayments } from "@/lib/domains/payments/queries/get-payment";
import { requireUser, type Actor } from "@/lib/platform/actor";
import { log } from "@/lib/platform/log";
import { unavailable } from "@/lib/platform/problems";
import { textsOf } from "@/lib/platform/texts";
import type { SheetDocument } from "@/lib/providers/documents/port";
import { writtenLanguage, type Language } from "@/lib/shared/languages";
import { createTranslator } from "@/lib/shared/translator";
import { deliveryNote } from "../document";
import { getOrder } from "./get-order";

/** The delivery note of an order as a PDF and the name to save it under; 503 while documents cannot be made. */
export async function getNotePdf(
  actor: Actor,
  { orderId, lang }: { orderId: string; lang: Language },
): Promise<{ bytes: Uint8Array; filename: string }> {
  requireUser(actor);
  const [order, house, messages] = await Promise.all([
    getOrder(actor, { orderId, lang }),
    getLetterhead(actor),
    textsOf(lang, "orders"),
  ]);
  const payments = await listPayments(actor, { orderNumbers: [orderId] });
  const { customerReference = null } = payments.get(orderId) ?? {};
  const document = await deliveryNote({ order, house, customerReference }, lang);
  const bytes = await print(document).catch((error: unknown) => {
    log.error({ err: error, order: orderId }, "a delivery note could not be printed");
    throw unavailable("document-failed", "The document cannot be made at the moment, please try again.");
  });
  const t = createTranslator({ locale: writtenLanguage(lang), messages, namespace: "document" });
  return { bytes, filename: t("fileName", { number: orderId }) };
}

/** The layout engine is large: a process loads it with its first document. */
async function print(document: SheetDocument): Promise<Uint8Array> {
  const { documentRenderer } = await import("@/lib/providers/documents");
  return documentRenderer().renderSheet(document);
}
