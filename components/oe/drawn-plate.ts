import type { OePartsAnswer } from "@/lib/domains/oe/schema";
import { partArt } from "./part-art";
import { laidOut } from "./plate-layout";

/**
 * A plate as it is shown: the drawing that its maker sent, else ours, of which each shape names the drawing of its part in
 * place of its kind.
 */
export function drawnPlate({
  illustration,
  parts,
}: Pick<OePartsAnswer, "illustration" | "parts">): OePartsAnswer["illustration"] {
  if (illustration.drawing) return illustration;
  const genarts = new Map(parts.toReversed().map(({ position, genartId }) => [position, genartId]));
  const shapes = illustration.shapes.map((shape) => ({
    ...shape,
    kind: partArt(genarts.get(shape.position) ?? null, shape.kind),
  }));
  return laidOut({ ...illustration, shapes });
}
