import { isNotificationId } from "@/lib/shared/notification-id";
import { readTimes, type SlideTimes } from "./times";

export const slideKinds = ["iframe", "search", "article", "tyres", "editor", "notification", "sender"] as const;
export type SlideKind = (typeof slideKinds)[number];

/** The homes whose editor a slide can be. */
export const slideHomes = ["rse", "smart", "lms", "v2"] as const;
export type SlideHome = (typeof slideHomes)[number];

/**
 * What a slide shows: a page in a frame, the parts of a text, the sheet of an article, the tyres of a text, a home's
 * editor, a notification, or the form that sends them. A page that is `sandboxed` runs without its own origin.
 */
export type SlideSubject =
  | { kind: "iframe"; url: string; sandboxed?: boolean }
  | { kind: "search"; text: string }
  | { kind: "article"; articleId: number }
  | { kind: "tyres"; text: string }
  | { kind: "editor"; home: SlideHome }
  | { kind: "notification"; notificationId: string }
  | { kind: "sender" };

/** One id stands in the stack once. */
export type OpenedSlide = { id: string; title: string } & SlideSubject;
export type Slide = OpenedSlide & SlideTimes;

/** The last slide is the front one. `isDeep` is the view of all in depth. */
export interface SlideStack {
  slides: readonly Slide[];
  isVisible: boolean;
  isExtended: boolean;
  isDeep: boolean;
}

export const noSlides: SlideStack = { slides: [], isVisible: false, isExtended: false, isDeep: false };

/** Beyond these the hindmost goes. */
export const mostSlides = 200;
export const longestSlideText = 200;
export const longestSlideUrl = 2000;

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
const standing = (stack: SlideStack): SlideStack => (stack.slides.length === 0 ? noSlides : stack);

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

/** An address that a slide may lead to: one of the web, or a path of our own. */
export function isSlideUrl(url: string): boolean {
  if (url.length > longestSlideUrl) return false;
  if (url.startsWith("/")) return !/^\/[/\\]/.test(url);
  if (!URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  return (protocol === "https:" || protocol === "http:") && username === "" && password === "";
}

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= longestSlideText;

function readSubject(from: Record<string, unknown>): SlideSubject | null {
  const { kind, url, text, articleId, sandboxed, home, notificationId } = from;
  if (kind === "iframe")
    return typeof url === "string" && isSlideUrl(url) ? { kind, url, ...(sandboxed === true && { sandboxed }) } : null;
  if (kind === "search" || kind === "tyres") return isText(text) ? { kind, text } : null;
  if (kind === "sender") return { kind };
  if (kind === "notification")
    return typeof notificationId === "string" && isNotificationId(notificationId) ? { kind, notificationId } : null;
  if (kind === "editor") {
    const known = slideHomes.find((one) => one === home);
    return known ? { kind, home: known } : null;
  }
  if (kind !== "article") return null;
  return Number.isSafeInteger(articleId) && Number(articleId) > 0 ? { kind, articleId: Number(articleId) } : null;
}

/** A slide of whatever was kept or sent; null of what is none. */
export function readSlide(from: unknown): Slide | null {
  if (typeof from !== "object" || from === null) return null;
  const fields = from as Record<string, unknown>;
  const subject = readSubject(fields);
  const times = readTimes(fields);
  if (!subject || !times || !isText(fields.id) || !isText(fields.title)) return null;
  return { id: fields.id, title: fields.title, ...subject, ...times };
}

/** The stack as it is kept over a reload. */
export const writeStack = ({ slides, isVisible, isExtended }: SlideStack): string =>
  JSON.stringify({ slides, isVisible, isExtended });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** The stack that was kept, less what has closed meanwhile and what is not understood. */
export function readStack(text: string | null, now: number): SlideStack {
  const kept = text === null ? null : parsed(text);
  if (typeof kept !== "object" || kept === null || !("slides" in kept) || !Array.isArray(kept.slides)) return noSlides;
  const fields: Record<string, unknown> = { ...kept };
  const understood = kept.slides.map(readSlide).filter((slide) => slide !== null);
  const slides = understood.filter(({ id }, at) => understood.findLastIndex((other) => other.id === id) === at);
  const stack = {
    slides: slides.slice(-mostSlides),
    isVisible: fields.isVisible === true,
    isExtended: fields.isExtended === true,
    isDeep: false,
  };
  return actOn(standing(stack), { act: "pass", now });
}
