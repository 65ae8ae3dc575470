import { makeLook, markShapes } from "./make-mark";

/** A make's monogram, beside its name: readers hear the name alone. */
export function MakeMonogram({ make, className = "size-8" }: { make: string; className?: string }) {
  const { letters, shape, hue } = makeLook(make);
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={`shrink-0 ${className}`}>
      <path
        d={markShapes[shape]}
        style={{ fill: `light-dark(oklch(0.93 0.05 ${hue}), oklch(0.32 0.06 ${hue}))` }}
        className="stroke-edge/40"
      />
      <text
        x="16"
        y="16.5"
        textAnchor="middle"
        dominantBaseline="central"
        direction="ltr"
        style={{ fill: `light-dark(oklch(0.4 0.12 ${hue}), oklch(0.88 0.08 ${hue}))` }}
        className="text-[12px] font-bold contrast-forced:fill-[CanvasText]!"
      >
        {letters}
      </text>
    </svg>
  );
}
