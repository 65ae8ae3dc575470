import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";

interface Props<T> {
  title: string;
  /** What is said where there is nothing to do. */
  empty: string;
  rows: readonly T[];
  row: (row: T) => ReactNode;
}

/** A part of the morning: its rows, or that there are none. */
export function DayBlock<T>({ title, empty, rows, row }: Props<T>) {
  return (
    <Card title={title}>
      {rows.length > 0 ? (
        <ul className="divide-y divide-line">{rows.map(row)}</ul>
      ) : (
        <p className="text-ink-3">{empty}</p>
      )}
    </Card>
  );
}

/** One line of it; what can be done stands at its end. */
export function DayRow({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-50 wrap-anywhere">{children}</div>
      {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
    </li>
  );
}

export const dayLink = "reach inline-flex min-h-6 items-center font-strong hover:text-accent hover:underline";
