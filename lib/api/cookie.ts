import { sessionCookie } from "@/lib/domains/session/rules";
import { env } from "@/lib/platform/env";

/** True where the site is served by https: cookies then carry Secure. */
export const servedSecurely = (): boolean => env().NEXTAUTH_URL.startsWith("https:");

/** The Set-Cookie value that hands a browser its session, or takes it away with a date in the past. */
export function sessionCookieHeader(token: string, expires: Date): string {
  const secure = servedSecurely() ? "; Secure" : "";
  return `${sessionCookie}=${token}; Path=/; HttpOnly; SameSite=Lax; Expires=${expires.toUTCString()}${secure}`;
}
