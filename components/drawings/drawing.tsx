import type { ReactNode } from "react";

export type DrawingProps = { className?: string; label?: string };
type FrameProps = DrawingProps & { box: string; stroke?: number; children: ReactNode };

/** Line art in the text's colour; hidden from readers unless it has something to say. */
export function Drawing({ box, stroke = 1.3, label, className = "size-8", children }: FrameProps) {
  return (
    <svg
      viewBox={box}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
