import { renderToBuffer } from "@react-pdf/renderer";
import { prepareFonts } from "./fonts/register";
import { InvoicePdf } from "./pdf/invoice-pdf";
import type { InvoiceDocument } from "./port";
import { invoiceWords, wordingOf } from "./wording";

/** The bytes of an invoice's PDF, laid out in the calling thread. Root is the folder that holds node_modules. */
export async function renderInvoicePdf(document: InvoiceDocument, root: string): Promise<Uint8Array> {
  const { logo: _, ...company } = document.company;
  await prepareFonts(root, JSON.stringify({ ...document, company }));
  const [words, say] = await Promise.all([
    wordingOf(document.language, document.invoice.currency),
    invoiceWords(document.language),
  ]);
  return renderToBuffer(<InvoicePdf document={document} words={words} say={say} />);
}
