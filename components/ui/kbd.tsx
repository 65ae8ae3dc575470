import type { ReactNode } from "react";
import { cn } from "./cn";

export function Kbd({ className, children }: { className?: string; children: ReactNode }) {
  return <kbd className={cn("key-cap", className)}>{children}</kbd>;
}
