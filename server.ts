import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import next from "next";
import { answerWith } from "@/lib/api/answer";
import { app } from "@/lib/api/app";
import { watchFrameOrigins } from "@/lib/domains/apps/frames/queries";
import { readTools, toolOrigins } from "@/lib/domains/vehicles/tools/rules";
import { startCounts } from "@/lib/jobs/counts";
import { startJobs } from "@/lib/jobs/worker";
import { env, settingOf } from "@/lib/platform/env";
import { log, requestLog } from "@/lib/platform/log";
import { lightResponse } from "@/lib/server/light-response";
import { readSupplierSettings } from "@/lib/providers/supplier-availability/http/settings";
import { makeListener } from "@/lib/server/listener";
import { measureRequests } from "@/lib/server/metrics/measure";
import { answerMetrics } from "@/lib/server/metrics/metrics";
import { shutDownOnSignal } from "@/lib/server/shutdown";
import { whenDatabaseIsThere } from "@/lib/server/start-signal";

const { PORT, HOST, NEXTAUTH_URL, ETABLI_TRUSTED_PROXIES, ETABLI_METRICS_TOKEN: metricsToken } = env();
const { ETABLI_TOOLS, ETABLI_SUPPLIERS, ETABLI_AUTODATA_URL, ETABLI_OIDC_ISSUER, ETABLI_WORDPRESS_URL } = env();
const { ETABLI_MAP_TILES: tiles, ETABLI_CHATWOOT_URL: chat } = env();

settingOf("ETABLI_SUPPLIERS", () => readSupplierSettings(ETABLI_SUPPLIERS));
const tools = settingOf("ETABLI_TOOLS", () => readTools(ETABLI_TOOLS));

const dev = process.argv.includes("--dev");
const began = performance.now();
const pages = next({ dev, dir: process.cwd(), hostname: HOST, port: PORT });
await Promise.all([pages.prepare(), whenDatabaseIsThere()]);

const toolFrames = toolOrigins(tools, ETABLI_AUTODATA_URL, ETABLI_OIDC_ISSUER, ETABLI_WORDPRESS_URL, chat);
const appFrames = await watchFrameOrigins();

answerWith(lightResponse());
const listener = makeListener({
  answerCall: getRequestListener(app.fetch, { overrideGlobalObjects: false }),
  answerPage: pages.getRequestHandler(),
  answerMetrics: metricsToken ? answerMetrics(metricsToken) : null,
  measure: metricsToken ? measureRequests() : null,
  log: requestLog,
  trustedProxies: ETABLI_TRUSTED_PROXIES,
  secure: NEXTAUTH_URL.startsWith("https:"),
  dev,
  pictures: tiles ? [new URL(tiles).origin] : [],
  frames: () => [...toolFrames, ...appFrames()],
});
const server = createServer({ keepAliveTimeout: 65_000 }, listener);
if (dev) server.on("upgrade", pages.getUpgradeHandler());
server.on("error", (error) => {
  log.fatal({ err: error }, "the server cannot listen");
  process.exit(1);
});
let jobs: Promise<(() => Promise<void>) | null> = Promise.resolve(null);
let stopCounts = (): Promise<void> => Promise.resolve();
server.listen(PORT, HOST, () => {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : PORT;
  log.info({ port, ms: Math.round(performance.now() - began) }, "ready");
  process.send?.({ ready: true, port });
  stopCounts = startCounts();
  jobs = startJobs().catch((error: unknown) => {
    log.error({ err: error }, "jobs cannot run");
    return null;
  });
});
shutDownOnSignal(server, async () => {
  await (
    await jobs
  )?.();
  await stopCounts();
  await pages.close();
});
