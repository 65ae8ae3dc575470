import type { ReactNode } from "react";

/** One family of samples under its name. */
export function SampleGrid({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-3">
      <h3 className="text-data font-strong text-ink-2">{title}</h3>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </section>
  );
}
