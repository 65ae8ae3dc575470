import type { ScanKind } from "../kinds";
import type { Reading } from "../reading/weigh";

/** What a page asks of the thread that reads codes. */
export type Ask =
  | { id: number; what: "frame"; kind: ScanKind; bitmap: ImageBitmap }
  | { id: number; what: "picture"; kind: ScanKind; file: Blob };

/** Its answer; a file that is no picture is "unreadable". */
export type Told = { id: number; readings: Reading[] } | { id: number; failed: "unreadable" | "failed" };
