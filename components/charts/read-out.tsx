"use client";

import { cn } from "@/components/ui/cn";
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from "react";

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface Props {
  label: string;
  /** What is read while nothing is pointed at. */
  hint: string;
  children: ReactNode;
}

/** Reads the point of a drawing on which the pointer or the arrow keys stand. */
export function ReadOut({ label, hint, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState("");
  const at = useRef(-1);
  const listPoints = () => [...(box.current?.querySelectorAll<HTMLElement>("[data-point]") ?? [])];
  const go = (to: number, byKey = false) => {
    const points = listPoints();
    const next = Math.max(0, Math.min(points.length - 1, to));
    points[at.current]?.removeAttribute("data-current");
    at.current = next;
    points[next]?.setAttribute("data-current", "");
    if (byKey) points[next]?.scrollIntoView({ block: "nearest" });
    setSaid(points[next]?.dataset.says ?? "");
  };
  const press = (event: KeyboardEvent) => {
    const last = listPoints().length - 1;
    const step = steps[event.key];
    const to = event.key === "Home" ? 0 : event.key === "End" ? last : step === undefined ? null : at.current + step;
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(to, true);
  };
  const point = (event: PointerEvent) => {
    const found = (event.target as Element).closest<HTMLElement>("[data-point]");
    if (found && !found.hasAttribute("data-current")) go(listPoints().indexOf(found));
  };
  return (
    <div>
      <div
        ref={box}
        role="region"
        aria-label={label}
        tabIndex={0}
        onKeyDown={press}
        onPointerMove={point}
        onPointerDown={point}
        className="scroll-mb-16 rounded-sm text-accent"
      >
        {children}
      </div>
      <output
        className={cn("no-print mt-1 block min-h-6 bg-paper py-0.5 text-data text-ink-2", said && "sticky bottom-0")}
      >
        {said || hint}
      </output>
    </div>
  );
}
