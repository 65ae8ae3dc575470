import { endOf, percentUp, type Place } from "./scale";

interface Props {
  title: string;
  places: readonly Place[];
  number: (value: number) => string;
}

/** Level bars one below the other, each between its name and its number. */
export function Bars({ title, places, number }: Props) {
  const end = endOf(places);
  return (
    <div
      role="img"
      aria-label={title}
      dir="ltr"
      className="grid grid-cols-[fit-content(40%)_minmax(0,1fr)_max-content] gap-x-2 text-data print:[print-color-adjust:exact]"
    >
      {places.map(({ label, says, values: [value = 0] }) => (
        <div
          key={label}
          data-point
          data-says={says}
          className="col-span-3 grid scroll-mb-16 break-inside-avoid grid-cols-subgrid items-center rounded-sm py-0.5 data-current:bg-accent-soft data-current:outline data-current:outline-accent"
        >
          <span className="num truncate text-end text-ink">{label}</span>
          <span className="h-3 bg-current" style={{ width: `${percentUp(value, end)}%` }} />
          <span className="num text-end text-ink">{number(value)}</span>
        </div>
      ))}
    </div>
  );
}
