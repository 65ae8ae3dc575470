import { useId, type ReactNode } from "react";
import { cn } from "./cn";

type TooltipProps = {
  text: ReactNode;
  side?: "above" | "below";
  className?: string;
  children: (control: { "aria-describedby": string }) => ReactNode;
};

/** A few words about a control, on hover and on focus; spread what the child function receives on the control. */
export function Tooltip({ text, side = "above", className, children }: TooltipProps) {
  const id = useId();
  return (
    <span className={cn("group/tip relative inline-flex", className)}>
      {children({ "aria-describedby": id })}
      <span
        id={id}
        role="tooltip"
        className={cn(
          "absolute start-1/2 z-40 hidden w-max max-w-60 -translate-x-1/2 animate-appear rounded bg-ink px-2 py-1 text-data text-paper",
          "group-focus-within/tip:block group-hover/tip:block rtl:translate-x-1/2 contrast-forced:border",
          side === "above" ? "bottom-full mb-1.5" : "top-full mt-1.5",
        )}
      >
        {text}
      </span>
    </span>
  );
}
