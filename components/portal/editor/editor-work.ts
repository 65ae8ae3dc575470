import type { Board, BoardWidget } from "@/lib/domains/portal/editor/schema";
import type { Tile } from "@/lib/domains/portal/tiles/schema";

/** What the editor has open beside its board. */
export type Opened =
  | { kind: "add"; widget: string }
  | { kind: "edit"; tile: Tile }
  | { kind: "duplicate"; tile: Tile }
  | { kind: "remove"; tile: Tile }
  | { kind: "history"; widget: string; tile: Tile | null }
  | { kind: "widget"; widget: BoardWidget | null }
  | { kind: "removeWidget"; widget: BoardWidget }
  | { kind: "groups" };

/** What every part of an editor works with: the board, a way to open something beside it, and to read it anew. */
export interface EditorWork {
  board: Board;
  open: (opened: Opened) => void;
  reload: () => Promise<unknown>;
}
