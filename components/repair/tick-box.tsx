/** A box to tick, on the screen or by hand on paper; nothing of it is kept. */
export function TickBox({ label }: { label: string }) {
  return (
    <label className="mt-0.5 grid shrink-0 place-items-center self-start touch:mt-0 touch:size-11">
      <input
        type="checkbox"
        aria-label={label}
        className="size-4 accent-accent print:appearance-none print:border print:border-ink"
      />
    </label>
  );
}
