import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

interface Detail {
  text: ReactNode;
  /** On which windows it stands. */
  on?: string;
}

/** One line of details: what finds no room on it is left out whole, from the end; the dot before each line lies outside. */
export function BarDetails({ details }: { details: readonly Detail[] }) {
  return (
    <div className="num h-[1lh] overflow-hidden text-data text-ink-2">
      <ul className="-ms-3 flex flex-wrap">
        {details.map(({ text, on }, index) =>
          text === null ? null : (
            <li
              key={index}
              className={cn(
                "max-w-full truncate [unicode-bidi:isolate]! before:inline-block before:w-3 before:text-center before:content-['·']",
                on,
              )}
            >
              <bdi>{text}</bdi>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
