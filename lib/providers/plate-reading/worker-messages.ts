import type { PlateCandidate, PlateReadingFailure } from "./port";

export interface WorkerRequest {
  id: number;
  jpeg: Uint8Array;
}

export type WorkerAnswer =
  { id: number; candidates: PlateCandidate[] } | { id: number; kind: PlateReadingFailure; message: string };
