"use client";

import { useTranslations } from "next-intl";
import { useRef, type KeyboardEvent } from "react";
import { cn } from "@/components/ui/cn";
import { IconButton } from "@/components/ui/button";
import { Maximize } from "@/components/drawings/icons";
import type { OePartsAnswer } from "@/lib/domains/oe/schema";
import { PlateDrawing } from "./plate-drawing";
import { usePanZoom } from "./use-pan-zoom";

type Illustration = OePartsAnswer["illustration"];

interface Props {
  name: string;
  illustration: Illustration;
  names: ReadonlyMap<string, string>;
  chosen: string | null;
  pointed: string | null;
  onChoose: (position: string) => void;
  onPoint: (position: string | null) => void;
}

/** The drawing in a window in which it is zoomed and moved, with a button on each position. */
export function PlateWindow({ name, illustration, ...marks }: Props) {
  const t = useTranslations("oe");
  const { box, content, handlers, larger, smaller, whole } = usePanZoom();
  const { width, height } = illustration;
  return (
    <div className="min-w-0 rounded-md border border-line bg-paper shadow-card">
      <div
        ref={box}
        dir="ltr"
        role="group"
        tabIndex={0}
        aria-label={t("drawing", { name })}
        aria-describedby="oe-drawing-keys"
        className="relative cursor-grab touch-pan-y overflow-hidden select-none focus-visible:-outline-offset-2 active:cursor-grabbing data-zoomed:touch-none"
        style={{ aspectRatio: `${width} / ${height}` }}
        {...handlers}
      >
        <div ref={content} className="absolute inset-0 origin-top-left will-change-transform">
          <PlateDrawing illustration={illustration} lit={[marks.chosen, marks.pointed]} />
          <Spots illustration={illustration} {...marks} />
        </div>
      </div>
      <div className="flex items-center gap-1 border-t border-line px-2 py-1">
        <IconButton variant="ghost" label={t("larger")} onClick={larger}>
          <span aria-hidden>+</span>
        </IconButton>
        <IconButton variant="ghost" label={t("smaller")} onClick={smaller}>
          <span aria-hidden>−</span>
        </IconButton>
        <IconButton variant="ghost" label={t("whole")} onClick={whole}>
          <Maximize />
        </IconButton>
        <p id="oe-drawing-keys" className="ms-2 text-tiny text-ink-3">
          {t("keys")}
        </p>
      </div>
    </div>
  );
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The marks of the positions: one stop of the tab key, moved through by the arrows. */
function Spots({ illustration, names, chosen, pointed, onChoose, onPoint }: Omit<Props, "name">) {
  const t = useTranslations("oe");
  const group = useRef<HTMLDivElement>(null);
  const { hotspots, width, height } = illustration;
  const stop = hotspots.find(({ position }) => position === chosen)?.position ?? hotspots[0]?.position;
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    const buttons = [...(group.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (at < 0) return;
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  return (
    <div ref={group} role="group" aria-label={t("positions")} onKeyDown={move}>
      {hotspots.map(({ position, x, y }) => {
        const isChosen = position === chosen;
        const label = t("position", { position, name: names.get(position) ?? "" });
        return (
          <button
            key={position}
            type="button"
            title={label}
            aria-label={label}
            aria-pressed={isChosen}
            tabIndex={position === stop ? 0 : -1}
            data-position={position}
            onClick={() => onChoose(position)}
            onFocus={() => onPoint(position)}
            onBlur={() => onPoint(null)}
            onPointerEnter={() => onPoint(position)}
            onPointerLeave={() => onPoint(null)}
            className={cn(
              "num absolute grid size-6 -translate-1/2 place-items-center rounded-full border text-tiny font-semibold touch:size-8 touch:after:absolute touch:after:-inset-[7px]",
              isChosen
                ? "border-accent bg-accent text-accent-ink"
                : "border-accent bg-paper text-accent hover:bg-accent-soft",
              position === pointed && !isChosen && "bg-accent-soft",
            )}
            style={{ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` }}
          >
            {position}
          </button>
        );
      })}
    </div>
  );
}
