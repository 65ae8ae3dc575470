import { beginSignOn } from "@/lib/domains/session/sso/commands/begin-sign-on";
import { finishSignOn } from "@/lib/domains/session/sso/commands/finish-sign-on";
import { signOnByToken } from "@/lib/domains/session/sso/commands/sign-on-by-token";
import { findSignOnName } from "@/lib/domains/session/sso/queries/find-sign-on";
import { callbackPath, loginAddress, readBinding, readProviderToken } from "@/lib/domains/session/sso/rules";
import { signOnEntered, signOnReturn, signOnStart, type Visitor } from "@/lib/domains/session/sso/schema";
import { endSession } from "@/lib/domains/session/open/commands";
import { readSessionCookie, safeReturnPath } from "@/lib/domains/session/rules";
import { sessionAnswer } from "@/lib/domains/session/schema";
import { notFound, Problem, tooMany, unauthenticated, unavailable } from "@/lib/platform/problems";
import { sessionCookieHeader, signOnCookieHeader } from "../cookie";
import { defineRoute } from "../define-route";
import { askerOf, handOver } from "../hand-over";

const domain = "session";

const visitorOf = ({ headers }: Request, { address }: { address: string }): Visitor => ({
  binding: readBinding(headers.get("cookie")),
  address,
  userAgent: headers.get("user-agent"),
});

function leadTo(location: string, ...cookies: string[]): Response {
  const headers = new Headers({ location, "cache-control": "no-store", "referrer-policy": "no-referrer" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}

function problemOf(fault: string): Problem {
  if (fault === "provider") return unavailable("provider", "The identity provider does not answer.");
  if (fault === "untrusted" || fault === "expired" || fault === "refused") return unauthenticated();
  return new Problem(403, `sign-on-${fault}`, "The identity provider's account opens no session here.");
}

defineRoute(
  {
    method: "get",
    path: "/sso",
    domain,
    summary: "Session by a token of the identity provider, sent as bearer",
    right: "public",
    proof: "provider",
    refuses: [403, 429],
    answer: sessionAnswer,
  },
  async (_, { request, facts }) => {
    const token = readProviderToken(request.headers.get("authorization"));
    if (!token) throw unauthenticated();
    const userAgent = request.headers.get("user-agent");
    const asking = { token, kind: askerOf(request), address: facts.address, userAgent };
    const result = await signOnByToken(asking);
    if (result.outcome === "locked") throw tooMany(result.retryAfterSeconds);
    if (result.outcome === "refused") throw problemOf(result.fault);
    return result.fresh ? handOver(result.session, request) : result.session;
  },
);

defineRoute(
  {
    method: "get",
    path: "/sso/start",
    domain,
    summary: "Leads a browser to the identity provider",
    right: "public",
    query: signOnStart,
    answer: { type: "text/html" },
    status: 303,
  },
  async (_, { query, request, facts }) => {
    const { from, silent } = query;
    const begun = await beginSignOn({ from, silent: silent === "1" }, visitorOf(request, facts));
    if ("fault" in begun) return leadTo(loginAddress(begun.fault, safeReturnPath(from)));
    return leadTo(begun.at, signOnCookieHeader(begun.binding));
  },
);

defineRoute(
  {
    method: "get",
    path: callbackPath.replace("/api", ""),
    domain,
    summary: "Where the identity provider leads a browser back: a session, or the reason on /login",
    right: "public",
    query: signOnReturn,
    answer: { type: "text/html" },
    status: 303,
  },
  async (_, { query, request, facts }) => {
    const result = await finishSignOn(query, visitorOf(request, facts));
    if (result.outcome === "refused") return leadTo(loginAddress(result.fault, result.returnTo));
    const before = readSessionCookie(request.headers.get("cookie"));
    if (before) await endSession(before);
    const { token, expiresAt } = result.session;
    return leadTo(result.returnTo, sessionCookieHeader(token, new Date(expiresAt)));
  },
);

defineRoute(
  {
    method: "post",
    path: "/sso/finish",
    domain,
    summary: "Session by what /silent-sso told the page that framed it",
    right: "public",
    body: signOnReturn,
    refuses: [401, 403, 404],
    answer: signOnEntered,
  },
  async (_, { body, request, facts }) => {
    if (findSignOnName() === null) throw notFound();
    askerOf(request);
    const result = await finishSignOn(body, visitorOf(request, facts));
    if (result.outcome === "refused") throw problemOf(result.fault);
    const { token, expiresAt } = result.session;
    return handOver({ token, expiresAt, pathname: result.returnTo }, request);
  },
);
