import http from "node:http";
import { fork } from "node:child_process";
import path from "node:path";
import { root } from "../../scripts/lib/paths.mjs";
import { bearer } from "./sign-in.mjs";

const atOnce = 100;

/**
 * Opens a stream, calls `hear` with what it brings, and answers how to close it and when it `ended`; rejects unless it stands.
 * @param {string} base
 * @param {string | null} token
 * @param {{ position?: string, hear?: (text: string) => void, path?: string }} options
 */
export function openStream(base, token, { position, hear, path = "/api/sse" } = {}) {
  const headers = { ...(token ? bearer(token) : {}), ...(position ? { "last-event-id": position } : {}) };
  return new Promise((resolve, reject) => {
    const request = http.get(`${base}${path}`, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`no stream: ${response.statusCode}`));
      let last = "";
      const ended = new Promise((done) => response.once("close", done));
      response.on("data", (chunk) => {
        const text = String(chunk);
        last = [...text.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? last;
        hear?.(text);
        resolve({ close: () => request.destroy(), position: () => last, ended });
      });
      response.on("error", () => undefined);
    });
    request.on("error", reject);
  });
}

/** Runs the work for 0 to count - 1, a hundred at a time; answers the results in their order. */
export async function inBatches(count, work) {
  const results = [];
  for (let at = 0; at < count; at += atOnce)
    results.push(...(await Promise.all(Array.from({ length: Math.min(atOnce, count - at) }, (_, n) => work(at + n)))));
  return results;
}

/** A process that answers the calls alone, its garbage collected on request. */
export async function startStreamServer(url, more = {}) {
  const child = fork(path.join(root, "tests/support/stream-server.ts"), {
    cwd: root,
    execArgv: ["--expose-gc", "--import", "tsx"],
    env: { ...process.env, DATABASE_URL: url, ETABLI_STREAMS_PER_USER: "5000", LOG_LEVEL: "error", ...more },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const next = () => new Promise((resolve) => child.once("message", resolve));
  const { port } = await next();
  const state = async () => {
    const answer = next();
    child.send("state");
    return answer;
  };
  /** What it holds once nobody listens any more. */
  const idle = async () => {
    for (;;) {
      const found = await state();
      if (found.streams === 0) return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  return { base: `http://127.0.0.1:${port}`, state, idle, stop: () => child.kill("SIGTERM") };
}
