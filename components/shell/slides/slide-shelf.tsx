import { useSlides } from "@/components/page/slides/slide-store";
import type { SlideRights } from "./slide-body";
import { SlideStack } from "./slide-stack";

/** The stack where there is one. */
export function SlideShelf({ rights }: { rights: SlideRights }) {
  return useSlides().slides.length > 0 ? <SlideStack rights={rights} /> : null;
}
