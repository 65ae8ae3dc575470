import type { OemConfig } from "./schema";

/** How the OEM block behaves: two clicks within 250 ms are a double click, number tables page above 50 rows. */
export const oemBlock: OemConfig = {
  tabs: ["oems", "alternatives"],
  counts: ["vendors", "items", "oems", "mddOems"],
  doubleClickMs: 250,
  oemsPerPage: 50,
  alternativesPerPage: 10,
};

export interface Click<Key> {
  key: Key;
  at: number;
}

/** A click selects its row; a second one on the same row within 250 ms opens it. Times in ms. */
export function readClick<Key>(last: Click<Key> | null, click: Click<Key>): "select" | "open" {
  const again = last !== null && last.key === click.key && click.at - last.at <= oemBlock.doubleClickMs;
  return again ? "open" : "select";
}

/** One page of rows, and how many pages there are; a single page up to the limit. Pages count from 1. */
export function pageOfRows<Row>(rows: readonly Row[], page: number, size: number): { rows: Row[]; pages: number } {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const at = Math.min(Math.max(page, 1), pages) - 1;
  return { rows: rows.slice(at * size, (at + 1) * size), pages };
}
