import type { ScanKind } from "../kinds";
import type { Reading } from "../reading/weigh";
import { limitedAsks } from "./limited-asks";

export interface ScanClient {
  readFrame: (bitmap: ImageBitmap, kind: ScanKind) => Promise<Reading[]>;
  /** The codes of a file; rejects with ScanProblem when it is no picture or nobody answers. */
  readPicture: (file: Blob, kind: ScanKind) => Promise<Reading[]>;
  close: () => void;
}

/** The thread in which codes are read, so that the page goes on answering. */
export function openScanClient(): ScanClient {
  const { ask, close } = limitedAsks(
    () => new Worker(new URL("./scan-worker.ts", import.meta.url), { type: "module" }),
  );
  return {
    readFrame: (bitmap, kind) => ask((id) => ({ id, what: "frame", kind, bitmap }), [bitmap]),
    readPicture: (file, kind) => ask((id) => ({ id, what: "picture", kind, file })),
    close,
  };
}
