import { cn } from "./cn";

type ProgressProps = { label: string; value?: number; text?: string; className?: string };

/** How far a long work is, 0 to 100; without a value it is under way with no known end. */
export function Progress({ label, value, text, className }: ProgressProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(Math.max(value, 0), 100));
  return (
    <div className={cn("grid gap-1", className)}>
      <div className="flex justify-between gap-3 text-data">
        <span className="text-ink-2">{label}</span>
        {text ? <span className="num text-ink-3">{text}</span> : null}
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
        className="h-1.5 overflow-hidden rounded-sm bg-sunk contrast-forced:border"
      >
        <div
          className={cn(
            "h-full rounded-sm bg-accent transition-[width] contrast-forced:bg-[Highlight]",
            percent === undefined && "w-1/3 animate-pulse",
          )}
          style={percent === undefined ? undefined : { width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
