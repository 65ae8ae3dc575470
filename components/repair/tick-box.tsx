/** A box to tick, on the screen or by hand on paper; nothing of it is kept. */
export function TickBox({ label }: { label: string }) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      className="mt-0.5 size-4 shrink-0 accent-accent print:appearance-none print:border print:border-ink"
    />
  );
}
