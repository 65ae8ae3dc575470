"use client";

import type { KeyboardEvent, ReactNode } from "react";
import { Badge } from "./badge";
import { cn } from "./cn";

export type TabOption<V extends string> = { value: V; label: ReactNode; mark?: ReactNode };

type TabListProps<V extends string> = {
  /** Begins the ids of tabs and panels. */
  id: string;
  label: string;
  tabs: readonly TabOption<V>[];
  current: V;
  onChange: (value: V) => void;
  className?: string;
};

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Parts of one form side by side, without addresses: arrows, Home and End go from tab to tab. */
export function TabList<V extends string>({ id, label, tabs, current, onChange, className }: TabListProps<V>) {
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === "rtl";
    const mirrored = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" }[event.key];
    const step = steps[(isMirrored && mirrored) || event.key];
    const next =
      step &&
      tabs[
        step(
          tabs.findIndex(({ value }) => value === current),
          tabs.length,
        )
      ];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(`${id}-tab-${next.value}`)?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={press}
      className={cn("-mb-px flex gap-5 overflow-x-auto border-b border-line", className)}
    >
      {tabs.map(({ value, label: words, mark }) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={`${id}-tab-${value}`}
          aria-selected={value === current}
          aria-controls={`${id}-panel-${value}`}
          tabIndex={value === current ? 0 : -1}
          onClick={() => onChange(value)}
          className={cn(
            "flex h-9 items-center gap-1.5 border-b-2 whitespace-nowrap transition-colors touch:min-h-11 focus-visible:-outline-offset-2",
            value === current
              ? "border-accent font-strong text-accent"
              : "border-transparent text-ink-2 hover:text-ink",
          )}
        >
          {words}
          {mark === undefined ? null : <Badge tone="no">{mark}</Badge>}
        </button>
      ))}
    </div>
  );
}

type TabPanelProps<V extends string> = { id: string; value: V; current: V; className?: string; children: ReactNode };

/** What a tab shows; it stays in the form while another tab is shown. */
export function TabPanel<V extends string>({ id, value, current, className, children }: TabPanelProps<V>) {
  return (
    <div
      role="tabpanel"
      id={`${id}-panel-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      hidden={value !== current}
      className={value === current ? className : undefined}
    >
      {children}
    </div>
  );
}
