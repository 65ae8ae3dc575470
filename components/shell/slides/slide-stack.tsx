"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { Images } from "@/components/drawings/icons";
import { isFocusLost } from "@/components/page/focus-lost";
import { actOnSlides, leaveSlides, showSlides, slideOpenings, useSlides } from "@/components/page/slides/slide-store";
import { Button } from "@/components/ui/button";
import { frontOf } from "@/lib/domains/slides/acts";
import type { Slide } from "@/lib/domains/slides/rules";
import type { SlideRights } from "./slide-body";
import { SlideCard } from "./slide-card";
import { depthOf, shownSlides } from "./slide-depth";
import { useSlideClock } from "./use-slide-clock";
import "./slides.css";

/** In ms, as in slides.css. */
const motionMs = 300;
const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** What does something of its own with the arrows or Escape: fields, tabs, menus, a dialog over the stack, what is sorted. */
const ownKeys = "input, textarea, select, [contenteditable], dialog, [role=tab], [role^=menu], [aria-roledescription]";

/** What a key means in the stack; null where it means nothing. Up and down scroll what the slide shows. */
function actOfKey({ key }: KeyboardEvent, isDeep: boolean, isExtended: boolean): (() => void) | null {
  if (key === "ArrowRight") return () => actOnSlides({ act: "turn", by: 1 });
  if (key === "ArrowLeft") return () => actOnSlides({ act: "turn", by: -1 });
  if (key !== "Escape") return null;
  if (isDeep) return () => actOnSlides({ act: "deepen", on: false });
  return isExtended ? () => actOnSlides({ act: "extend", on: false }) : null;
}

/** The slides over the page, the last one in front; hidden they leave a button that shows them again. */
export function SlideStack({ rights }: { rights: SlideRights }) {
  const t = useTranslations("slides");
  const stack = useSlides();
  const box = useRef<HTMLElement>(null);
  const [leaving, setLeaving] = useState<string | null>(null);
  const now = useSlideClock(stack.slides);
  const { isVisible, isDeep, isExtended } = stack;
  const front = frontOf(stack);
  useFocusOfFront(box, stack.slides, isVisible);

  const close = (id: string) => {
    if (isStill()) return actOnSlides({ act: "close", id });
    setLeaving(id);
    setTimeout(() => {
      actOnSlides({ act: "close", id });
      setLeaving(null);
    }, motionMs);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(ownKeys)) return;
    const act = actOfKey(event, isDeep, isExtended);
    if (!act) return;
    event.preventDefault();
    act();
  };
  if (!isVisible)
    return (
      <Button
        className="no-print fixed end-4 bottom-4 z-30 shadow-float"
        onClick={({ currentTarget }) => showSlides(currentTarget)}
      >
        <Images className="size-4" />
        {t("show", { count: stack.slides.length })}
      </Button>
    );
  return (
    <section
      ref={box}
      data-slides
      data-deep={isDeep || undefined}
      data-extended={isExtended || undefined}
      aria-label={t("label", { count: stack.slides.length })}
      className="slide-stack no-print"
      onKeyDown={onKeyDown}
    >
      <p role="status" className="sr-only">
        {front ? t("front", { title: front.title, count: stack.slides.length }) : ""}
      </p>
      {shownSlides(stack).map((slide) => (
        <SlideCard
          key={slide.id}
          slide={slide}
          depth={depthOf(stack, slide.id)}
          count={stack.slides.length}
          now={now}
          rights={rights}
          isDeep={isDeep}
          isExtended={isExtended}
          isLeaving={leaving === slide.id}
          onClose={() => close(slide.id)}
          onHide={() => {
            actOnSlides({ act: "show", on: false });
            leaveSlides();
          }}
        />
      ))}
    </section>
  );
}

const headingOf = (box: HTMLElement | null) => box?.querySelector<HTMLElement>("[data-front] [data-slide-title]");

/**
 * What the reader opened takes the focus; when the slide with the focus goes, the next one has it, after the last one
 * the place that it came from. Who works elsewhere on the page is left alone.
 */
function useFocusOfFront(box: RefObject<HTMLElement | null>, slides: readonly Slide[], isVisible: boolean): void {
  const seen = useRef(0);
  const isInside = useRef(false);
  // Listens before anything is focused.
  useEffect(() => {
    const note = () => {
      if (!isFocusLost()) isInside.current = box.current?.contains(document.activeElement) ?? false;
    };
    // A frame takes the focus from the window without telling the document.
    const noteLater = () => setTimeout(note);
    document.addEventListener("focusin", note);
    window.addEventListener("blur", noteLater);
    return () => {
      document.removeEventListener("focusin", note);
      window.removeEventListener("blur", noteLater);
    };
  }, [box]);
  useEffect(() => {
    const opened = slideOpenings();
    const isAsked = opened > seen.current;
    seen.current = opened;
    const isLost = isInside.current && isFocusLost();
    const isHidden = isInside.current && box.current?.querySelector(":focus")?.closest("[inert]");
    if (isVisible && (isAsked || isLost || isHidden)) headingOf(box.current)?.focus({ preventScroll: true });
  }, [box, slides, isVisible]);
  useEffect(() => {
    const inside = isInside;
    return () => {
      if (inside.current) setTimeout(() => isFocusLost() && leaveSlides());
    };
  }, []);
}
