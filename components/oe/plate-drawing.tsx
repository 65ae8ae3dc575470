import { cn } from "@/components/ui/cn";
import type { OePartsAnswer } from "@/lib/domains/oe/schema";
import { partOutline } from "./part-art";

interface Props {
  illustration: OePartsAnswer["illustration"];
  /** Positions that are chosen or pointed at. */
  lit: readonly (string | null)[];
}

const centre = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }) => ({ x: x + w / 2, y: y + h / 2 });

/** The lines of a plate: parts along their axis, each joined to the mark of its position, or the drawing that its maker sent. */
export function PlateDrawing({ illustration, lit }: Props) {
  const { width, height, shapes, hotspots, axis, drawing } = illustration;
  const marks = new Map(hotspots.map((spot) => [spot.position, spot]));
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      className="block h-full w-full"
      fill="none"
      strokeLinejoin="round"
    >
      {axis.length > 1 ? (
        <polyline
          points={axis.map((point) => point.join(",")).join(" ")}
          className="stroke-line"
          strokeDasharray="14 6 3 6"
        />
      ) : null}
      {drawing?.map(({ d, width: stroke, filled, matrix }, at) => (
        <path
          key={at}
          d={d}
          transform={matrix ? `matrix(${matrix.join(" ")})` : undefined}
          strokeWidth={stroke}
          className={cn("stroke-ink-2", filled && "fill-ink-2")}
        />
      ))}
      {shapes.map(({ position, kind, ...box }) => {
        const isLit = lit.includes(position);
        const mark = marks.get(position);
        const { x, y } = centre(box);
        return (
          <g key={position} data-part={position} className={isLit ? "stroke-accent" : "stroke-ink-2"}>
            {mark ? <path d={`M${x} ${y}L${mark.x} ${mark.y}`} className="stroke-line" /> : null}
            <path
              d={partOutline(kind, box)}
              strokeWidth={isLit ? 3.4 : 1.8}
              className={isLit ? "fill-accent-soft" : "fill-paper"}
            />
          </g>
        );
      })}
    </svg>
  );
}
