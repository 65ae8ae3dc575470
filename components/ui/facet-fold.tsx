import type { ReactNode } from "react";

interface Props {
  label: string;
  /** How many values are chosen. */
  chosen: number;
  children: ReactNode;
}

/** What narrows a list: beside it where there is room, folded above it on a phone. */
export function FacetFold({ label, chosen, children }: Props) {
  return (
    <>
      <details className="rounded-md border border-line bg-paper px-3 shadow-card lg:hidden">
        <summary className="min-h-11 cursor-pointer content-center font-medium">
          {label} {chosen > 0 ? <span className="num text-accent">{chosen}</span> : null}
        </summary>
        <div className="grid gap-3 pb-3">{children}</div>
      </details>
      <aside aria-label={label} className="hidden min-w-0 content-start gap-3 lg:grid">
        {children}
      </aside>
    </>
  );
}
