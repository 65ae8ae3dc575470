import { Drawing } from "./drawing";
import { drawingHref } from "./sheet-versions";

/** What a page shows instead of itself: an empty workbench, a plug out of its socket, a closed roller door. */
export function StateDrawing({ name }: { name: "empty" | "error" | "denied" }) {
  return (
    <Drawing box="0 0 64 64">
      <use href={drawingHref("states", name)} />
    </Drawing>
  );
}
