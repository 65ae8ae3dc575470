import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

type PlateInputProps = Omit<ComponentProps<"input">, "className" | "type" | "dir">;

const band = "w-6 shrink-0 bg-[#1746b0] text-white";

/** A text field in the shape of a French plate; capitals are drawn, what was typed stays as it was typed. */
export function PlateInput(props: PlateInputProps) {
  return (
    <span
      dir="ltr"
      className={cn(
        "flex h-14 w-full overflow-hidden rounded border-2 border-[#0b1f5c] bg-white text-[1.75rem] forced-color-adjust-none",
        "focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent has-[[aria-invalid=true]]:border-no",
      )}
    >
      <span
        aria-hidden
        className={cn(band, "grid items-end justify-center pb-1.5 text-[0.875rem] leading-none font-semibold")}
      >
        F
      </span>
      <input
        {...props}
        type="text"
        autoCapitalize="characters"
        className="num min-w-0 flex-1 bg-transparent px-3 text-center font-title tracking-[.04em] text-[#12151c] uppercase outline-none placeholder:text-[#8a93a3]"
      />
      <span aria-hidden className={band} />
    </span>
  );
}
