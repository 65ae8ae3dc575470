import path from "node:path";
import { waitFor } from "../processes.mjs";
import { Refusal } from "../refusal.mjs";
import { startServerOf } from "../server-process.mjs";

const startMs = 90_000;
const kept = 20_000;

const isReady = (base) =>
  fetch(`${base}/api/health/ready`, { signal: AbortSignal.timeout(4000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** One process of the product at a port that stays its own; `tree` is the version that it serves, `more` what its environment has besides. */
export function makeProcess({ port, env }) {
  const base = `http://127.0.0.1:${port}`;
  /** @type {any} */
  let running = null;
  let output = "";
  const end = async (signal) => {
    running?.child.kill(signal);
    await running?.ended;
  };
  return {
    base,
    port,
    alive: () => running !== null && !running.gone,
    said: () => output,
    pid: () => running?.child.pid,
    async start(tree, more = {}) {
      running = startServerOf(tree, { ...env, ...more, PORT: String(port), HOST: "127.0.0.1" }, ["pipe", "pipe"]);
      const mine = running;
      for (const stream of [mine.child.stdout, mine.child.stderr])
        stream.setEncoding("utf8").on("data", (text) => (output = (output + text).slice(-kept)));
      mine.ended.then(() => (mine.gone = true));
      const ready = await waitFor(async () => mine.gone || (await isReady(base)), startMs, 50);
      if (!ready || mine.gone) throw new Refusal(`The product did not start in ${path.basename(tree)}.\n\n${output}`);
    },
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
  };
}
