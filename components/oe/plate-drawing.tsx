import { drawingHref } from "@/components/drawings/sheet-versions";
import { cn } from "@/components/ui/cn";
import type { OePartsAnswer } from "@/lib/domains/oe/schema";

type Illustration = OePartsAnswer["illustration"];
type Shape = Illustration["shapes"][number];
type Mark = Illustration["hotspots"][number];

interface Props {
  illustration: Illustration;
  /** Positions that are chosen or pointed at. */
  lit: readonly (string | null)[];
}

/** Units from edge to edge in the drawings of a sheet. */
const grids = { parts: 32, plates: 64 } as const;

/** The lines of a plate: its parts, each below the mark of its position, or the drawing that its maker sent. */
export function PlateDrawing({ illustration, lit }: Props) {
  const { width, height, shapes, hotspots, axis, drawing } = illustration;
  const marks = new Map(hotspots.map((spot) => [spot.position, spot]));
  const pen = width / 420;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      className="block h-full w-full"
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path
        d={[assembly(shapes), axis.length > 1 ? `M${axis.map((point) => point.join(" ")).join("L")}` : ""].join("")}
        className="stroke-ink-3"
        strokeWidth={pen / 2}
        strokeDasharray="14 6 3 6"
      />
      {drawing?.map(({ d, width: stroke, filled, matrix }, at) => (
        <path
          key={at}
          d={d}
          transform={matrix ? `matrix(${matrix.join(" ")})` : undefined}
          strokeWidth={stroke}
          className={cn("stroke-ink-2", filled && "fill-ink-2")}
        />
      ))}
      {shapes.map((shape) => (
        <Part
          key={shape.position}
          shape={shape}
          mark={marks.get(shape.position)}
          isLit={lit.includes(shape.position)}
          pen={pen}
        />
      ))}
    </svg>
  );
}

/** The line along which the parts of a row are assembled, where it is long enough to be seen between them. */
const assembly = (shapes: readonly Shape[]): string =>
  shapes
    .map(({ x, y, w, h }, at) => {
      const next = shapes[at + 1];
      return next && next.x - x - w > 40 ? `M${x + w} ${y + h / 2}L${next.x} ${next.y + next.h / 2}` : "";
    })
    .join("");

interface PartProps {
  shape: Shape;
  mark: Mark | undefined;
  isLit: boolean;
  pen: number;
}

function Part({ shape: { position, kind, x, y, w, h }, mark, isLit, pen }: PartProps) {
  const [sheet, name] = kind.split("/") as [keyof typeof grids, string];
  const stroke = ((isLit ? 1.5 : 1) * pen * grids[sheet]) / w;
  const lead = mark && `M${mark.x} ${mark.y}L${mark.x + (x + w / 2 - mark.x) / 4} ${y + h / 10}`;
  return (
    <g data-part={position} className={isLit ? "stroke-accent" : "stroke-ink-2"}>
      {isLit ? <rect x={x} y={y} width={w} height={h} rx={w / 16} className="fill-accent-soft stroke-none" /> : null}
      {lead ? <path d={lead} className="stroke-ink-3" strokeWidth={pen / 2} /> : null}
      <use href={drawingHref(sheet, name)} x={x} y={y} width={w} height={h} strokeWidth={stroke} />
    </g>
  );
}
