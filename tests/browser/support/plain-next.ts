import { spawn } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";

const root = path.resolve(__dirname, "../../..");

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** The pages as a host serves them that runs Next alone, without the product's own server. */
export async function startPlainNext(): Promise<{ base: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const args = [path.join(root, "node_modules/next/dist/bin/next"), "start", "-p", String(port), "-H", "127.0.0.1"];
  const env = { ...process.env, NODE_ENV: "production" as const };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: "ignore" });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const base = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${base}/api/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error("next start has ended");
    await new Promise((done) => setTimeout(done, 50));
  }
  const stop = () => {
    child.kill("SIGKILL");
    return ended;
  };
  return { base, stop };
}
