import type { NotificationTarget } from "../rules";

/** What a link finds: what was sent, nothing that the reader may know of, or something whose life has ended. */
export type FoundLink<Row> = { state: "open"; notification: Row } | { state: "expired" } | { state: "invalid" };

/** A row by the time of its end. */
export function judgeLink<Row extends { expiresAt: Date }>(row: Row | undefined, now: Date): FoundLink<Row> {
  if (!row) return { state: "invalid" };
  return row.expiresAt.getTime() <= now.getTime() ? { state: "expired" } : { state: "open", notification: row };
}

export const notificationPath = (id: string): string => `/notification/${id}`;
export const viewerPath = (id: string): string => `/viewer/${id}`;
export const publicPath = (id: string): string => `/public/${id}`;

/** Where a link takes its reader: the viewer, the address itself, or the news with the slide over it. */
export const stepOf = (target: NotificationTarget, { id, url }: { id: string; url: string }): string | null =>
  target === "viewer" ? viewerPath(id) : target === "redirect" ? url : null;
