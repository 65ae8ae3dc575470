import { Axes, PlaceLabels } from "./axes";
import { axisEnd, heightOf, labelledPlaces, plot, type Datum } from "./scale";

export interface Pillar extends Datum {
  /** A second number beside the first, drawn hatched. */
  other?: { value: number; shown: string } | undefined;
}

interface Props {
  /** What an assistive reader hears of the drawing; all numbers stand in the table below. */
  title: string;
  /** Names the pattern of the second series: one of a page. */
  id: string;
  pillars: readonly Pillar[];
  show: (value: number) => string;
}

/** Most columns that bear their number; more would touch. */
const mostShown = 14;

/** Upright columns, one or two at a place: the second is hatched, so that no colour is needed. */
export function Columns({ title, id, pillars, show }: Props) {
  const end = axisEnd(Math.max(0, ...pillars.flatMap(({ value, other }) => [value, other?.value ?? 0])));
  const step = (plot.end - plot.start) / Math.max(1, pillars.length);
  const hasOther = pillars.some(({ other }) => other);
  const width = Math.min(56, step * (hasOther ? 0.38 : 0.66));
  const labelled = labelledPlaces(
    pillars.map(({ label }) => label),
    step,
  );
  const middle = (at: number) => plot.start + step * (at + 0.5);
  return (
    <svg viewBox={`0 0 ${plot.width} ${plot.height}`} role="img" aria-label={title} direction="ltr" className="w-full">
      <defs>
        <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" className="fill-paper" />
          <rect width="2.5" height="6" className="fill-ink-2" />
        </pattern>
      </defs>
      <Axes end={end} show={show} />
      {pillars.map(({ label, value, shown, other }, at) => {
        const x = middle(at) - (hasOther ? width + 1 : width / 2);
        const says = `${label} : ${shown}${other ? ` / ${other.shown}` : ""}`;
        return (
          <g key={label} data-point data-says={says}>
            <rect
              x={plot.start + step * at}
              y={plot.top}
              width={step}
              height={plot.floor - plot.top}
              fill="transparent"
            />
            <Column x={x} width={width} value={value} end={end} fill="currentColor" />
            {other ? (
              <Column x={middle(at) + 1} width={width} value={other.value} end={end} fill={`url(#${id})`} />
            ) : null}
            {pillars.length <= mostShown && !hasOther ? (
              <text
                x={middle(at)}
                y={heightOf(value, end) - 5}
                textAnchor="middle"
                className="fill-ink text-[11px] font-strong"
              >
                {shown}
              </text>
            ) : null}
          </g>
        );
      })}
      <PlaceLabels labels={labelled.map((at) => ({ x: middle(at), text: pillars[at]?.label ?? "" }))} />
    </svg>
  );
}

interface ColumnProps {
  x: number;
  width: number;
  value: number;
  end: number;
  fill: string;
}

function Column({ x, width, value, end, fill }: ColumnProps) {
  const y = heightOf(value, end);
  return (
    <rect x={x} y={y} width={width} height={plot.floor - y} fill={fill} className="stroke-ink-2" strokeWidth="0.75" />
  );
}
