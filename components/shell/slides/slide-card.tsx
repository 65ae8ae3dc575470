import { useTranslations } from "next-intl";
import { memo, type CSSProperties } from "react";
import { Images, Maximize, Minimize, PanelTop, X } from "@/components/drawings/icons";
import { actOnSlides } from "@/components/page/slides/slide-store";
import { Badge } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/button";
import type { Slide } from "@/lib/domains/slides/rules";
import { countdownOf, partsOfCountdown } from "@/lib/domains/slides/times";
import { SlideBody, type SlideRights } from "./slide-body";

interface Props {
  slide: Slide;
  /** How many slides stand before it. */
  depth: number;
  count: number;
  now: number;
  rights: SlideRights;
  isDeep: boolean;
  isExtended: boolean;
  isLeaving: boolean;
  onClose: () => void;
  onHide: () => void;
}

/** One slide: its title, what can be done with it, and what it shows. Those behind the front one take no focus. */
export function SlideCard({ slide, depth, count, now, rights, isDeep, isExtended, isLeaving, onClose, onHide }: Props) {
  const t = useTranslations("slides");
  const isFront = depth === 0;
  const about = { title: slide.title };
  return (
    <article
      aria-label={slide.title}
      inert={!isFront && !isDeep}
      data-front={isFront || undefined}
      data-leaving={isLeaving || undefined}
      style={{ "--depth": depth } as CSSProperties}
      className="slide-card"
    >
      <header className="flex min-h-11 items-center gap-1 border-b border-line ps-4 pe-1.5">
        <h2
          data-slide-title
          tabIndex={-1}
          className="min-w-0 flex-1 truncate text-sub font-semibold outline-none focus-visible:underline"
        >
          {isDeep && !isFront ? (
            <button
              type="button"
              className="max-w-full cursor-pointer truncate after:absolute after:inset-0"
              onClick={() => chooseInDepth(slide.id)}
            >
              {slide.title}
            </button>
          ) : (
            slide.title
          )}
        </h2>
        <Countdown slide={slide} now={now} />
        {isFront ? (
          <>
            {count > 1 ? (
              <IconButton
                label={t(isDeep ? "flat" : "deep")}
                onClick={() => actOnSlides({ act: "deepen", on: !isDeep })}
              >
                <Images className="size-4" />
              </IconButton>
            ) : null}
            <IconButton
              label={t(isExtended ? "shrink" : "extend")}
              onClick={() => actOnSlides({ act: "extend", on: !isExtended })}
            >
              {isExtended ? <Minimize className="size-4" /> : <Maximize className="size-4" />}
            </IconButton>
            <IconButton label={t("hide")} onClick={onHide}>
              <PanelTop className="size-4" />
            </IconButton>
          </>
        ) : null}
        <IconButton label={t("close", about)} className="relative z-1" onClick={onClose}>
          <X className="size-4" />
        </IconButton>
      </header>
      <div className="slide-body min-h-0 overflow-y-auto overscroll-contain">
        <LiveBody slide={slide} rights={rights} />
      </div>
    </article>
  );
}

/** The clock of the stack must not draw what the slides show. */
const LiveBody = memo(SlideBody);

function chooseInDepth(id: string): void {
  actOnSlides({ act: "front", id });
  actOnSlides({ act: "deepen", on: false });
}

function Countdown({ slide, now }: { slide: Slide; now: number }) {
  const t = useTranslations("slides");
  const left = countdownOf(slide, now);
  if (left === null) return null;
  const { days, hours, minutes, seconds } = partsOfCountdown(left);
  const two = (value: number) => String(value).padStart(2, "0");
  const clock = `${two(hours)}:${two(minutes)}:${two(seconds)}`;
  return (
    <span role="timer" aria-live="off" title={t("closesIn")}>
      <Badge tone="unknown">{days > 0 ? t("daysLeft", { days, clock }) : clock}</Badge>
    </span>
  );
}
