import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "children"> & { label: ReactNode; count?: ReactNode };

const box =
  "col-start-1 row-start-1 size-[15px] appearance-none rounded-sm border-[1.5px] border-edge bg-paper transition-colors " +
  "checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent " +
  "disabled:border-line disabled:bg-sunk contrast-forced:appearance-auto";

/** One line of a facet or of a form: box, words, and how many things the choice would leave. */
export function Checkbox({ label, count, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={cn(
        "flex min-h-6.5 cursor-pointer items-center gap-2 text-ink-2 hover:text-ink has-checked:text-ink touch:min-h-11",
        "has-disabled:cursor-not-allowed has-disabled:text-ink-3",
        className,
      )}
    >
      <span className="grid shrink-0 place-items-center">
        <input {...rest} type="checkbox" className={cn("peer", box)} />
        <svg
          aria-hidden
          viewBox="0 0 12 12"
          className="pointer-events-none invisible col-start-1 row-start-1 size-3 fill-none stroke-accent-ink stroke-2 peer-checked:visible contrast-forced:hidden"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="m2.5 6.3 2.4 2.4 4.6-5.2" />
        </svg>
      </span>
      <span className="min-w-0 flex-1">{label}</span>
      {count !== undefined ? <span className="num text-data text-ink-3">{count}</span> : null}
    </label>
  );
}

/** The choices of one facet under their name. */
export function CheckboxGroup({
  legend,
  className,
  children,
}: {
  legend: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className={cn("min-w-0", className)}>
      <legend className="mb-1.5 text-data font-strong">{legend}</legend>
      {children}
    </fieldset>
  );
}
