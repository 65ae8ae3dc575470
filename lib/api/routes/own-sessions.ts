import { z } from "@hono/zod-openapi";
import { endOwnSession, signOutEverywhere } from "@/lib/domains/session/open/commands";
import { listSessions } from "@/lib/domains/session/open/queries";
import { sessionEntries, sessionReference } from "@/lib/domains/session/open/schema";
import { changePassword } from "@/lib/domains/account/passwords/commands";
import { passwordChange } from "@/lib/domains/account/passwords/schema";
import { sessionAnswer } from "@/lib/domains/session/schema";
import { factsOf } from "@/lib/platform/actor";
import { Reply } from "../answer";
import { sessionCookieHeader } from "../cookie";
import { defineRoute } from "../define-route";

const domain = "session";

defineRoute(
  {
    method: "get",
    path: "/sessions",
    domain,
    summary: "The user's open sessions",
    right: "user",
    answer: sessionEntries,
  },
  (actor) => listSessions(actor),
);

defineRoute(
  {
    method: "delete",
    path: "/sessions",
    domain,
    summary: "End every session of the user",
    right: "user",
    answer: z.object({ ended: z.number().int(), next: z.string().nullable() }),
  },
  async (actor) => {
    const answer = await signOutEverywhere(actor);
    return new Reply(answer, { headers: { "set-cookie": sessionCookieHeader("", new Date(0)) } });
  },
);

defineRoute(
  {
    method: "delete",
    path: "/sessions/{reference}",
    name: "deleteSession",
    domain,
    summary: "End one of the user's sessions",
    right: "user",
    params: sessionReference,
    refuses: [404],
    answer: z.object({ current: z.boolean() }),
  },
  (actor, { params }) => endOwnSession(actor, params),
);

defineRoute(
  {
    method: "post",
    path: "/updatePassword",
    domain,
    summary: "Change the password: every session ends, this one for a fresh one",
    right: "user",
    refuses: [403, 429],
    body: passwordChange,
    answer: sessionAnswer,
  },
  async (actor, { body, request }) => {
    const session = await changePassword(actor, { ...body, userAgent: request.headers.get("user-agent") });
    if (factsOf(actor).kind === "bearer") return session;
    const cookie = sessionCookieHeader(session.token, new Date(session.expiresAt));
    return new Reply({ ...session, token: "" }, { headers: { "set-cookie": cookie } });
  },
);
