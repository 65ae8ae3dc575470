import type { SlideTimes } from "./times";

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

/** An address that a slide may lead to: one of the web, or a path of our own. */
export function isSlideUrl(url: string): boolean {
  if (url.length > longestSlideUrl) return false;
  if (url.startsWith("/")) return !/^\/[/\\]/.test(url);
  if (!URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  return (protocol === "https:" || protocol === "http:") && username === "" && password === "";
}
