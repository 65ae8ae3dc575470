import { renderToBuffer } from "@react-pdf/renderer";
import { mainMeasure } from "./fonts/measure";
import { prepareFonts } from "./fonts/register";
import { pageGroups } from "./pdf/page-groups";
import { QuotePdf } from "./pdf/quote-pdf";
import type { QuoteDocument } from "./port";
import { wordingOf } from "./wording";

/** How many pages a file of react-pdf has: its tree of pages stands uncompressed. */
function pagesOf(bytes: Buffer): number {
  const tree = bytes.indexOf("/Type /Pages");
  return Number(/\/Count (\d+)/.exec(bytes.toString("latin1", tree, tree + 40))?.[1]);
}

/** The bytes of a quote's PDF, laid out in the calling thread: some 5 ms a line. Root is the folder that holds node_modules. */
export async function renderQuotePdf(document: QuoteDocument, root: string): Promise<Uint8Array> {
  const { pictures: _, ...written } = document;
  const { logo: __, ...company } = document.company;
  await prepareFonts(root, JSON.stringify({ ...written, company }));
  const words = await wordingOf(document.language, document.quote.currency);
  const groups = pageGroups(document, words, mainMeasure());
  const given = { document, words, groups };
  const bytes = await renderToBuffer(<QuotePdf {...given} counted />);
  return pagesOf(bytes) === groups.length ? bytes : renderToBuffer(<QuotePdf {...given} counted={false} />);
}
