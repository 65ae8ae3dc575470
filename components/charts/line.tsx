import { Axes, PlaceLabels } from "./axes";
import { axisEnd, heightOf, labelledPlaces, plot, type Datum } from "./scale";

interface Props {
  title: string;
  points: readonly Datum[];
  /** The same places in another period, drawn with dashes. */
  others?: readonly Datum[];
  show: (value: number) => string;
}

/** A line over days, with a dashed one where another period is compared. */
export function Line({ title, points, others = [], show }: Props) {
  const end = axisEnd(Math.max(0, ...[...points, ...others].map(({ value }) => value)));
  const step = points.length > 1 ? (plot.end - plot.start) / (points.length - 1) : 0;
  const x = (at: number) => plot.start + step * at;
  const path = (data: readonly Datum[]) =>
    data
      .slice(0, points.length)
      .map(({ value }, at) => `${at === 0 ? "M" : "L"}${x(at).toFixed(1)} ${heightOf(value, end).toFixed(1)}`)
      .join("");
  const labelled = labelledPlaces(
    points.map(({ label }) => label),
    step,
  );
  return (
    <svg viewBox={`0 0 ${plot.width} ${plot.height}`} role="img" aria-label={title} direction="ltr" className="w-full">
      <Axes end={end} show={show} />
      {others.length > 0 ? (
        <path d={path(others)} fill="none" className="stroke-ink-3" strokeWidth="1.5" strokeDasharray="5 4" />
      ) : null}
      <path d={path(points)} fill="none" stroke="currentColor" strokeWidth="2.25" strokeLinejoin="round" />
      {points.map(({ label, value, shown }, at) => (
        <g key={label} data-point data-says={saysOf({ label, shown }, others[at])} className="group/point">
          <rect
            x={x(at) - step / 2}
            y={plot.top}
            width={Math.max(step, 2)}
            height={plot.floor - plot.top}
            fill="none"
            pointerEvents="all"
          />
          <circle
            cx={x(at)}
            cy={heightOf(value, end)}
            r={points.length === 1 ? 4 : 3.5}
            className={
              points.length === 1 ? "fill-current" : "fill-current opacity-0 group-data-current/point:opacity-100"
            }
          />
        </g>
      ))}
      <PlaceLabels labels={labelled.map((at) => ({ x: x(at), text: points[at]?.label ?? "" }))} />
    </svg>
  );
}

const saysOf = ({ label, shown }: Pick<Datum, "label" | "shown">, other: Datum | undefined): string =>
  other ? `${label} : ${shown} / ${other.shown} (${other.label})` : `${label} : ${shown}`;
