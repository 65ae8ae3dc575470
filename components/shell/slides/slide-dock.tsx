"use client";

import { useLocale } from "next-intl";
import { useEffect, useState, type ComponentType } from "react";
import { MessagesProvider } from "@/components/page/messages-provider";
import { useLaterPlace } from "@/components/page/later-places";
import { textsAt } from "@/components/page/load-texts";
import { sayOffline } from "@/components/page/offline";
import { resumeSlides, useSlides } from "@/components/page/slides/slide-store";
import type { SlideRights } from "./slide-body";

interface Loaded {
  locale: string;
  Stack: ComponentType<{ rights: SlideRights }>;
  texts: string;
}

/** Where the slides stand: draws nothing, and loads nothing, until there is one. Its key is the person in the company. */
export function SlideDock({ rights }: { rights: SlideRights }) {
  const locale = useLocale();
  const place = useLaterPlace("slides");
  const isWanted = useSlides().slides.length > 0;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => resumeSlides(), []);
  const isHere = loaded?.locale === locale;
  useEffect(() => {
    if (!isWanted || isHere) return;
    let over = false;
    Promise.all([import("./slide-stack"), textsAt(place)]).then(([{ default: Stack }, texts]) => {
      if (!over) setLoaded({ locale, Stack, texts });
    }, sayOffline);
    return () => {
      over = true;
    };
  }, [isWanted, isHere, locale, place]);
  if (!isWanted || !loaded || !isHere) return null;
  const { Stack, texts } = loaded;
  return (
    <MessagesProvider locale={locale} texts={texts}>
      <Stack rights={rights} />
    </MessagesProvider>
  );
}
