import type { DocumentErrorKind, QuoteDocument } from "./port";

export interface WorkerRequest {
  id: number;
  document: QuoteDocument;
}

export type WorkerAnswer =
  { id: number; bytes: Uint8Array<ArrayBuffer> } | { id: number; kind: DocumentErrorKind; message: string };
