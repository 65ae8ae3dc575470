import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import type { Combobox } from "./use-combobox";

interface Props {
  box: Combobox;
  label: string;
  /** How many there are, said to who does not see them. */
  said: string;
  className: string;
  children: ReactNode;
}

/** The options that a field opens below itself, over what stands there. */
export function OptionList({ box, label, said, className, children }: Props) {
  return (
    <>
      <span role="status" className="sr-only">
        {said}
      </span>
      <div
        {...box.list}
        aria-label={label}
        className={cn(
          "absolute inset-x-0 z-30 overflow-y-auto rounded-md border border-line bg-paper p-1 shadow-float",
          className,
        )}
      >
        {children}
      </div>
    </>
  );
}
