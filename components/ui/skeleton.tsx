import type { ReactNode } from "react";
import { cn } from "./cn";

/** One grey bar; give it the width (and height) of what will stand there. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cn("grey-bar", className)} />;
}

/** Says once that something is on its way, around skeletons that only draw its shape. */
export function Loading({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

const widths = ["w-22", "w-15", "w-24", "w-18"];

export function SkeletonText({ lines = 2, className }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden className={cn("grid gap-1.5", className)}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={cn("max-w-full", widths[index % widths.length])} />
      ))}
    </div>
  );
}

/** The rows of the article table before its articles: picture, two lines of words, price. */
export function SkeletonRows({ rows = 5 }: { rows?: number }) {
  return (
    <div aria-hidden className="divide-y divide-line-2 rounded-md border border-line bg-paper shadow-card">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex h-16 items-center gap-4 px-2.5">
          <span className="size-11 animate-pulse rounded bg-sunk" />
          <SkeletonText />
          <SkeletonText className="max-sm:hidden" />
          <Skeleton className="ms-auto w-16" />
        </div>
      ))}
    </div>
  );
}
