import type { ReactNode } from "react";
import { Legend } from "./legend";
import { ReadOut } from "./read-out";

interface Props {
  /** What the drawing shows, and in a sentence what it says. */
  title: string;
  finding: string;
  /** How the drawing is read. */
  hint: string;
  /** Names of several series, in their order. */
  series?: { names: readonly string[]; drawn: "filled" | "lined" };
  /** Nothing was counted: the sentence says so, and nothing is drawn. */
  isEmpty?: boolean;
  /** What opens the table of the same numbers. */
  tableLabel: string;
  table: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A drawing under what it says, above the table of its numbers. */
export function ChartFrame({ title, finding, hint, series, isEmpty, tableLabel, table, actions, children }: Props) {
  return (
    <figure className="chart min-w-0 rounded-md border border-line bg-paper px-4 py-3 shadow-card">
      <figcaption className="flex flex-wrap items-start gap-2">
        <div className="me-auto min-w-0">
          <h2 className="text-sub font-semibold">{title}</h2>
          <p className="text-data text-ink-2">{finding}</p>
          {series && !isEmpty ? <Legend {...series} /> : null}
        </div>
        {isEmpty ? null : actions}
      </figcaption>
      {isEmpty ? null : (
        <>
          <ReadOut label={title} hint={hint}>
            {children}
          </ReadOut>
          <details className="chart-table mt-1">
            <summary className="w-fit cursor-pointer text-data text-accent touch:py-3.5">{tableLabel}</summary>
            <div className="mt-2 max-h-100 overflow-y-auto print:max-h-none">{table}</div>
          </details>
        </>
      )}
    </figure>
  );
}
