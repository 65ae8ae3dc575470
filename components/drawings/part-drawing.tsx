import { Drawing, type DrawingProps } from "./drawing";
import type { PartName } from "./part-names";
import { drawingHref } from "./sheet-versions";

/** A drawing of the parts' sheet: the page carries a reference, however many rows show it. */
export function PartDrawing({ name, ...rest }: DrawingProps & { name: PartName }) {
  return (
    <Drawing box="0 0 32 32" {...rest}>
      <use href={drawingHref("parts", name)} />
    </Drawing>
  );
}

/** The same on its pad, as it stands at the beginning of a row. */
export function PartPad({ name, className = "" }: { name: PartName; className?: string }) {
  return (
    <span className={`part-pad ${className}`}>
      <PartDrawing name={name} />
    </span>
  );
}
