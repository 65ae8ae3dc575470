import { z } from "@hono/zod-openapi";
import { setUserPreference } from "@/lib/domains/account/preferences/commands";
import { getUserSettings } from "@/lib/domains/account/preferences/queries";
import { preference, userSettings } from "@/lib/domains/account/preferences/schema";
import { signIn } from "@/lib/domains/session/commands/sign-in";
import { refreshSession, signOut } from "@/lib/domains/session/commands/sign-out";
import { switchCompany } from "@/lib/domains/session/commands/switch-company";
import { getOutboxKey } from "@/lib/domains/session/queries/get-outbox-key";
import { getUserInfo } from "@/lib/domains/session/queries/get-user-info";
import { outboxKey, sessionAnswer, userInfo } from "@/lib/domains/session/schema";
import { factsOf } from "@/lib/platform/actor";
import { Problem, tooMany } from "@/lib/platform/problems";
import { Reply } from "../answer";
import { readBasicHeader } from "../basic-header";
import { sessionCookieHeader } from "../cookie";
import { defineRoute } from "../define-route";
import { done, id, ok } from "../shapes";

const domain = "session";
const wrongCredentials = () => new Problem(401, "wrong-credentials", "Wrong username or password.");

defineRoute(
  {
    method: "get",
    path: "/login",
    domain,
    summary: "Session for a client",
    right: "public",
    proof: "password",
    refuses: [429],
    answer: sessionAnswer,
  },
  async (_, { request, facts }) => {
    const credentials = readBasicHeader(request.headers.get("authorization"));
    if (!credentials) throw wrongCredentials();
    const userAgent = request.headers.get("user-agent");
    const door = request.headers.get("x-etabli-door") === "v2" ? "v2" : "main";
    const cookies = request.headers.get("cookie");
    const result = await signIn({ ...credentials, door, kind: "bearer", address: facts.address, cookies, userAgent });
    if (result.outcome === "locked") throw tooMany(result.retryAfterSeconds);
    if (result.outcome === "wrong-credentials") throw wrongCredentials();
    return new Reply(result.session, { headers: { "set-cookie": result.device } });
  },
);

defineRoute(
  { method: "get", path: "/userInfo", domain, summary: "Who is signed in", right: "user", answer: userInfo },
  (actor) => getUserInfo(actor),
);

defineRoute(
  {
    method: "get",
    path: "/outbox/key",
    domain,
    summary:
      "What opens the writes that wait for the user in a browser; the same after each sign-in, another for each company",
    right: "user",
    answer: outboxKey,
  },
  (actor) => getOutboxKey(actor),
);

const refreshed = z.object({ expiresAt: z.string() });
defineRoute(
  {
    method: "post",
    path: "/session/refresh",
    domain,
    summary: "Prolong the session",
    right: "user",
    answer: refreshed,
  },
  (actor) => refreshSession(actor),
);

defineRoute(
  {
    method: "post",
    path: "/logout",
    domain,
    summary: "End the session",
    right: "user",
    answer: ok.extend({ next: z.string().nullable() }),
  },
  async (actor) => {
    const { next } = await signOut(actor);
    return new Reply({ ...done, next }, { headers: { "set-cookie": sessionCookieHeader("", new Date(0)) } });
  },
);

defineRoute(
  {
    method: "get",
    path: "/switchToCompany/{companyId}",
    domain,
    summary: "A session in another company",
    right: "user",
    changesState: true,
    params: z.object({
      companyId: id,
    }),
    refuses: [404],
    answer: sessionAnswer,
  },
  async (actor, { params, request }) => {
    const session = await switchCompany(actor, { ...params, userAgent: request.headers.get("user-agent") });
    if (factsOf(actor).kind === "bearer") return session;
    const cookie = sessionCookieHeader(session.token, new Date(session.expiresAt));
    return new Reply({ ...session, token: "" }, { headers: { "set-cookie": cookie } });
  },
);

defineRoute(
  {
    method: "get",
    path: "/userSettings",
    domain,
    summary: "Preferences of the user",
    right: "user",
    answer: userSettings,
  },
  (actor) => getUserSettings(actor),
);

defineRoute(
  {
    method: "post",
    path: "/setUserPreference",
    domain,
    summary: "Store a preference",
    right: "user",
    body: preference,
    answer: ok,
  },
  async (actor, { body }) => {
    await setUserPreference(actor, body);
    return done;
  },
);
