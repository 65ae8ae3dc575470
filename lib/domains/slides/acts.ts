import { mostSlides, noSlides, type Slide, type SlideStack } from "./rules";

export type SlideAct =
  | { act: "add"; slide: Slide }
  | { act: "front"; id: string }
  | { act: "close"; id: string }
  | { act: "turn"; by: 1 | -1 }
  | { act: "extend"; on: boolean }
  | { act: "deepen"; on: boolean }
  | { act: "show"; on: boolean }
  | { act: "pass"; now: number }
  | { act: "clear" };

/** An empty stack is hidden, and begins anew as it began. */
export const standing = (stack: SlideStack): SlideStack => (stack.slides.length === 0 ? noSlides : stack);

/** Turns the ring until the slide of the id is the front one; the order of the others stays. */
function rotated(slides: readonly Slide[], id: string): readonly Slide[] {
  const at = slides.findIndex((slide) => slide.id === id);
  return at < 0 ? slides : [...slides.slice(at + 1), ...slides.slice(0, at + 1)];
}

function added(stack: SlideStack, slide: Slide): SlideStack {
  const isThere = stack.slides.some(({ id }) => id === slide.id);
  const slides = isThere ? rotated(stack.slides, slide.id) : [...stack.slides, slide].slice(-mostSlides);
  return { ...stack, slides, isVisible: true };
}

function turned({ slides }: SlideStack, by: 1 | -1): readonly Slide[] {
  const next = by === 1 ? slides.at(-2) : slides[0];
  return next ? rotated(slides, next.id) : slides;
}

const without = (stack: SlideStack, isGone: (slide: Slide) => boolean): SlideStack => {
  const slides = stack.slides.filter((slide) => !isGone(slide));
  return slides.length === stack.slides.length ? stack : standing({ ...stack, slides });
};

/** The stack after an act; the same object where nothing changes. */
export function actOn(stack: SlideStack, act: SlideAct): SlideStack {
  switch (act.act) {
    case "add":
      return added(stack, act.slide);
    case "front":
      return { ...stack, slides: rotated(stack.slides, act.id), isVisible: stack.slides.length > 0 };
    case "close":
      return without(stack, ({ id }) => id === act.id);
    case "turn":
      return stack.slides.length < 2 ? stack : { ...stack, slides: turned(stack, act.by) };
    case "extend":
      return { ...stack, isExtended: act.on };
    case "deepen":
      return { ...stack, isDeep: act.on };
    case "show":
      return standing({ ...stack, isVisible: act.on, isDeep: act.on && stack.isDeep });
    case "pass":
      return without(stack, ({ closesAt }) => closesAt !== null && closesAt <= act.now);
    case "clear":
      return noSlides;
  }
}

export const frontOf = ({ slides }: SlideStack): Slide | null => slides.at(-1) ?? null;
