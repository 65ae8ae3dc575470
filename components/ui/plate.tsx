import type { ReactNode } from "react";
import { cn } from "./cn";

export type PlateCountry = "F" | "CH" | "I";
export type PlateSize = "sm" | "md" | "lg";

type PlateProps = {
  number: string;
  country?: PlateCountry | null;
  size?: PlateSize;
  label?: string;
  className?: string;
};

const sizes: Record<PlateSize, string> = { sm: "text-[0.75rem]", md: "text-[1.0625rem]", lg: "text-[1.5rem]" };

const stars = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6;
  return { cx: (6.5 + 3.4 * Math.sin(angle)).toFixed(2), cy: (7 - 3.4 * Math.cos(angle)).toFixed(2) };
});

function Band({ letter }: { letter?: string }) {
  return (
    <span className="grid w-[0.76em] shrink-0 bg-[#1746b0]">
      {letter ? (
        <svg viewBox="0 0 13 28" className="size-full">
          {stars.map((star) => (
            <circle key={`${star.cx}-${star.cy}`} {...star} r="0.62" fill="#ffd84a" />
          ))}
          <text x="6.5" y="24.5" textAnchor="middle" fontSize="8.5" fontWeight="600" fill="#fff">
            {letter}
          </text>
        </svg>
      ) : null}
    </span>
  );
}

/** The Swiss crest of a plate, as high as its figures. */
export function PlateCrest() {
  return (
    <svg viewBox="0 0 20 22" className="my-auto ms-[0.4em] h-[1.15em] shrink-0">
      <path d="M1 1h18v9c0 6-4 9-9 11-5-2-9-5-9-11z" fill="#d52b1e" />
      <path d="M8.3 4.8h3.4v3.7h3.7v3.4h-3.7v3.7H8.3v-3.7H4.6V8.5h3.7z" fill="#fff" />
    </svg>
  );
}

const starts: Record<PlateCountry, ReactNode> = { F: <Band letter="F" />, CH: <PlateCrest />, I: <Band letter="I" /> };

/** A registration as its plate, already written the country's way; white in the dark too, and never mirrored. */
export function Plate({ number, country = "F", size = "md", label, className }: PlateProps) {
  const banded = country === "F" || country === "I";
  return (
    <span
      dir="ltr"
      title={label}
      className={cn(
        "num inline-flex h-[1.765em] shrink-0 overflow-hidden rounded-sm border bg-white leading-none font-title tracking-[.04em] whitespace-nowrap text-[#12151c] forced-color-adjust-none",
        banded ? "border-[#0b1f5c]" : "border-[#12151c]",
        sizes[size],
        className,
      )}
    >
      {country ? (
        <span aria-hidden className="contents">
          {starts[country]}
        </span>
      ) : null}
      <span className="self-center px-[0.53em]">{number}</span>
      {banded ? (
        <span aria-hidden className="contents">
          <Band />
        </span>
      ) : null}
    </span>
  );
}
