import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";
import { controlClasses, type ControlSize } from "./control-style";

type InputProps = Omit<ComponentProps<"input">, "size"> & { size?: ControlSize };
type InputBoxProps = Omit<InputProps, "size"> & { lead?: ReactNode; trail?: ReactNode; boxClassName?: string };

export function Input({ size, className, type = "text", ...rest }: InputProps) {
  return <input {...rest} type={type} className={controlClasses(size, className)} />;
}

/** An input with an icon before it and a key or a button after it, all inside one frame. */
export function InputBox({ lead, trail, boxClassName, className, type = "text", ...rest }: InputBoxProps) {
  return (
    <div
      className={cn(
        "flex h-8 min-w-0 items-center gap-2 rounded border border-line bg-ground px-3 text-ink-3 transition-colors touch:min-h-11",
        "hover:border-edge focus-within:border-accent focus-within:bg-paper focus-within:outline-2 focus-within:outline-accent",
        "[&>svg]:size-3.5 [&>svg]:shrink-0",
        boxClassName,
      )}
    >
      {lead}
      <input
        {...rest}
        type={type}
        className={cn("h-full min-w-0 flex-1 bg-transparent text-ink outline-none touch:text-[1rem]", className)}
      />
      {trail}
    </div>
  );
}
