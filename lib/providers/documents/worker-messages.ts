import type { DocumentErrorKind, InvoiceDocument, QuoteDocument } from "./port";

/** What may be too long for the process that answers requests. */
export type LongDocument = QuoteDocument | InvoiceDocument;

export interface WorkerRequest {
  id: number;
  document: LongDocument;
}

export type WorkerAnswer =
  { id: number; bytes: Uint8Array<ArrayBuffer> } | { id: number; kind: DocumentErrorKind; message: string };
