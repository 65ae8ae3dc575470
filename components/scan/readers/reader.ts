import type { GreyFrame, Point } from "../frames/grey-frame";

/** Kinds of codes by the names of the browsers' BarcodeDetector. */
export type CodeFormat = "code_39" | "code_128" | "ean_13" | "ean_8" | "upc_a" | "data_matrix" | "qr_code";

/** A code that a reader saw: its text and its corners, from the first sign's upper end round to its lower end. */
export interface Seen {
  text: string;
  format: CodeFormat;
  corners: readonly [Point, Point, Point, Point];
}

/** Looks for codes of some kinds in a picture. */
export type Reader = (frame: GreyFrame, formats: readonly CodeFormat[]) => Promise<Seen[]>;
