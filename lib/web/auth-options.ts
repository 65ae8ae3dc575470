import type { NextAuthOptions, User } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { signIn } from "@/lib/domains/session/commands/sign-in";
import { endSession } from "@/lib/domains/session/open/commands";
import { findActor } from "@/lib/domains/session/queries/find-actor";
import { readSessionCookie, sessionCookie, sessionLongestMs } from "@/lib/domains/session/rules";
import { userOf } from "@/lib/platform/actor";
import { env } from "@/lib/platform/env";

type SignedIn = User & { sessionToken: string };

const credentials = { email: { type: "email" }, password: { type: "password" }, door: {} } as const;

/** next-auth with sessions that can be revoked: its cookie holds our opaque token, never a self-contained claim. */
export function authOptions(noteDevice: (cookie: string) => void): NextAuthOptions {
  const secure = env().NEXTAUTH_URL.startsWith("https:");
  return {
    secret: env().NEXTAUTH_SECRET,
    pages: { signIn: "/login", error: "/login" },
    session: { strategy: "jwt", maxAge: sessionLongestMs / 1000 },
    cookies: {
      sessionToken: { name: sessionCookie, options: { httpOnly: true, sameSite: "lax", path: "/", secure } },
    },
    jwt: {
      encode: async ({ token }) => String(token?.sessionToken ?? ""),
      decode: async ({ token }) => {
        const actor = token ? await findActor(token) : null;
        return actor && token ? { sub: String(userOf(actor)), sessionToken: token } : null;
      },
    },
    callbacks: {
      jwt: ({ token, user }) => (user ? { ...token, sessionToken: (user as SignedIn).sessionToken } : token),
    },
    events: {
      signOut: async ({ token }) => {
        if (typeof token?.sessionToken === "string") await endSession(token.sessionToken);
      },
    },
    providers: [Credentials({ id: "password", name: "Etabli", credentials, authorize: authorizeWith(noteDevice) })],
  };
}

type Authorize = (
  given: Record<keyof typeof credentials, string> | undefined,
  request: { headers?: Record<string, string> },
) => Promise<SignedIn | null>;

const authorizeWith =
  (noteDevice: (cookie: string) => void): Authorize =>
  async (given, { headers = {} }) => {
    const { email = "", password = "" } = given ?? {};
    if (typeof email !== "string" || typeof password !== "string") return null;
    const cookies = headers.cookie ?? null;
    const result = await signIn({
      email: email.trim().slice(0, 320),
      password: password.slice(0, 1000),
      door: given?.door === "v2" ? "v2" : "main",
      kind: "browser",
      address: headers["x-forwarded-for"] ?? "unknown",
      cookies,
      userAgent: headers["user-agent"] ?? null,
    });
    if (result.outcome === "locked") throw new Error(`locked:${result.retryAfterSeconds}`);
    if (result.outcome === "wrong-credentials") return null;
    const { token, userInfo } = result.session;
    const before = readSessionCookie(cookies);
    if (before) await endSession(before);
    noteDevice(result.device);
    return { id: String(userInfo.userId), name: userInfo.name, sessionToken: token };
  };
