import { Link } from "./link";
import { Fragment, type MouseEvent, type ReactNode } from "react";
import { cn } from "./cn";
import { pageWindow } from "./page-window";

type PaginationProps = {
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
  /** Turns the page in place; without it, and with a key held, the links lead there. */
  onPage?: (page: number) => void;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
  className?: string;
};

const cell =
  "num inline-flex h-7 min-w-7 items-center justify-center rounded px-1.5 text-data transition-colors touch:min-h-11 touch:min-w-11";
const quiet = "text-ink-2 hover:bg-sunk hover:text-ink";

interface StepProps {
  href?: string;
  label: string;
  rel: "prev" | "next";
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
}

function Step({ href, label, rel, onClick, children }: StepProps) {
  const icon = (
    <svg
      aria-hidden
      viewBox="0 0 12 12"
      className="size-3 fill-none stroke-current stroke-[1.75] rtl:-scale-x-100"
      strokeLinecap="round"
    >
      {children}
    </svg>
  );
  if (!href)
    return (
      <span aria-hidden className={cn(cell, "text-ink-3 opacity-50")}>
        {icon}
      </span>
    );
  return (
    <Link href={href} rel={rel} onClick={onClick} aria-label={label} className={cn(cell, quiet)}>
      {icon}
    </Link>
  );
}

export function Pagination({ page, pages, hrefFor, onPage, labels, className }: PaginationProps) {
  if (pages < 2) return null;
  const shown = pageWindow(page, pages);
  const turn = (number: number) =>
    onPage &&
    ((event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onPage(number);
    });
  return (
    <nav aria-label={labels.nav} className={cn("flex flex-wrap items-center gap-0.5", className)}>
      <Step href={page > 1 ? hrefFor(page - 1) : undefined} label={labels.previous} rel="prev" onClick={turn(page - 1)}>
        <path d="M7.5 2.5 4 6l3.5 3.5" />
      </Step>
      {shown.map((number, index) => (
        <Fragment key={number}>
          {index > 0 && number - (shown[index - 1] ?? number) > 1 ? <span className="px-1 text-ink-3">…</span> : null}
          <Link
            href={hrefFor(number)}
            onClick={turn(number)}
            prefetch={false}
            aria-label={labels.page(number)}
            aria-current={number === page ? "page" : undefined}
            className={cn(
              cell,
              number === page ? "bg-accent font-strong text-accent-ink contrast-forced:border" : quiet,
              Math.abs(number - page) > 1 && number !== 1 && number !== pages && "max-sm:hidden",
            )}
          >
            {number}
          </Link>
        </Fragment>
      ))}
      <Step href={page < pages ? hrefFor(page + 1) : undefined} label={labels.next} rel="next" onClick={turn(page + 1)}>
        <path d="M4.5 2.5 8 6l-3.5 3.5" />
      </Step>
    </nav>
  );
}
