import { readId } from "@/lib/shared/address";
import { longestSlideText, slideHomes, type OpenedSlide, type SlideHome } from "./rules";

export const articleSlide = (articleId: number, title: string): OpenedSlide => ({
  id: `article-${articleId}`,
  title,
  kind: "article",
  articleId,
});

export const searchSlide = (text: string, title = text): OpenedSlide => ({
  id: `search-${text}`.slice(0, longestSlideText),
  title,
  kind: "search",
  text,
});

export const tyresSlide = (text: string, title = text): OpenedSlide => ({
  id: `tyres-${text}`.slice(0, longestSlideText),
  title,
  kind: "tyres",
  text,
});

export const editorSlide = (home: SlideHome, title: string): OpenedSlide => ({
  id: `editor-${home}`,
  title,
  kind: "editor",
  home,
});

export const notificationSlide = (notificationId: string, title: string): OpenedSlide => ({
  id: `notification-${notificationId}`,
  title: title.slice(0, longestSlideText),
  kind: "notification",
  notificationId,
});

export const senderSlide = (title: string): OpenedSlide => ({ id: "sender", title, kind: "sender" });

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** The slide that shows what a place of our own shows: an article, the parts of a text, an editor; null where none does. */
export function slideOfPlace(href: string, label: string): OpenedSlide | null {
  const editor = slideHomes.find((home) => href === `/${home}-editor`);
  if (editor) return editorSlide(editor, label.slice(0, longestSlideText));
  if (href === "/notification-sender") return senderSlide(label.slice(0, longestSlideText));
  const [, kind, part = ""] = /^\/pieces\/(article|search)\/([^/?#]+)/.exec(href) ?? [];
  const text = decoded(part)?.slice(0, longestSlideText) ?? "";
  const title = label.slice(0, longestSlideText);
  if (kind === "search") return text.trim() === "" ? null : searchSlide(text, title);
  const articleId = kind === "article" ? readId(text) : null;
  return articleId === null ? null : articleSlide(articleId, title);
}
