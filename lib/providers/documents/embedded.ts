import { existsSync } from "node:fs";
import { checkQuote } from "./check-quote";
import { DocumentError, type DocumentRenderer } from "./port";
import { renderInvoicePdf } from "./render-invoice";
import { renderQuotePdf } from "./render-quote";
import { renderSheetPdf } from "./render-sheet";
import { createWorkerClient } from "./worker-client";

/** A quote of more lines would hold the event loop for over a tenth of a second. */
export const MOST_LINES_IN_PROCESS = 12;

interface Places {
  /** The folder that holds node_modules. */
  root: string;
  /** The bundled thread; where it does not exist (sources run without a build) every document is laid out in the process. */
  workerFile: string;
}

/** Documents laid out here, without any outside service: short ones in the process, long ones in a thread. */
export function createEmbeddedRenderer({ root, workerFile }: Places): DocumentRenderer {
  const worker = createWorkerClient(workerFile, root);
  return {
    async renderQuote(document) {
      checkQuote(document);
      const count = document.lines.length + (document.labour?.length ?? 0);
      if (count > MOST_LINES_IN_PROCESS && existsSync(workerFile)) return worker.render(document);
      try {
        return await renderQuotePdf(document, root);
      } catch (error) {
        if (error instanceof DocumentError) throw error;
        throw new DocumentError("unavailable", "The quote could not be laid out.", { cause: error });
      }
    },
    async renderInvoice(document) {
      try {
        if (document.lines.length > MOST_LINES_IN_PROCESS && existsSync(workerFile))
          return await worker.render(document);
        return await renderInvoicePdf(document, root);
      } catch (error) {
        if (error instanceof DocumentError) throw error;
        throw new DocumentError("unavailable", "The invoice could not be laid out.", { cause: error });
      }
    },
    async renderSheet(document) {
      try {
        return await renderSheetPdf(document, root);
      } catch (error) {
        throw new DocumentError("unavailable", "The sheet could not be laid out.", { cause: error });
      }
    },
    close: () => worker.close(),
  };
}
