import { gzipSync } from "node:zlib";
import { waitFor } from "../../scripts/lib/processes.mjs";
import { emptyPage, measuredPages } from "./addresses.mjs";
import { openBrowser } from "./browser.mjs";
import { amount, mark, table } from "./report.mjs";

const frameworkKb = 135;
const largestShown = 5;
const quietMs = 1000;
const limitMs = 20_000;
const kb = (bytes) => amount(bytes / 1000, 1);

async function scriptOf(response) {
  if (!/javascript/.test(response.headers()["content-type"] ?? "")) return null;
  const file = new URL(response.url()).pathname;
  return { file: file.split("/").at(-1), bytes: gzipSync(await response.body()).length };
}

/** Resolves once the page has asked for nothing for a second. */
export async function settled(page, work) {
  let last = Date.now();
  page.on("request", () => (last = Date.now()));
  await work;
  await waitFor(() => Date.now() - last > quietMs, limitMs, 50);
}

/** Every script file that a page loads in a fresh browser profile until the network is idle, largest first. */
async function loadScripts(browser, url, token) {
  const context = await browser.newContext();
  try {
    // For the whole site: a cookie given to the page's own address reaches no call of it.
    if (token) await context.addCookies([{ name: "etabli.session", value: token, url: new URL(url).origin }]);
    const page = await context.newPage();
    const arrived = new Map();
    page.on("response", (response) => arrived.set(response.url(), scriptOf(response)));
    await settled(page, page.goto(url));
    const scripts = (await Promise.all(arrived.values())).filter((script) => script !== null);
    return scripts.sort((a, b) => b.bytes - a.bytes);
  } finally {
    await context.close();
  }
}

const sum = (scripts) => scripts.reduce((total, { bytes }) => total + bytes, 0);

/** Gzipped bytes of the scripts of each measured page, against the framework's share and the page's allowance. */
export async function measureFirstLoad({ product: { base, token }, browser: executable, note }) {
  const browser = await openBrowser(executable);
  try {
    const alone = await loadScripts(browser, base + emptyPage, token);
    const shared = new Set(alone.map(({ file }) => file));
    const rows = [["Empty page", kb(sum(alone)), String(alone.length), "", "", "", ""]];
    for (const { name, path, extraKb, signedIn } of measuredPages) {
      note(name);
      const scripts = await loadScripts(browser, base + path, signedIn ? token : null);
      const extra = sum(scripts) / 1000 - frameworkKb;
      const own = scripts.filter(({ file }) => !shared.has(file)).slice(0, largestShown);
      const largest = own.map(({ file, bytes }) => `${file} ${kb(bytes)}`).join(", ");
      const judged = [`${extra < 0 ? "" : "+"}${amount(extra, 1)}`, `+${extraKb}`, mark(extra <= extraKb)];
      rows.push([name, kb(sum(scripts)), String(scripts.length), ...judged, largest]);
    }
    const heads = ["Page", "kB gzipped", "files", `beyond ${frameworkKb} kB`, "goal", "met", "its own largest"];
    return table(heads, rows);
  } finally {
    await browser.close();
  }
}
