import type { ReactNode } from "react";

export type DrawingProps = { className?: string; label?: string };
type FrameProps = DrawingProps & { box: string; children: ReactNode };

/** Line art in the text's colour; hidden from readers unless it has something to say. */
export function Drawing({ box, label, className = "size-8", children }: FrameProps) {
  return (
    <svg
      viewBox={box}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={`line-art ${className}`}
    >
      {children}
    </svg>
  );
}
