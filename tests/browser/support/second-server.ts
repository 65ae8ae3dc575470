import { spawn } from "node:child_process";
import path from "node:path";

const root = path.resolve(__dirname, "../../..");

/** The product on the tests' database in a process of its own, with other settings; sessions of one are good for the other. */
export async function openSecondServer(settings: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(root, ".build/server.mjs")], {
    cwd: root,
    env: { ...process.env, ...settings, PORT: "0", HOST: "127.0.0.1", NODE_ENV: "production", LOG_LEVEL: "silent" },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    child.once("message", (message) => resolve((message as { port: number }).port));
    child.once("exit", (code) => reject(new Error(`the second server ended with ${code}`)));
  });
  const close = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return { url: `http://localhost:${port}`, close };
}
