import type { Slide, SlideStack } from "@/lib/domains/slides/rules";

/** Slides that stay as they are behind the front one: a frame among them is not loaded again when it is turned to. */
export const mostLive = 3;
/** Slides that the view in depth shows. */
const mostDeep = 12;

/** How many slides stand before the one of the id. */
export const depthOf = ({ slides }: SlideStack, id: string): number =>
  slides.length - 1 - slides.findIndex((slide) => slide.id === id);

/** What is drawn, in an order that turning does not change: a frame that is moved in the page loads anew. */
export function shownSlides({ slides, isDeep }: SlideStack): Slide[] {
  const shown = slides.slice(-(isDeep ? mostDeep : mostLive));
  return shown.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
