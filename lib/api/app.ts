import { Hono } from "hono";
import { Problem } from "@/lib/platform/problems";
import { readFacts } from "@/lib/shared/request-facts";
import { api } from "./define-route";
import { problemResponse } from "./problem";
import "./routes/session";
import "./routes/health";
import "./routes/portal";

type Bindings = { incoming?: object };

/** Every call of the product below /api: mounted by server.ts before Next, and in app/api for hosts that run plain Next. */
export const app = new Hono<{ Bindings: Bindings }>({ strict: false }).route("/api", api);

const requestId = (env: Bindings | undefined) => readFacts(env?.incoming)?.id ?? crypto.randomUUID();

app.notFound((c) => problemResponse(new Problem(404, "unknown-call", "There is no such call."), requestId(c.env)));
app.onError((error, c) => problemResponse(error, requestId(c.env)));
