import { parentPort, workerData } from "node:worker_threads";
import { DocumentError } from "./port";
import { renderInvoicePdf } from "./render-invoice";
import { renderQuotePdf } from "./render-quote";
import type { WorkerAnswer, WorkerRequest } from "./worker-messages";

const { root } = workerData as { root: string };

async function answer({ id, document }: WorkerRequest): Promise<WorkerAnswer> {
  try {
    const bytes = "invoice" in document ? renderInvoicePdf(document, root) : renderQuotePdf(document, root);
    return { id, bytes: Uint8Array.from(await bytes) };
  } catch (error) {
    const kind = error instanceof DocumentError ? error.kind : "unavailable";
    return { id, kind, message: error instanceof Error ? error.message : String(error) };
  }
}

// One at a time: two layouts in one thread only share its time and double its memory.
let queue = Promise.resolve();
parentPort?.on("message", (request: WorkerRequest) => {
  queue = queue.then(async () => {
    const message = await answer(request);
    parentPort?.postMessage(message, "bytes" in message ? [message.bytes.buffer] : []);
  });
});
