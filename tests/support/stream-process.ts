import { fork } from "node:child_process";
import path from "node:path";

export interface StreamServer {
  base: string;
  /** What it has printed so far: its log. */
  output: () => string;
  /** Sends SIGTERM; answers the exit code. */
  stop: () => Promise<number | null>;
}

/** A process of its own that answers the calls over HTTP, on the tests' database unless `env` names another. */
export async function startStreamServer(env: Record<string, string> = {}): Promise<StreamServer> {
  const file = path.resolve(__dirname, "stream-server.ts");
  const child = fork(file, {
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    env: { ...process.env, ETABLI_DRAIN_SECONDS: "0", ...env },
  });
  let output = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => (output += text));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const port = await new Promise<number>((resolve, reject) => {
    child.once("message", (message) => resolve((message as { port: number }).port));
    child.once("exit", () => reject(new Error("the server did not start")));
  });
  return {
    base: `http://127.0.0.1:${port}`,
    output: () => output,
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
  };
}
