import { z } from "@hono/zod-openapi";
import { read } from "@/lib/platform/db";
import { readiness } from "@/lib/platform/readiness";
import { Reply } from "../answer";
import { defineRoute } from "../define-route";

const domain = "health";
const state = z.object({ status: z.string() });

defineRoute(
  { method: "get", path: "/health/live", domain, summary: "The process runs", right: "public", answer: state },
  async () => ({ status: "live" }),
);

defineRoute(
  {
    method: "get",
    path: "/health/ready",
    domain,
    summary: "The process takes requests",
    right: "public",
    answer: state,
  },
  async () => {
    const ready = readiness().ready && (await databaseAnswers());
    if (ready) return { status: "ready" };
    return new Reply({ status: "not ready" }, { status: 503, headers: { "retry-after": "2" } });
  },
);

const patienceMs = 2000;

/** A database that hangs is as far away as one that is gone: balancers must not wait for it. */
function databaseAnswers(): Promise<boolean> {
  const answer = read({ name: "ready", text: "select 1" }).then(
    () => true,
    () => false,
  );
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs).unref());
  return Promise.race([answer, late]);
}
