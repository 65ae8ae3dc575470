import { sessionCookie } from "@/lib/domains/session/rules";
import { flowLifetimeMs, signOnCookie, signOnPath } from "@/lib/domains/session/sso/rules";
import { env } from "@/lib/platform/env";

/** True where the site is served by https: cookies then carry Secure. */
export const servedSecurely = (): boolean => env().NEXTAUTH_URL.startsWith("https:");

/** The Set-Cookie value by which a browser is known again when it comes back from the identity provider. */
export function signOnCookieHeader(binding: string): string {
  const secure = servedSecurely() ? "; Secure" : "";
  return `${signOnCookie}=${binding}; Path=${signOnPath}; HttpOnly; SameSite=Lax; Max-Age=${flowLifetimeMs / 1000}${secure}`;
}

/** The Set-Cookie value that hands a browser its session, or takes it away with a date in the past. */
export function sessionCookieHeader(token: string, expires: Date): string {
  const secure = servedSecurely() ? "; Secure" : "";
  return `${sessionCookie}=${token}; Path=/; HttpOnly; SameSite=Lax; Expires=${expires.toUTCString()}${secure}`;
}
