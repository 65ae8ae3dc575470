import { cn } from "@/components/ui/cn";
import { Plot } from "./plot";
import { endOf, percentUp, type Place } from "./scale";

interface Props {
  title: string;
  /** The second value of a place, where there is one, is that of another period. */
  places: readonly Place[];
  show: (value: number) => string;
}

/** A line over days, with a dashed one where another period is compared. */
export function Line({ title, places, show }: Props) {
  const end = endOf(places);
  const path = (series: number) =>
    places
      .flatMap(({ values }, at) => {
        const value = values[series];
        return value === undefined ? [] : [`${((at + 0.5) / places.length) * 100} ${100 - percentUp(value, end)}`];
      })
      .map((point, at) => `${at === 0 ? "M" : "L"}${point}`)
      .join("");
  const shared = { fill: "none", vectorEffect: "non-scaling-stroke", strokeLinejoin: "round" } as const;
  return (
    <Plot title={title} end={end} show={show} labels={places.map(({ label }) => label)}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
        <path {...shared} d={path(1)} className="stroke-ink-3" strokeWidth="1.5" strokeDasharray="5 4" />
        <path {...shared} d={path(0)} stroke="currentColor" strokeWidth="2.25" />
      </svg>
      {places.map(({ label, says, values: [value = 0] }) => (
        <div
          key={label}
          data-point
          data-says={says}
          className="group/point relative min-w-0 flex-1 data-current:bg-accent-soft/60"
        >
          <span
            style={{ bottom: `${percentUp(value, end)}%` }}
            className={cn(
              "absolute -inset-x-4 mx-auto size-2 translate-y-1/2 rounded-full bg-current",
              places.length > 1 && "hidden group-data-current/point:block",
            )}
          />
        </div>
      ))}
    </Plot>
  );
}
