/** What a cell of a written table holds; a number stays one, a text is never a formula. */
export type Cell = string | number | null;

/** A column of a written table: its width in characters, and what its numbers are. */
export interface SheetColumn {
  width: number;
  kind: "text" | "whole" | "money";
}
