"use client";

import { RotateCw } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { useEffect, useEffectEvent, useRef } from "react";
import { RovingMarks } from "@/components/catalogue/pictures/roving-marks";
import { Button, IconButton } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Picture } from "@/components/ui/picture";
import { sideOf } from "@/lib/domains/catalogue/pictures/around/rules";
import type { Zone } from "@/lib/domains/catalogue/pictures/zones";
import { frameThatShows, type AroundMark } from "./around-mark";
import { placed } from "./turntable";
import { useTurntable } from "./use-turntable";
import { mostZoom } from "./pinch";

interface Props {
  /** The addresses of the frames in the order of turning. */
  frames: readonly string[];
  /** What the vehicle is called. */
  vehicle: string;
  marks?: readonly AroundMark[];
}

const noMarks: readonly AroundMark[] = [];

/** The vehicle turned by finger, mouse and keys; what is seen of it bears marks that lead to its zones. */
export function AroundViewer({ frames, vehicle, marks = noMarks }: Props) {
  const t = useTranslations("around");
  const shown = useRef<HTMLParagraphElement>(null);
  const textOf = (frame: number) =>
    t("view", {
      ...{ number: frame + 1, count: frames.length },
      side: t(`sides.${sideOf(frame, frames.length)}`),
    });
  const { stage, loading, zoom, unusable, retry, step, turnTo, current, magnify } = useTurntable({
    frames,
    marks,
    sayFrame: (frame, slider) => {
      slider.setAttribute("aria-valuenow", String(frame + 1));
      slider.setAttribute("aria-valuetext", textOf(frame));
      if (shown.current) shown.current.textContent = textOf(frame);
    },
  });
  useTurnOnPointing(marks, (zone) => {
    const frame = frameThatShows(zone, marks, current());
    if (frame !== null) turnTo(frame);
  });
  const done = loading.loaded + loading.failed;
  const percent = Math.floor((done / loading.total) * 100);
  return (
    <section aria-label={t("title", { vehicle })} className="grid gap-2">
      <div
        ref={stage}
        dir="ltr"
        className="relative mx-auto aspect-[8/5] w-full max-w-180 touch-pan-y overflow-hidden rounded-md bg-linear-to-b from-sunk to-paper select-none"
      >
        <div data-part="field" className="absolute inset-0 [container-type:size]">
          <div className="absolute inset-x-[16%] bottom-[17%] h-[16%] rounded-[50%] bg-radial from-ink/25 to-transparent to-70%" />
          <div data-part="still" className="absolute inset-0">
            <Picture first fill src={frames[0] ?? ""} alt="" width={640} height={400} className="object-contain" />
          </div>
          <div data-part="frames" />
          <div
            data-part="slider"
            role="slider"
            tabIndex={0}
            aria-label={t("turn")}
            aria-orientation="horizontal"
            aria-valuemin={1}
            aria-valuemax={frames.length}
            aria-valuenow={1}
            aria-valuetext={textOf(0)}
            className={cn("absolute inset-0 cursor-grab active:cursor-grabbing", unusable && "hidden")}
          />
          <RovingMarks label={t("marks")}>
            {marks.map((mark) => (
              <Mark key={mark.id} mark={mark} />
            ))}
          </RovingMarks>
        </div>
        {unusable ? (
          <div data-outside className="absolute inset-x-0 bottom-0 grid justify-items-center gap-2 bg-paper/85 p-3">
            <p role="alert" className="text-center text-data">
              {t("unusable", { loaded: loading.loaded, count: loading.total })}
            </p>
            <Button size="sm" onClick={retry}>
              {t("retry")}
            </Button>
          </div>
        ) : null}
      </div>
      <div className={cn("flex flex-wrap items-center gap-2", unusable && "hidden")}>
        <IconButton label={t("turnLeft")} onClick={() => step(-1)}>
          <RotateCw className="size-4 -scale-x-100" />
        </IconButton>
        <IconButton label={t("turnRight")} onClick={() => step(1)}>
          <RotateCw className="size-4" />
        </IconButton>
        <p ref={shown} className="num grow text-data text-ink-2">
          {textOf(0)}
        </p>
        <LoadingNote {...{ ...loading, percent }} />
        <div className="flex gap-2">
          <IconButton label={t("smaller")} disabled={zoom <= 1} onClick={() => magnify(zoom - 0.5)}>
            <span aria-hidden>−</span>
          </IconButton>
          <IconButton label={t("larger")} disabled={zoom >= mostZoom} onClick={() => magnify(zoom + 0.5)}>
            <span aria-hidden>+</span>
          </IconButton>
        </div>
      </div>
      <p className={cn("text-data text-ink-3", unusable && "hidden")}>{t("hint")}</p>
    </section>
  );
}

function LoadingNote({ loaded, failed, total, percent }: Record<"loaded" | "failed" | "total" | "percent", number>) {
  const t = useTranslations("around");
  const whole = loaded + failed === total;
  const text = whole ? (failed > 0 ? t("missing", { count: failed }) : "") : t("loading", { percent });
  return (
    <>
      <p aria-hidden={!whole} data-loaded={whole} className="num text-data text-ink-3">
        {text}
      </p>
      <p role="status" className="sr-only">
        {whole ? text || t("ready", { count: loaded }) : ""}
      </p>
    </>
  );
}

function Mark({ mark: { zone, number, label, href, open, frames } }: { mark: AroundMark }) {
  const place = frames[0];
  return (
    <Link
      href={href}
      data-mark={zone}
      hidden={!place}
      prefetch={false}
      draggable={false}
      title={label}
      aria-label={label}
      aria-current={open ? "true" : undefined}
      style={place ? { transform: placed(place) } : undefined}
      className={cn(
        "num absolute start-0 top-0 grid size-6 -translate-1/2 place-items-center rounded-full border text-tiny font-semibold shadow-card hover:z-10 focus-visible:z-10 [&[hidden]]:hidden touch:size-8 touch:after:absolute touch:after:-inset-[7px]",
        open ? "border-accent bg-accent text-accent-ink" : "border-accent bg-paper text-accent hover:bg-accent-soft",
      )}
    >
      {number}
    </Link>
  );
}

/** A zone pointed at in a list beside the picture turns the vehicle until it is seen. */
function useTurnOnPointing(marks: readonly AroundMark[], turn: (zone: Zone) => void): void {
  const onPoint = useEffectEvent((event: Event) => {
    const zone = (event.target as Element).closest?.("[data-zone]")?.getAttribute("data-zone");
    const mark = marks.find((one) => one.zone === zone);
    if (mark) turn(mark.zone);
  });
  useEffect(() => {
    const stop = new AbortController();
    for (const type of ["focusin", "pointerover"]) document.addEventListener(type, onPoint, { signal: stop.signal });
    return () => stop.abort();
  }, []);
}
