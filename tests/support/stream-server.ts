import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { app } from "@/lib/api/app";
import { followerCount } from "@/lib/platform/events/hub";
import { streamCount, waitingBytes } from "@/lib/platform/events/open-streams";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";
import { makeListener } from "@/lib/server/listener";
import { measureRequests } from "@/lib/server/metrics/measure";
import { answerMetrics } from "@/lib/server/metrics/metrics";
import { shutDownOnSignal } from "@/lib/server/shutdown";

// The calls of the product without its pages, in a process of its own that tells what it holds.
const { ETABLI_METRICS_TOKEN: token, ETABLI_TRUSTED_PROXIES: trustedProxies } = env();
const listener = makeListener({
  answerCall: getRequestListener(app.fetch, { overrideGlobalObjects: false }),
  answerPage: (_, response) => response.writeHead(404).end(),
  answerMetrics: token ? answerMetrics(token) : null,
  measure: token ? measureRequests() : null,
  ...{ log, trustedProxies, secure: false, dev: false, frames: () => [] },
});
const server = createServer(listener);
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));
shutDownOnSignal(server, () => Promise.resolve());
process.on("disconnect", () => process.exit(1));

async function tellState(): Promise<void> {
  // What a collection frees may itself hold something that only the next one finds.
  for (let turn = 0; globalThis.gc && turn < 3; turn += 1) {
    globalThis.gc();
    await new Promise((done) => setTimeout(done, 20));
  }
  const held = { streams: streamCount(), followers: followerCount(), waiting: waitingBytes() };
  process.send?.({ heap: process.memoryUsage().heapUsed, ...held });
}
process.on("message", () => void tellState());
