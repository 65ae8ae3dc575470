"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef, type FocusEvent, type KeyboardEvent } from "react";
import { cn } from "@/components/ui/cn";
import { IconButton } from "@/components/ui/button";
import { Maximize } from "@/components/drawings/icons";
import type { OePartsAnswer } from "@/lib/domains/oe/schema";
import type { Area } from "./pan-zoom";
import { areaOf } from "./plate-area";
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
  const { width, height } = illustration;
  const { chosen } = marks;
  const area = useMemo(() => (chosen === null ? null : areaOf(illustration, chosen)), [chosen, illustration]);
  const { box, content, handlers, reveal, larger, smaller, whole } = usePanZoom(area);
  useEffect(() => {
    if (area) reveal(area);
  }, [area, reveal]);
  return (
    <div className="top-[calc(var(--roof)+var(--bar,0.5rem))] z-1 min-w-0 rounded-md border border-line bg-paper shadow-card [@media(min-height:44rem)]:sticky @min-[44rem]/plate:sticky">
      <div
        ref={box}
        dir="ltr"
        role="group"
        tabIndex={0}
        aria-label={t("drawing", { name })}
        aria-describedby="oe-drawing-keys"
        className="@container/drawing relative mx-auto cursor-grab touch-pan-y overflow-clip select-none focus-visible:-outline-offset-2 active:cursor-grabbing data-zoomed:touch-none"
        style={{ aspectRatio: `${width} / ${height}`, maxWidth: `calc(60dvh * ${width / height})` }}
        {...handlers}
      >
        <div ref={content} className="absolute inset-0 origin-top-left">
          <PlateDrawing illustration={illustration} lit={[chosen, marks.pointed]} />
          <Spots illustration={illustration} {...marks} onReveal={reveal} />
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
          <span className="touch:hidden">{t("keys")}</span>
          <span className="hidden touch:inline">{t("fingers")}</span>
        </p>
      </div>
    </div>
  );
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The marks of the positions: one stop of the tab key, moved through by the arrows. */
function Spots({
  illustration,
  names,
  chosen,
  pointed,
  onChoose,
  onPoint,
  onReveal,
}: Omit<Props, "name"> & { onReveal: (area: Area) => void }) {
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
  const focus = (event: FocusEvent<HTMLButtonElement>, position: string) => {
    onPoint(position);
    // A pressed mark is seen already, and may not slip away below the press.
    const area = event.target.matches(":focus-visible") ? areaOf(illustration, position) : null;
    if (area) onReveal(area);
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
            onFocus={(event) => focus(event, position)}
            onBlur={() => onPoint(null)}
            onPointerEnter={() => onPoint(position)}
            onPointerLeave={() => onPoint(null)}
            className={cn(
              "num absolute grid size-5 -translate-1/2 place-items-center rounded-full border text-[0.625rem] leading-none font-semibold touch:after:absolute touch:after:-inset-[13px] @min-[30rem]/drawing:size-6 @min-[30rem]/drawing:text-tiny",
              isChosen
                ? "border-accent bg-accent text-accent-ink"
                : "border-accent bg-paper text-accent hover:bg-accent-soft",
              position === pointed && !isChosen && "bg-accent-soft",
            )}
            style={{ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%`, scale: "var(--against-zoom, 1)" }}
          >
            {position}
          </button>
        );
      })}
    </div>
  );
}
