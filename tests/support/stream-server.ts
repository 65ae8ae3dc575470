import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { app } from "@/lib/api/app";
import { followerCount } from "@/lib/platform/events/hub";
import { streamCount } from "@/lib/platform/events/open-streams";
import { log } from "@/lib/platform/log";
import { makeListener } from "@/lib/server/listener";
import { shutDownOnSignal } from "@/lib/server/shutdown";

// The calls of the product without its pages, in a process of its own that tells what it holds.
const listener = makeListener({
  answerCall: getRequestListener(app.fetch, { overrideGlobalObjects: false }),
  answerPage: (_, response) => response.end(),
  ...{ log, trustedProxies: "", secure: false, dev: false, frames: [] },
});
const server = createServer(listener);
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));
shutDownOnSignal(server, () => Promise.resolve());
process.on("disconnect", () => process.exit(1));
process.on("message", () => {
  globalThis.gc?.();
  process.send?.({ heap: process.memoryUsage().heapUsed, streams: streamCount(), followers: followerCount() });
});
