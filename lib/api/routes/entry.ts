import { z } from "@hono/zod-openapi";
import { makeLink } from "@/lib/domains/session/links/commands/make-link";
import { openLink } from "@/lib/domains/session/links/commands/open-link";
import { linkAnswer, linkRequest, linkSession } from "@/lib/domains/session/links/schema";
import { signInByCode } from "@/lib/domains/session/qr/commands";
import { readQrCode } from "@/lib/domains/session/qr/rules";
import { sessionAnswer } from "@/lib/domains/session/schema";
import { invalid, Problem, tooMany } from "@/lib/platform/problems";
import { defineRoute } from "../define-route";
import { askerOf, handOver } from "../hand-over";

const domain = "session";

defineRoute(
  {
    method: "get",
    path: "/qrauth",
    domain,
    summary: "Session by the code of a QR login, sent as bearer",
    right: "public",
    proof: "card",
    changesState: true,
    refuses: [400, 429],
    answer: sessionAnswer,
  },
  async (_, { request, facts }) => {
    const sent = /^bearer (.*)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";
    const read = readQrCode(sent);
    if (!("code" in read)) throw invalid("invalid-code", "The code must be 36 hex digits and dashes.");
    const userAgent = request.headers.get("user-agent");
    const asking = {
      ...read,
      kind: askerOf(request),
      address: facts.address,
      cookies: request.headers.get("cookie"),
      userAgent,
    };
    const result = await signInByCode(asking);
    if (result.outcome === "locked") throw tooMany(result.retryAfterSeconds);
    if (result.outcome === "wrong-credentials")
      throw new Problem(401, "wrong-credentials", "Wrong username or password.");
    return handOver(result.session, request);
  },
);

defineRoute(
  {
    method: "post",
    path: "/shortURL",
    domain,
    summary: "A link that leads to a page for ten minutes, with autologin once and with a session",
    right: "user",
    body: linkRequest,
    refuses: [403, 429],
    answer: linkAnswer,
  },
  (actor, { body }) => makeLink(actor, body),
);

defineRoute(
  {
    method: "get",
    path: "/login/{alias}/{timestamp}",
    name: "loginByLink",
    domain,
    summary: "Session by a one-time link, which this uses up",
    right: "public",
    changesState: true,
    params: z.object({ alias: z.string().max(40), timestamp: z.string().max(40) }),
    refuses: [403, 404, 410, 429],
    answer: linkSession,
  },
  async (_, { params, request, facts }) => {
    const userAgent = request.headers.get("user-agent");
    const asking = {
      ...params,
      kind: askerOf(request),
      address: facts.address,
      cookies: request.headers.get("cookie"),
      userAgent,
    };
    const result = await openLink(asking);
    if (result.outcome === "expired") throw new Problem(410, "link-expired", "This link has expired.");
    if (result.outcome === "invalid") throw new Problem(404, "link-invalid", "This link is not valid.");
    if (result.outcome === "locked") throw tooMany(result.retryAfterSeconds);
    const { pathname } = result;
    if (result.outcome === "redirect") return { token: "", expiresAt: result.expiresAt, pathname };
    const { token, expiresAt } = result.session;
    return handOver({ token, expiresAt, pathname }, request);
  },
);
