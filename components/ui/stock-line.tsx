import type { ReactNode } from "react";
import { cn } from "./cn";

export type StockLevel = "in" | "soon" | "out";

const inks: Record<StockLevel, string> = { in: "text-fit", soon: "text-ink-3", out: "text-no" };

/** In stock is a full dot, on its way a ring, gone a barred dot: told apart without colour. */
const dots: Record<StockLevel, ReactNode> = {
  in: <circle cx="4" cy="4" r="3.5" fill="currentColor" />,
  soon: <circle cx="4" cy="4" r="2.75" fill="none" stroke="currentColor" strokeWidth="1.5" />,
  out: (
    <>
      <circle cx="4" cy="4" r="3.5" fill="currentColor" />
      <path d="M2.2 4h3.6" stroke="var(--paper)" strokeWidth="1.3" />
    </>
  ),
};

type StockLineProps = { level: StockLevel; label?: string; className?: string; children: ReactNode };

export function StockLine({ level, label, className, children }: StockLineProps) {
  return (
    <span className={cn("num flex items-baseline gap-1.5 text-data", className)}>
      <svg aria-hidden viewBox="0 0 8 8" className={cn("size-2 shrink-0", inks[level])}>
        {dots[level]}
      </svg>
      {label ? <span className="sr-only">{label}</span> : null}
      <span className="min-w-0">{children}</span>
    </span>
  );
}

/** The lines of one row, each place or arrival on its own. */
export function StockLines({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cn("grid gap-px", className)}>{children}</div>;
}
