import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

interface Props {
  kind: "engine" | "gearbox";
  /** What stands on the plate. */
  code: string;
  /** The number below it. */
  number: string;
  /** Which side is shown, from 0. */
  view: number;
  /** What it shows, for readers. */
  label: string;
  className?: string;
}

interface Side {
  /** Outlines that are filled, the farthest first. */
  bodies: readonly string[];
  lines: string;
  /** Where the plate is riveted on; the view of the plate itself has none. */
  plate?: { x: number; y: number };
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const bolts = (places: readonly (readonly [number, number])[]) => places.map(([x, y]) => circle(x, y, 1.2)).join("");

const engineSides: readonly Side[] = [
  {
    bodies: [
      "M12 30h8v16h-8zM76 28h8v20h-8z",
      "M24 56h48l-5 11H29z",
      "M20 26h56v30H20z",
      "M24 13h48l4 13H20z",
      `${circle(17, 38, 7)}`,
    ],
    lines: `M30 26v30M42 26v8M54 26v8M66 26v30M28 13V8h7v5M40 13V8h7v5M52 13V8h7v5M64 13V8h5v5M24 20h48M32 61h32${circle(17, 38, 2.5)}`,
    plate: { x: 34, y: 38 },
  },
  {
    bodies: ["M28 10h40l4 8v34l-8 14H32l-8-14V18z", circle(38, 22, 8), circle(58, 22, 8), circle(48, 50, 10)],
    lines: `M30 22 38.2 49M66 22 57.8 49M38 14h20${circle(38, 22, 2)}${circle(58, 22, 2)}${circle(48, 50, 3)}${circle(52, 37, 3)}${bolts(
      [
        [30, 14],
        [66, 14],
        [28, 50],
        [68, 50],
      ],
    )}`,
    plate: { x: 34, y: 61 },
  },
  { bodies: ["M8 12h80v48H8z"], lines: "M14 66l6-6M82 6l-6 6M8 24 2 28M88 44l6-4" },
  {
    bodies: ["M28 10h40l14 14v28L70 66H26L14 52V24z", circle(48, 38, 24), circle(48, 38, 10)],
    lines: `${circle(48, 38, 20)}${circle(48, 38, 3.5)}${bolts([
      [30, 15],
      [66, 15],
      [19, 38],
      [77, 38],
      [30, 61],
      [66, 61],
    ])}M48 28v-6M48 54v-6M38 38h-6M64 38h-6`,
  },
];

const gearboxSides: readonly Side[] = [
  {
    bodies: ["M10 14h8v46h-8z", "M18 12l18 8v34l-18 8z", "M36 18h36l6 6v26l-6 6H36z", "M78 30h9v14h-9z"],
    lines: "M44 18v38M52 18v14M60 18v38M68 18v14M56 18l4-8h10M82 30v14M22 20v34",
    plate: { x: 42, y: 38 },
  },
  {
    bodies: ["M14 22l14-10h34l22 14v24L66 64H26L14 52z", circle(38, 40, 15), circle(68, 38, 8)],
    lines: `${circle(38, 40, 10)}${circle(38, 40, 4)}${circle(68, 38, 3)}${bolts([
      [22, 24],
      [60, 18],
      [78, 48],
      [28, 60],
      [60, 58],
    ])}`,
  },
  { bodies: ["M8 12h80v48H8z"], lines: "M14 66l6-6M82 6l-6 6M8 24 2 28M88 44l6-4" },
  {
    bodies: ["M22 14 48 6l26 8 10 24-10 24-26 6-26-6-10-24z", circle(48, 38, 23)],
    lines: `${circle(48, 38, 12)}${circle(48, 38, 5)}M48 33v10M43 38h10M60 38l14-10${bolts([
      [28, 18],
      [68, 18],
      [19, 38],
      [77, 38],
      [30, 59],
      [66, 59],
    ])}`,
  },
];

const platesView = 2;

/** A drawn view of an engine or a gearbox with its code on the plate. */
export function UnitPicture({ kind, code, number, view, label, className }: Props) {
  const sides = kind === "engine" ? engineSides : gearboxSides;
  const at = view % sides.length;
  const side = sides[at];
  if (!side) return null;
  const { bodies, lines, plate } = side;
  return (
    <svg
      viewBox="0 0 96 72"
      role="img"
      aria-label={label}
      className={cn("rounded border border-line bg-ground text-ink-2", className)}
      strokeWidth={1.3}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <g className="fill-paper stroke-current">
        {bodies.map((body) => (
          <path key={body} d={body} />
        ))}
      </g>
      <path d={lines} className="fill-none stroke-current" strokeWidth={1} />
      {plate ? (
        <g>
          <rect {...plate} width={28} height={9} rx={1} className="fill-accent-soft stroke-current" strokeWidth={0.8} />
          <PlateText x={plate.x + 14} y={plate.y + 6.6} size={5.6} most={25}>
            {code}
          </PlateText>
        </g>
      ) : null}
      {at === platesView ? (
        <g>
          <rect x={16} y={19} width={64} height={34} rx={2} className="fill-accent-soft stroke-current" />
          <PlateText x={48} y={36} size={12} most={58}>
            {code}
          </PlateText>
          <PlateText x={48} y={47} size={6.4} most={58}>
            {number}
          </PlateText>
        </g>
      ) : null}
    </svg>
  );
}

interface PlateTextProps {
  x: number;
  y: number;
  size: number;
  /** How wide the text may be. */
  most: number;
  children: string;
}

/** A stamped text, pressed together where it is too long for its plate. */
function PlateText({ x, y, size, most, children }: PlateTextProps): ReactNode {
  const long = children.length * size * 0.62 > most;
  return (
    <text
      {...{ x, y }}
      textAnchor="middle"
      fontSize={size}
      direction="ltr"
      className="num fill-current stroke-none"
      textLength={long ? most : undefined}
      lengthAdjust={long ? "spacingAndGlyphs" : undefined}
    >
      {children}
    </text>
  );
}
