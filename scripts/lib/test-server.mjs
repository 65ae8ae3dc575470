import { freePort } from "./free-port.mjs";
import { Refusal } from "./refusal.mjs";
import { startServer } from "./server-process.mjs";
import { waitFor } from "./processes.mjs";

const startLimitMs = 60_000;

/** Starts the production server on a free port; `close()` ends it and answers what it printed. */
export async function openTestServer(env) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const started = startServer({ ...env, PORT: String(port), HOST: "127.0.0.1", NEXTAUTH_URL: url }, ["pipe", "pipe"]);
  let output = "";
  let exitCode;
  for (const stream of [started.child.stdout, started.child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => (output += text));
  }
  started.ended.then((code) => (exitCode = code));
  const answers = () =>
    fetch(`${url}/api/health/live`).then(
      () => true,
      () => false,
    );
  const ready = await waitFor(async () => exitCode !== undefined || (await answers()), startLimitMs, 100);
  const close = async () => {
    started.child.kill("SIGTERM");
    await started.ended;
    return output;
  };
  if (ready && exitCode === undefined) return { url, close };
  throw new Refusal(`The server for the browser journeys does not answer.\n\n${await close()}`);
}
