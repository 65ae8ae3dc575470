import { sessionCookie } from "@/lib/domains/session/rules";
import { flowLifetimeMs, signOnCookie, signOnPath } from "@/lib/domains/session/sso/rules";
import { env } from "@/lib/platform/env";
import { cookieOf } from "@/lib/shared/cookies";

/** True where the site is served by https: cookies then carry Secure. */
export const servedSecurely = (): boolean => env().NEXTAUTH_URL.startsWith("https:");

/** The Set-Cookie value by which a browser is known again when it comes back from the identity provider. */
export function signOnCookieHeader(binding: string): string {
  const secure = servedSecurely() ? "; Secure" : "";
  return `${signOnCookie}=${binding}; Path=${signOnPath}; HttpOnly; SameSite=Lax; Max-Age=${flowLifetimeMs / 1000}${secure}`;
}

const screenCookie = "etabli.screen";
const screenDays = 400;

/** The Set-Cookie value by which a device is known as its screen; sent to the calls of screens alone. */
export function screenCookieHeader(secret: string): string {
  const secure = servedSecurely() ? "; Secure" : "";
  return `${screenCookie}=${secret}; Path=/api/screen; HttpOnly; SameSite=Strict; Max-Age=${screenDays * 86_400}${secure}`;
}

/** The secret of the screen that a request comes from, or null. */
export function readScreenCookie(header: string | null): string | null {
  const value = cookieOf(header, screenCookie) ?? "";
  return /^[\w-]{43}$/.test(value) ? value : null;
}

/** The Set-Cookie value that hands a browser its session, or takes it away with a date in the past. */
export function sessionCookieHeader(token: string, expires: Date): string {
  const secure = servedSecurely() ? "; Secure" : "";
  return `${sessionCookie}=${token}; Path=/; HttpOnly; SameSite=Lax; Expires=${expires.toUTCString()}${secure}`;
}
