import { env } from "@/lib/platform/env";
import { seal, unseal } from "@/lib/platform/seal";
import { notificationCategories, type NotificationCategory } from "../rules";

/** Whose e-mails a link stops: those of a kind, or all of them. */
export interface Stop {
  userId: number;
  category: NotificationCategory | null;
}

const purpose = "stop-mails";

/** A text that stops a person's e-mails for whoever holds it; nobody makes one who lacks the installation's secret. */
const stopKey = ({ userId, category }: Stop): string =>
  seal(purpose, `${userId} ${category ?? "all"}`).toString("base64url");

/** What a link stops; null for one that was altered. */
export function readStopKey(key: string): Stop | null {
  const opened = /^[\w-]{40,120}$/.test(key) ? unseal(purpose, Buffer.from(key, "base64url")) : null;
  const [, user, kind] = /^(\d{1,10}) ([a-z]+)$/.exec(opened ?? "") ?? [];
  if (!user) return null;
  return { userId: Number(user), category: notificationCategories.find((one) => one === kind) ?? null };
}

/** The page that asks before it stops, and the address that mail programs send to at one press (RFC 8058). */
export function stopAddresses(stop: Stop): { page: string; oneClick: string } {
  const key = stopKey(stop);
  const at = (path: string) => new URL(path, env().NEXTAUTH_URL).href;
  return { page: at(`/unsubscribe/${key}`), oneClick: at(`/api/notifications/unsubscribe/${key}`) };
}
