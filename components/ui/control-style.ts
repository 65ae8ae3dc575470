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
