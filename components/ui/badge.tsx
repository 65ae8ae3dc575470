import type { ReactNode } from "react";
import { cn } from "./cn";

export type Tone = "neutral" | "accent" | "fit" | "unknown" | "no";

const tones: Record<Tone, string> = {
  neutral: "bg-sunk text-ink-2",
  accent: "bg-accent-soft text-accent",
  fit: "bg-fit-soft text-fit",
  unknown: "bg-unknown-soft text-unknown",
  no: "bg-no-soft text-no",
};

type BadgeProps = { tone?: Tone; className?: string; children: ReactNode };

export function Badge({ tone = "neutral", className, children }: BadgeProps) {
  return <span className={cn("pill gap-1", tones[tone], className)}>{children}</span>;
}

/** A small number on a corner; the name of the thing it sits on must say it too, so it is hidden from readers. */
export function CountBadge({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span
      aria-hidden
      className={cn(
        "num rounded-[7px] bg-accent px-1 text-[0.625rem] leading-3.5 font-semibold text-accent-ink",
        className,
      )}
    >
      {children}
    </span>
  );
}

/** A quiet box that says something about what is around it, such as articles hidden and why. */
export function Note({ tone = "unknown", className, children }: BadgeProps) {
  return (
    <div className={cn("rounded px-2.5 py-2 text-data contrast-forced:border", tones[tone], className)}>{children}</div>
  );
}
