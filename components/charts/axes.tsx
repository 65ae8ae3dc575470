import { heightOf, plot, widthOf } from "./scale";

interface Props {
  end: number;
  /** How a number of the axis is written. */
  show: (value: number) => string;
}

/** Three lines across the drawing with what they stand for. */
export function Axes({ end, show }: Props) {
  return (
    <g aria-hidden>
      {[0, end / 2, end].map((value) => {
        const y = heightOf(value, end);
        return (
          <g key={value}>
            <line x1={plot.start} x2={plot.end} y1={y} y2={y} className="stroke-line" strokeWidth="1" />
            <text x={plot.start - 6} y={y + 4} textAnchor="end" className="fill-ink-3 text-[11px]">
              {show(value)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** A word stays within the drawing. */
const within = (x: number, text: string): number => Math.min(x, plot.width - widthOf(text) / 2);

/** Words below places of the level axis. */
export function PlaceLabels({ labels }: { labels: readonly { x: number; text: string }[] }) {
  return (
    <g aria-hidden>
      {labels.map(({ x, text }) => (
        <text key={x} x={within(x, text)} y={plot.floor + 18} textAnchor="middle" className="fill-ink-2 text-[11px]">
          {text}
        </text>
      ))}
    </g>
  );
}
