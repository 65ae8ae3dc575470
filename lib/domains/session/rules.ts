import { cookieOf } from "@/lib/shared/cookies";
import type { Door } from "./schema";

export const sessionCookie = "etabli.session";
export const sessionLifetimeMs = 12 * 3600_000;
/** However often it is refreshed, a session ends this long after it was made. */
export const sessionLongestMs = 7 * 24 * 3600_000;
export const defaultCompanyId = 11;

const freeFailures = { account: 5, address: 30 } as const;

/** Seconds that a door stays shut after so many failures in a row: none at first, then 2, 4, 8 ... 15 minutes. */
export function lockSeconds(failures: number, kind: keyof typeof freeFailures): number {
  const beyond = failures - freeFailures[kind];
  return beyond < 0 ? 0 : Math.min(2 ** (beyond + 1), 900);
}

export const rightOfDoor = (door: Door) => (door === "v2" ? "v2" : "CaiaApp");

/** The token of an `Authorization: Bearer` header, or null. */
export const readBearerHeader = (header: string | null): string | null =>
  /^bearer ([\w.~+/-]{20,128}=*)$/i.exec(header?.trim() ?? "")?.[1] ?? null;

/** The session token of a Cookie header, or null. */
export function readSessionCookie(header: string | null): string | null {
  const value = cookieOf(header, sessionCookie) ?? "";
  return /^[\w-]{20,128}$/.test(value) ? value : null;
}

/** A key of a companion page, 32 bytes in base64url, or of a screen, which is shorter: people copy its address. */
export const isLiveKey = (text: string): boolean => /^(?:[\w-]{43}|[\w-]{20,32})$/.test(text);

/** A path of this site to return to after sign-in; anything that a browser could read as another site becomes "/". */
export function safeReturnPath(path: string | null | undefined): string {
  const given = path ?? "";
  if (given.length > 2000 || !/^\/(?![/\\])/.test(given) || /[\\\u0000-\u001f\u007f]/.test(given)) return "/";
  const url = new URL(given, "http://etabli.invalid");
  if (url.origin !== "http://etabli.invalid" || url.pathname.startsWith("//")) return "/";
  // A navigation inside the product asks with Next's own mark, which no address for people bears.
  if (url.searchParams.has("_rsc")) url.searchParams.delete("_rsc");
  return url.pathname.startsWith("/login") || url.pathname.startsWith("/api") ? "/" : url.pathname + url.search;
}

/** Whether the company of a user must be told from others of theirs. */
export const worksInSeveral = ({ companies }: { companies: Readonly<Record<string, unknown>> }): boolean =>
  Object.keys(companies).length > 1;
