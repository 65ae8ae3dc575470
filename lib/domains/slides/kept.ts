import { isNotificationId } from "@/lib/shared/notification-id";
import { actOn, standing } from "./acts";
import {
  isSlideUrl,
  longestSlideText,
  mostSlides,
  noSlides,
  slideHomes,
  type Slide,
  type SlideStack,
  type SlideSubject,
} from "./rules";
import { readTimes } from "./times";

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
