import { endSession } from "@/lib/domains/session/open/commands";
import { readSessionCookie } from "@/lib/domains/session/rules";
import { denied } from "@/lib/platform/problems";
import { Reply } from "./answer";
import { sessionCookieHeader } from "./cookie";

/** Who asks for a session: a page of ours, which gets a cookie, or a program, which gets the token. Other pages get 403. */
export function askerOf({ headers }: Request): "browser" | "bearer" {
  const site = headers.get("sec-fetch-site");
  // A page that is loaded ahead, or a link that was followed, is nobody's deliberate step.
  if (site !== null && (site !== "same-origin" || headers.has("sec-purpose"))) throw denied();
  return site !== null || headers.get("x-etabli") === "1" ? "browser" : "bearer";
}

interface Handed {
  token: string;
  expiresAt: string;
}

/** Answers a fresh session: to a browser as its cookie, which ends the session that it had; to a program as it is. */
export async function handOver<S extends Handed>(session: S, request: Request): Promise<Reply<S>> {
  if (askerOf(request) === "bearer") return new Reply(session);
  const before = readSessionCookie(request.headers.get("cookie"));
  if (before) await endSession(before);
  const cookie = sessionCookieHeader(session.token, new Date(session.expiresAt));
  return new Reply({ ...session, token: "" }, { headers: { "set-cookie": cookie } });
}
