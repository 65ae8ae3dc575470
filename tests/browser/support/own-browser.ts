import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium, type BrowserContext, type Cookie, type Page } from "playwright-core";

const executable = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const flags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--lang=fr",
  "--remote-debugging-port=0",
];

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once("exit", () => resolve()));

/** A browser in a process of its own, whose profile outlives it: it can be killed and started again. */
export async function openOwnBrowser() {
  const profile = mkdtempSync(path.join(os.tmpdir(), "profile-"));
  const portFile = path.join(profile, "DevToolsActivePort");
  let child: ChildProcess | undefined;
  let context: BrowserContext | undefined;
  let cookies: Cookie[] = [];

  async function start(): Promise<Page> {
    rmSync(portFile, { force: true });
    child = spawn(executable, [...flags, `--user-data-dir=${profile}`, "about:blank"], {
      stdio: "ignore",
      detached: true,
    });
    while (!existsSync(portFile) || !readFileSync(portFile, "utf8").includes("\n"))
      await new Promise((done) => setTimeout(done, 50));
    const [port] = readFileSync(portFile, "utf8").split("\n");
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    [context] = browser.contexts();
    if (!context) throw new Error("the browser has no window");
    context.setDefaultTimeout(60_000);
    await context.addCookies(cookies);
    return context.pages()[0] ?? context.newPage();
  }

  /** Ends it at once, as a device whose battery is empty. */
  async function kill(): Promise<void> {
    if (!child?.pid) return;
    // Browsers write cookies down every half minute only; these are older.
    cookies = (await context?.cookies().catch(() => undefined)) ?? cookies;
    process.kill(-child.pid, "SIGKILL");
    await ended(child);
  }

  return {
    start,
    kill,
    async close() {
      await kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
