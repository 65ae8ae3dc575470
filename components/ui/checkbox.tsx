import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "children"> & { label: ReactNode; count?: ReactNode };

/** One line of a facet or of a form: box, words, and how many things the choice would leave. */
export function Checkbox({ label, count, className, ...rest }: CheckboxProps) {
  return (
    <label className={cn("check-line", className)}>
      <span className="check-mark">
        <input {...rest} type="checkbox" className="check-box" />
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
