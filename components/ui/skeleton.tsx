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

const rowHeight = 4;

/** The rows of the article table before its articles; one element, since it travels with every page. */
export function SkeletonRows({ rows = 5 }: { rows?: number }) {
  const height = `${rows * rowHeight}rem`;
  return <div aria-hidden style={{ height }} className="grey-rows rounded-md border border-line shadow-card" />;
}
