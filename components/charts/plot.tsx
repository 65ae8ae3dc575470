import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { labelledPlaces, percentUp } from "./scale";

interface Props {
  /** What an assistive reader hears of the drawing; all numbers stand in the table below. */
  title: string;
  end: number;
  /** How a number of the axis is written. */
  show: (value: number) => string;
  labels: readonly string[];
  children: ReactNode;
}

/** The least width of the plot, in pixels: on a phone, and where its container is wide. */
const narrow = 250;
const wide = 560;

/** The ground of a drawing over level places: three lines with what they stand for, names below; as wide as its place. */
export function Plot({ title, end, show, labels, children }: Props) {
  return (
    <div role="img" aria-label={title} dir="ltr" className="@container pt-5 text-data print:[print-color-adjust:exact]">
      <div className="relative ms-12 h-52">
        {[0, end / 2, end].map((value) => (
          <div
            key={value}
            className="absolute inset-x-0 border-t border-line"
            style={{ bottom: `${percentUp(value, end)}%` }}
          >
            <span className="num absolute end-full me-2 -translate-y-1/2 whitespace-nowrap text-ink-3">
              {show(value)}
            </span>
          </div>
        ))}
        <div className="absolute inset-0 flex">{children}</div>
      </div>
      <PlaceNames labels={labels} />
    </div>
  );
}

function PlaceNames({ labels }: { labels: readonly string[] }) {
  const [few, many] = [narrow, wide].map((width) => new Set(labelledPlaces(labels, width)));
  return (
    <div className="relative ms-12 mt-1 h-5 text-ink-2">
      {labels.map((label, at) =>
        few?.has(at) || many?.has(at) ? (
          <span
            key={label}
            style={{ left: `${((at + 0.5) / labels.length) * 100}%` }}
            className={cn(
              "absolute -translate-x-1/2 whitespace-nowrap",
              !few?.has(at) && "hidden @xl:inline",
              !many?.has(at) && "@xl:hidden",
            )}
          >
            {label}
          </span>
        ) : null,
      )}
    </div>
  );
}
