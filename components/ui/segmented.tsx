import type { ReactNode } from "react";
import { cn } from "./cn";

export type SegmentedOption<V extends string> = { value: V; label: ReactNode; disabled?: boolean };

type SegmentedProps<V extends string> = {
  legend: string;
  name: string;
  options: readonly SegmentedOption<V>[];
  value?: V;
  defaultValue?: V;
  onChange?: (value: V) => void;
  className?: string;
};

/** Two to four choices side by side: native radios, so arrows and forms work without script. */
export function Segmented<V extends string>({
  legend,
  name,
  options,
  value,
  defaultValue,
  onChange,
  className,
}: SegmentedProps<V>) {
  return (
    <fieldset
      className={cn(
        "inline-flex min-w-0 divide-x divide-line overflow-hidden rounded border border-line bg-paper text-data",
        className,
      )}
    >
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="one-of">
          <input
            type="radio"
            name={name}
            value={option.value}
            disabled={option.disabled}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            {...(onChange ? { onChange: () => onChange(option.value) } : {})}
            className="one-of-input"
          />
          <span className="pointer-events-none relative">{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
