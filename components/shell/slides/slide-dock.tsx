"use client";

import { useEffect } from "react";
import { useLaterPlace } from "@/components/page/later-places";
import { onDemand } from "@/components/page/on-demand";
import { resumeSlides, useSlidesLoaded } from "@/components/page/slides/open-slide";
import type { SlideRights } from "./slide-body";

const SlideShelf = onDemand(() => import("./slide-shelf").then((module) => module.SlideShelf));

/** Where the slides stand: draws nothing, and loads nothing, until there is one. Its key is the person in the company. */
export function SlideDock({ rights }: { rights: SlideRights }) {
  const place = useLaterPlace("slides");
  const isWanted = useSlidesLoaded();
  useEffect(() => resumeSlides(), []);
  return isWanted ? <SlideShelf rights={rights} texts={place} /> : null;
}
