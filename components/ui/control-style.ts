import { cn } from "./cn";

export type ControlSize = "md" | "lg";

const sizes: Record<ControlSize, string> = { md: "h-8 text-body", lg: "h-10 text-sub" };

/** The classes of every control that holds text: input, select, textarea. */
export function controlClasses(size: ControlSize = "md", className?: string): string {
  return cn(
    "w-full min-w-0 rounded border border-edge bg-paper px-3 text-ink transition-colors touch:min-h-11 touch:text-[1rem]",
    "hover:border-ink-2 focus-visible:outline-offset-0 aria-invalid:border-no aria-invalid:bg-no-soft",
    "disabled:border-line disabled:bg-sunk disabled:text-ink-3 [&[readonly]]:bg-ground",
    sizes[size],
    className,
  );
}

/** The classes of a choice of a file: its button looks like the others. */
export const fileClasses =
  "max-w-full rounded py-1 text-data text-ink-2 touch:min-h-11 file:me-3 file:h-8 file:cursor-pointer file:rounded " +
  "file:border file:border-solid file:border-line file:bg-paper file:px-3 file:font-strong file:text-ink hover:file:bg-sunk";
