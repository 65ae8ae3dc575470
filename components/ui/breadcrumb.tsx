import { Link } from "./link";
import type { ReactNode } from "react";
import { cn } from "./cn";

export type Crumb = { label: ReactNode; href?: string };

/** The way to this page; the last crumb is the page itself, which a phone leaves to the heading below. */
export function Breadcrumb({
  label,
  crumbs,
  className,
}: {
  label: string;
  crumbs: readonly Crumb[];
  className?: string;
}) {
  return (
    <nav aria-label={label} className={cn("text-data text-ink-3", className)}>
      <ol className="flex flex-wrap items-center gap-x-1">
        {crumbs.map((crumb, index) => (
          <li key={index} className="flex items-center gap-1 last:not-first:max-sm:hidden">
            {index > 0 ? (
              <span aria-hidden className="inline-block rtl:-scale-x-100">
                ›
              </span>
            ) : null}
            {crumb.href ? (
              <Link
                href={crumb.href}
                className="reach inline-flex min-h-6 items-center hover:text-accent hover:underline"
              >
                {crumb.label}
              </Link>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? "page" : undefined} className="font-medium text-ink-2">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
