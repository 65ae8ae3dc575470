import type { ComponentProps } from "react";
import { cn } from "./cn";
import { controlClasses } from "./control-style";

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={controlClasses("md", cn("h-auto min-h-16 resize-y py-1.5", className))}
    />
  );
}
