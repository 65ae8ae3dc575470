import type { ModelBody } from "@/lib/domains/vehicles/models/body/rules";
import { Drawing, type DrawingProps } from "./drawing";
import { drawingHref } from "./sheet-versions";

export type BodyStyle = ModelBody;

/** A vehicle seen from its side, drawn, where no picture of it exists: nose to the right, on a field of 120 by 48. */
export function Silhouette({ body, className = "h-12", ...rest }: DrawingProps & { body: BodyStyle }) {
  return (
    <Drawing box="0 0 120 48" className={className} {...rest}>
      <use href={drawingHref("bodies", body)} />
    </Drawing>
  );
}
