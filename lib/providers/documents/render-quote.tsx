import { renderToBuffer } from "@react-pdf/renderer";
import { mainMeasure } from "./fonts/measure";
import { prepareFonts } from "./fonts/register";
import { pageGroups } from "./pdf/page-groups";
import { QuotePdf } from "./pdf/quote-pdf";
import { logoOf, mixesInks } from "./logo";
import type { QuoteDocument } from "./port";
import { wordingOf } from "./wording";

/** How many pages a file of react-pdf has: its tree of pages stands uncompressed. */
function pagesOf(bytes: Buffer): number {
  const tree = bytes.indexOf("/Type /Pages");
  return Number(/\/Count (\d+)/.exec(bytes.toString("latin1", tree, tree + 40))?.[1]);
}

async function drawQuote(document: QuoteDocument, root: string): Promise<Uint8Array> {
  const { pictures: _, draft, ...written } = document;
  const { logo: __, ...company } = document.company;
  await prepareFonts(root, JSON.stringify({ ...written, company, draft: draft?.number }));
  const words = await wordingOf(document.language, document.quote.currency);
  const groups = pageGroups(document, words, mainMeasure());
  const given = { document, words, groups };
  const bytes = await renderToBuffer(<QuotePdf {...given} counted />);
  return pagesOf(bytes) === groups.length ? bytes : renderToBuffer(<QuotePdf {...given} counted={false} />);
}

/** A logo of inks gives way to the initials. */
function onScreen(document: QuoteDocument): QuoteDocument {
  const logo = logoOf(document.company.logo);
  return logo && mixesInks(logo) ? { ...document, company: { ...document.company, logo: null } } : document;
}

/** The bytes of a quote's PDF, laid out in the calling thread: some 5 ms a line. Root is the folder that holds node_modules. */
export async function renderQuotePdf(document: QuoteDocument, root: string): Promise<Uint8Array> {
  const { draft } = document;
  if (!draft) return drawQuote(document, root);
  const drawn = await drawQuote(onScreen(document), root);
  const { sealInvoice } = await import("./facturx/seal");
  return sealInvoice(drawn, draft, root);
}
