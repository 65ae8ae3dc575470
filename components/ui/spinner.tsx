import { cn } from "./cn";

type SpinnerProps = { label?: string; className?: string };

export function Spinner({ label, className }: SpinnerProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cn("size-4 shrink-0 animate-spin fill-none stroke-current stroke-2", className)}
    >
      <circle cx="8" cy="8" r="6" opacity=".25" />
      <path d="M8 2a6 6 0 0 1 6 6" strokeLinecap="round" />
    </svg>
  );
}
