import type { ReactNode } from "react";
import { cn } from "./cn";

type ColourDotProps = { hex: string | null; className?: string; children: ReactNode };

/** A paint and its name; without a known shade the dot is hatched. */
export function ColourDot({ hex, className, children }: ColourDotProps) {
  return (
    <span className={cn("inline-flex items-center gap-1.5", className)}>
      <svg aria-hidden viewBox="0 0 14 14" className="size-3.5 shrink-0 forced-color-adjust-none">
        <circle cx="7" cy="7" r="6" fill={hex ?? "var(--sunk)"} stroke="var(--edge)" />
        {hex ? null : <path d="M3 9l6-6M5 11l6-6" stroke="var(--edge)" />}
      </svg>
      {children}
    </span>
  );
}
