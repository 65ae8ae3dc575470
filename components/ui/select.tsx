import type { ComponentProps } from "react";
import { cn } from "./cn";
import { controlClasses, type ControlSize } from "./control-style";

type SelectProps = Omit<ComponentProps<"select">, "size"> & { size?: ControlSize };

export function Select({ size, className, children, ...rest }: SelectProps) {
  return (
    <span className={cn("relative inline-grid w-full items-center", className)}>
      <select {...rest} className={controlClasses(size, "cursor-pointer appearance-none pe-8")}>
        {children}
      </select>
      <svg
        aria-hidden
        viewBox="0 0 16 16"
        className="pointer-events-none absolute end-2.5 size-3.5 fill-none stroke-ink-2 stroke-[1.75]"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="m4 6.5 4 4 4-4" />
      </svg>
    </span>
  );
}
