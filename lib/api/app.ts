import { Hono } from "hono";
import { Problem } from "@/lib/platform/problems";
import { readFacts } from "@/lib/shared/request-facts";
import { api } from "./define-route";
import { problemResponse } from "./problem";
import { serveReader } from "./reader";
import "./routes/session";
import "./routes/entry";
import "./routes/own-sessions";
import "./routes/single-sign-on";
import "./routes/wordpress";
import "./routes/profile";
import "./routes/support";
import "./routes/health";
import "./routes/portal";
import "./routes/catalogue";
import "./routes/article-sheet";
import "./routes/kept-articles";
import "./routes/part-brands";
import "./routes/bookmarks";
import "./routes/browse";
import "./routes/expert";
import "./routes/custom-searches";
import "./routes/stock";
import "./routes/own-stock";
import "./routes/stock-imports";
import "./routes/recycled";
import "./routes/tyres";
import "./routes/used-vehicles";
import "./routes/completion";
import "./routes/part-completion";
import "./routes/store-parts";
import "./routes/vehicles";
import "./routes/vehicle-links";
import "./routes/idcar";
import "./routes/vehicle-corrections";
import "./routes/repair";
import "./routes/tips";
import "./routes/selector";
import "./routes/stats";
import "./routes/offers";
import "./routes/customers";
import "./routes/cart";
import "./routes/quotes";
import "./routes/faults";
import "./routes/operations";
import "./routes/companion";
import "./routes/lpr";
import "./routes/live";
import "./routes/users";
import "./routes/oem-rights";
import "./routes/company-settings";
import "./routes/diagnostics";
import "./routes/connected";
import "./routes/audit";
import "./routes/qr-cards";

serveReader(api);

/** Every call of the product below /api: mounted by server.ts before Next, and in app/api for hosts that run plain Next. */
export const app = new Hono({ strict: false }).route("/api", api);

const requestId = (env: unknown) =>
  readFacts((env as { incoming?: object } | undefined)?.incoming)?.id ?? crypto.randomUUID();

app.notFound((c) => problemResponse(new Problem(404, "unknown-call", "There is no such call."), requestId(c.env)));
app.onError((error, c) => problemResponse(error, requestId(c.env)));
