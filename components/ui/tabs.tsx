import { Link } from "./link";
import type { ReactNode } from "react";
import { cn } from "./cn";

export type Tab = { href: string; label: ReactNode; count?: ReactNode; current?: boolean };

/** Views of one thing, each with its own address. */
export function Tabs({ label, tabs, className }: { label: string; tabs: readonly Tab[]; className?: string }) {
  return (
    <nav aria-label={label} className={cn("border-b border-line", className)}>
      <ul className="-mb-px flex gap-5 overflow-x-auto">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link
              href={tab.href}
              aria-current={tab.current ? "page" : undefined}
              className={cn(
                "flex h-9 items-center gap-1.5 border-b-2 whitespace-nowrap transition-colors touch:min-h-11 focus-visible:-outline-offset-2",
                tab.current ? "border-accent font-strong text-accent" : "border-transparent text-ink-2 hover:text-ink",
              )}
            >
              {tab.label}
              {tab.count !== undefined ? (
                <span className="num text-data font-normal text-ink-3">{tab.count}</span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
