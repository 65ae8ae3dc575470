import { renderToBuffer } from "@react-pdf/renderer";
import { loadMeasure } from "./fonts/measure";
import { registerFonts } from "./fonts/register";
import { pageGroups } from "./pdf/page-groups";
import { QuotePdf } from "./pdf/quote-pdf";
import type { QuoteDocument } from "./port";
import { wordingOf } from "./wording";

/** The bytes of a quote's PDF, laid out in the calling thread: some 5 ms a line. Root is the folder that holds node_modules. */
export async function renderQuotePdf(document: QuoteDocument, root: string): Promise<Uint8Array> {
  registerFonts(root);
  const words = wordingOf(document.language, document.quote.currency);
  const groups = pageGroups(document, words, await loadMeasure());
  return renderToBuffer(<QuotePdf document={document} words={words} groups={groups} />);
}
