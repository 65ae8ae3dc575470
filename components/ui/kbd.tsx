import type { ReactNode } from "react";
import { cn } from "./cn";

export function Kbd({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <kbd
      className={cn(
        "inline-block min-w-5 rounded-sm border border-line bg-paper px-[5px] text-center font-sans text-tiny font-medium whitespace-nowrap text-ink-3",
        className,
      )}
    >
      {children}
    </kbd>
  );
}
