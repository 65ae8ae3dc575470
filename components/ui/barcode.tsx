import { cn } from "./cn";

type BarcodeProps = { modules: string; digits: string; label?: string; className?: string };

const QUIET = 11;
const TALL = 58;
const SHORT = 53;
const HEIGHT = 69;

/** Guards reach below the others: by number of modules, the places where they stand (EAN-13 and UPC-A, EAN-8). */
const guards: Record<number, readonly (readonly [number, number])[]> = {
  95: [
    [0, 3],
    [45, 50],
    [92, 95],
  ],
  67: [
    [0, 3],
    [31, 36],
    [64, 67],
  ],
};

/** One rectangle of path per run of dark modules. */
export function barsPath(modules: string): string {
  const tall = guards[modules.length] ?? [];
  return Array.from(modules.matchAll(/1+/g), (run) => {
    const height = tall.some(([from, to]) => run.index >= from && run.index < to) ? TALL : SHORT;
    return `M${run.index} 0h${run[0].length}v${height}h-${run[0].length}z`;
  }).join("");
}

type Group = { text: string; x: number; width: number };

/** Under the bars: the first digit outside and two halves for 13, two halves for 8, else the whole in the middle. */
function groups(digits: string, size: number): Group[] {
  if (size === 95 && digits.length === 13)
    return [
      { text: digits.slice(0, 1), x: -9, width: 6 },
      { text: digits.slice(1, 7), x: 4, width: 40 },
      { text: digits.slice(7), x: 51, width: 40 },
    ];
  if (size === 67 && digits.length === 8)
    return [
      { text: digits.slice(0, 4), x: 4, width: 26 },
      { text: digits.slice(4), x: 37, width: 26 },
    ];
  return [{ text: digits, x: 0, width: size }];
}

/** A bar code from its modules (a string of 0 and 1), black on white in both themes so that scanners read it. */
export function Barcode({ modules, digits, label, className }: BarcodeProps) {
  const size = modules.length;
  return (
    <svg
      viewBox={`${-QUIET} -4 ${size + 2 * QUIET} ${HEIGHT}`}
      role="img"
      aria-label={label ?? digits}
      shapeRendering="crispEdges"
      className={cn("num h-20 rounded-sm bg-white forced-color-adjust-none", className)}
    >
      <rect x={-QUIET} y="-4" width={size + 2 * QUIET} height={HEIGHT} fill="#fff" />
      <path d={barsPath(modules)} fill="#000" />
      {groups(digits, size).map((group) => (
        <text
          key={group.x}
          x={group.x + group.width / 2}
          y="60.5"
          textAnchor="middle"
          fontSize="8"
          letterSpacing=".8"
          fill="#000"
        >
          {group.text}
        </text>
      ))}
    </svg>
  );
}
