import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import next from "next";
import { answerWith } from "@/lib/api/answer";
import { app } from "@/lib/api/app";
import { readTools, toolOrigins } from "@/lib/domains/vehicles/tools/rules";
import { startJobs } from "@/lib/jobs/worker";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";
import { lightResponse } from "@/lib/server/light-response";
import { makeListener } from "@/lib/server/listener";
import { shutDownOnSignal } from "@/lib/server/shutdown";

const { PORT, HOST, NEXTAUTH_URL, ETABLI_TRUSTED_PROXIES, ETABLI_TOOLS, ETABLI_AUTODATA_URL } = env();
const dev = process.argv.includes("--dev");
const began = performance.now();
const pages = next({ dev, dir: process.cwd(), hostname: HOST, port: PORT });
await pages.prepare();

answerWith(lightResponse());
const listener = makeListener({
  answerCall: getRequestListener(app.fetch, { overrideGlobalObjects: false }),
  answerPage: pages.getRequestHandler(),
  log,
  trustedProxies: ETABLI_TRUSTED_PROXIES,
  secure: NEXTAUTH_URL.startsWith("https:"),
  dev,
  frames: toolOrigins(readTools(ETABLI_TOOLS), ETABLI_AUTODATA_URL),
});
const server = createServer({ keepAliveTimeout: 65_000 }, listener);
if (dev) server.on("upgrade", pages.getUpgradeHandler());
server.on("error", (error) => {
  log.fatal({ err: error }, "the server cannot listen");
  process.exit(1);
});
let jobs: Promise<(() => Promise<void>) | null> = Promise.resolve(null);
server.listen(PORT, HOST, () => {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : PORT;
  log.info({ port, ms: Math.round(performance.now() - began) }, "ready");
  process.send?.({ ready: true, port });
  jobs = startJobs().catch((error: unknown) => {
    log.error({ err: error }, "jobs cannot run");
    return null;
  });
});
shutDownOnSignal(server, async () => {
  await (
    await jobs
  )?.();
  await pages.close();
});
