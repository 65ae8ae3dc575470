import { z } from "@hono/zod-openapi";
import { shareScan } from "@/lib/domains/live/commands";
import {
  findPublicListening,
  getListening,
  getScreenListening,
  getStart,
  type Listening,
} from "@/lib/domains/live/queries";
import { readPositionText } from "@/lib/domains/live/rules";
import { publicStreamQuery, scannedEan, scannedVin, shared, streamQuery } from "@/lib/domains/live/schema";
import { screenReaders } from "@/lib/domains/live/screens/access";
import { unauthenticated, unavailable } from "@/lib/platform/problems";
import { readiness } from "@/lib/platform/readiness";
import { defineRoute } from "../define-route";
import { eventStream, eventStreamHead } from "../event-stream";
import type { Call } from "../route";
import { id } from "../shapes";

const domain = "live";
const events = { type: "text/event-stream" };

type StreamCall = Pick<Call<undefined, typeof streamQuery, undefined>, "request" | "query" | "facts">;

/** Where the client left off: its header, which a browser sets when it comes back by itself, else what the page says. */
const askedPosition = ({ request, query }: StreamCall): number | null =>
  readPositionText(request.headers.get("last-event-id") ?? query.lastEventId);

async function open(listening: Listening, call: StreamCall): Promise<Response> {
  if (!readiness().ready)
    throw unavailable("closing", "This process ends; please come back.", { retryAfterSeconds: 2 });
  if (call.request.method === "HEAD") return eventStreamHead();
  const position = askedPosition(call) ?? (await getStart(listening));
  return eventStream({ listening, position, facts: call.facts });
}

defineRoute(
  {
    method: "get",
    path: "/sse",
    domain,
    summary: "Live events of the user; Last-Event-ID continues, an event `reset` asks to read anew",
    right: "user",
    query: streamQuery,
    answer: events,
  },
  (actor, call) => open(getListening(actor), call),
);

defineRoute(
  {
    method: "get",
    path: "/sse/public",
    domain,
    summary: "Live events of a customer's companion page or of a screen, by its key",
    right: "public",
    query: publicStreamQuery,
    refuses: [401],
    answer: events,
  },
  async (_, call) => {
    const { request, query } = call;
    const key = request.headers.get("x-companion") ?? query.companion ?? query.screen ?? "";
    const listening = await findPublicListening(key);
    if (!listening) throw unauthenticated();
    return open(listening, call);
  },
);

defineRoute(
  {
    method: "get",
    path: "/sse/screens/{id}",
    domain,
    summary: "Events `screen count`: whether a screen is connected, how many are and which",
    right: screenReaders,
    params: z.object({ id }),
    query: streamQuery,
    refuses: [404],
    answer: events,
  },
  async (actor, { params, ...call }) => open(await getScreenListening(actor, params), call),
);

for (const [kind, value] of [
  ["searchVin", scannedVin],
  ["searchEAN", scannedEan],
] as const)
  defineRoute(
    {
      method: "get",
      path: `/sendEvent/${kind}/{value}`,
      domain,
      summary: `Share a scanned ${kind === "searchVin" ? "VIN" : "EAN"} with the user's other windows`,
      right: "CaiaApp",
      changesState: true,
      params: z.object({ value }),
      answer: shared,
    },
    (actor, { params }) => shareScan(actor, { kind, value: params.value }),
  );
