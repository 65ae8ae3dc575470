import { z } from "@hono/zod-openapi";
import { perMinute } from "@/lib/platform/limits";
import { log } from "@/lib/platform/log";
import { defineRoute } from "../define-route";
import { done, ok } from "../shapes";

const text = (most: number) => z.string().max(most).default("");
const renderFailure = z.object({ pathname: text(2000), error: text(2000), stack: text(8000), userAgent: text(400) });

const allow = perMinute(60);

defineRoute(
  {
    method: "post",
    path: "/error",
    domain: "live",
    summary: "Report of a page that could not be shown",
    right: "public",
    body: renderFailure,
    refuses: [429],
    answer: ok,
  },
  async (_, { body, facts }) => {
    allow(facts.address);
    log.error({ ...body, requestId: facts.id }, "a page could not be shown");
    return done;
  },
);
