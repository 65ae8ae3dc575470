import { axisEnd, type Datum } from "./scale";

const row = 18;
const names = 96;
const width = 720;
const numbers = 64;

/** Level bars one below the other, each between its name and its number. */
export function Bars({ title, bars }: { title: string; bars: readonly Datum[] }) {
  const end = axisEnd(Math.max(0, ...bars.map(({ value }) => value)));
  const most = width - names - numbers;
  const height = Math.max(1, bars.length) * row;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title} direction="ltr" className="w-full">
      {bars.map(({ label, value, shown }, at) => {
        const [y, long] = [at * row, (Math.max(0, value) / end) * most];
        return (
          <g key={label} data-point data-says={`${at + 1}. ${label} : ${shown}`}>
            <rect x="0" y={y} width={width} height={row} fill="transparent" />
            <text x={names - 8} y={y + 13} textAnchor="end" className="fill-ink text-[11px]">
              {label}
            </text>
            <rect x={names} y={y + 3} width={long} height={row - 6} fill="currentColor" />
            <text x={names + long + 6} y={y + 13} className="fill-ink text-[11px]">
              {shown}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
