import type { ScanKind } from "../kinds";
import type { Reading } from "../reading/weigh";
import type { Ask, Told } from "./messages";

export class ScanProblem extends Error {
  constructor(readonly kind: "unreadable" | "failed") {
    super(kind);
  }
}

export interface ScanClient {
  readFrame: (bitmap: ImageBitmap, kind: ScanKind) => Promise<Reading[]>;
  /** The codes of a file; rejects with ScanProblem when it is no picture. */
  readPicture: (file: Blob, kind: ScanKind) => Promise<Reading[]>;
  close: () => void;
}

type Waiting = { done: (readings: Reading[]) => void; fail: (problem: ScanProblem) => void };

/** The thread in which codes are read, so that the page goes on answering. */
export function openScanClient(): ScanClient {
  const worker = new Worker(new URL("./scan-worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, Waiting>();
  let count = 0;
  worker.onmessage = ({ data }: MessageEvent<Told>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ("readings" in data) one?.done(data.readings);
    else one?.fail(new ScanProblem(data.failed));
  };
  worker.onerror = () => {
    for (const one of waiting.values()) one.fail(new ScanProblem("failed"));
    waiting.clear();
  };
  const ask = (message: (id: number) => Ask, transfer: Transferable[] = []) =>
    new Promise<Reading[]>((done, fail) => {
      count += 1;
      waiting.set(count, { done, fail });
      worker.postMessage(message(count), transfer);
    });
  return {
    readFrame: (bitmap, kind) => ask((id) => ({ id, what: "frame", kind, bitmap }), [bitmap]),
    readPicture: (file, kind) => ask((id) => ({ id, what: "picture", kind, file })),
    close: () => worker.terminate(),
  };
}
