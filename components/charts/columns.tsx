import { cn } from "@/components/ui/cn";
import { Plot } from "./plot";
import { endOf, fills, percentUp, type Place } from "./scale";

interface Props {
  title: string;
  places: readonly Place[];
  show: (value: number) => string;
  /** How a number above its column is written; left out where numbers would touch. */
  number?: (value: number) => string;
}

/** Most columns that bear their number. */
const mostNumbered = 7;

/** Upright columns, one to three at a place, told apart by their filling. */
export function Columns({ title, places, show, number }: Props) {
  const end = endOf(places);
  const isNumbered = number && places.length <= mostNumbered && places.every(({ values }) => values.length === 1);
  return (
    <Plot title={title} end={end} show={show} labels={places.map(({ label }) => label)}>
      {places.map(({ label, says, values }) => (
        <div
          key={label}
          data-point
          data-says={says}
          className="flex h-full min-w-0 flex-1 justify-center rounded-sm data-current:bg-accent-soft data-current:outline data-current:outline-accent"
        >
          <div className="flex h-full w-3/4 items-end justify-center gap-px">
            {values.map((value, at) => (
              <div
                key={at}
                style={{ height: `${percentUp(value, end)}%` }}
                className={cn("relative max-w-16 min-w-0 flex-1", value > 0 && "border border-ink-2", fills[at])}
              >
                {isNumbered ? (
                  <span className="num absolute inset-x-[-100%] bottom-full text-center font-strong text-ink">
                    {number(value)}
                  </span>
                ) : null}
              </div>
            ))}
          </div>
        </div>
      ))}
    </Plot>
  );
}
