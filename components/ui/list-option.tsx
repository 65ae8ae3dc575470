import { useEffect, useRef, type ReactNode } from "react";
import { cn } from "./cn";

interface Props {
  id: string;
  /** The one that Enter takes; it stays in view. */
  active: boolean;
  /** Where several can be taken, whether this one is; elsewhere the active one counts as selected. */
  selected?: boolean;
  onChoose: () => void;
  /** How its parts lie; one line of them by default. */
  layout?: string;
  children: ReactNode;
}

const oneLine = "min-h-8 items-center gap-3";

/** A line of a listbox whose focus stays in its field. */
export function ListOption({ id, active, selected = active, onChoose, layout = oneLine, children }: Props) {
  const line = useRef<HTMLDivElement>(null);
  // Some browsers' scrolling answers with a promise, which an effect must not return.
  useEffect(() => {
    if (active) line.current?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <div
      ref={line}
      id={id}
      role="option"
      aria-selected={selected}
      onClick={onChoose}
      className={cn(
        "flex cursor-pointer rounded px-2.5 touch:min-h-11",
        active ? "bg-accent-soft text-accent" : "hover:bg-sunk",
        layout,
      )}
    >
      {children}
    </div>
  );
}
