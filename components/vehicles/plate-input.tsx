import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { PlateCrest } from "@/components/ui/plate";

export const plateFields = ["immat", "swissPlate", "targa"] as const;
export type PlateField = (typeof plateFields)[number];

export const isPlateField = (field: string): field is PlateField => plateFields.some((one) => one === field);

type PlateInputProps = Omit<ComponentProps<"input">, "className" | "type" | "dir"> & { field: PlateField };

const band = "w-6 shrink-0 bg-[#1746b0] text-white";
const letters = { immat: "F", targa: "I", swissPlate: null } as const;

function Band({ letter }: { letter?: string }) {
  return (
    <span
      aria-hidden
      className={cn(band, "grid items-end justify-center pb-1.5 text-[0.875rem] leading-none font-semibold")}
    >
      {letter}
    </span>
  );
}

/** A text field in the shape of its country's plate; capitals are drawn, what was typed stays as it was typed. */
export function PlateInput({ field, ...props }: PlateInputProps) {
  const letter = letters[field];
  return (
    <span
      dir="ltr"
      className={cn(
        "flex h-14 w-full overflow-hidden rounded border-2 bg-white text-[1.75rem] forced-color-adjust-none",
        letter ? "border-[#0b1f5c]" : "border-[#12151c]",
        "focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent has-[[aria-invalid=true]]:border-no",
      )}
    >
      {letter ? (
        <Band letter={letter} />
      ) : (
        <span aria-hidden className="contents">
          <PlateCrest />
        </span>
      )}
      <input
        {...props}
        type="text"
        dir="ltr"
        autoCapitalize="characters"
        className="num min-w-0 flex-1 bg-transparent px-3 text-center font-title tracking-[.04em] text-[#12151c] uppercase outline-none placeholder:text-[#8a93a3]"
      />
      {letter ? <Band /> : null}
    </span>
  );
}
