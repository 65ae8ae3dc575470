import type { ReactNode } from "react";
import { cn } from "./cn";

export type VerdictKind = "fits" | "unknown" | "no";

const looks: Record<VerdictKind, string> = {
  fits: "verdict-fits",
  unknown: "verdict-unknown",
  no: "verdict-no",
};

const inks: Record<VerdictKind, string> = { fits: "text-fit", unknown: "text-unknown", no: "text-no" };

const shapes: Record<VerdictKind, ReactNode> = {
  fits: <path d="m2 6.5 2.6 2.6L10 3" />,
  unknown: <path d="M3.5 4a2.5 2.5 0 1 1 3.7 2.2C6.4 6.6 6 7 6 7.7M6 10v.01" />,
  no: <path d="m2.5 2.5 7 7m0-7-7 7" />,
};

/** The sign alone: a tick, a question mark or a cross; `label` is what it says to readers. */
export function VerdictMark({ kind, label, className }: { kind: VerdictKind; label?: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 12 12"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cn("verdict-mark", label && inks[kind], className)}
    >
      {shapes[kind]}
    </svg>
  );
}

type VerdictProps = { kind: VerdictKind; label: string; className?: string; children?: ReactNode };

/** Whether an article fits: sign, a short count such as 6/6 or the failing criterion, and the whole sentence for readers. */
export function Verdict({ kind, label, className, children }: VerdictProps) {
  return (
    <span title={label} className={cn("pill", looks[kind], className)}>
      <VerdictMark kind={kind} />
      <span className="sr-only">{label}</span>
      <span aria-hidden>{children}</span>
    </span>
  );
}
