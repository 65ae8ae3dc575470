import { Refusal } from "../../scripts/lib/refusal.mjs";
import { listPage } from "./addresses.mjs";
import { openBrowser } from "./browser.mjs";
import { median } from "./load.mjs";
import { metricsToken } from "./product.mjs";
import { amount, mark, table } from "./report.mjs";
import { bearer, cookie } from "./sign-in.mjs";

const goals = { keys: 22, waitingMs: 500, kb: 73.5, processorMs: 17.5, megabytes: 450 };
const runs = 9;
const limitMs = 20_000;
/** What is typed from the end of the sign-in on, in parts that are each waited for. */
const jobs = [
  { name: "plate and part at once", parts: [{ text: "AB123CD plaquettes", until: hasPricedPad }] },
  {
    name: "plate, then part",
    parts: [
      { text: "AB123CD", until: hasCursor },
      { text: "plaquettes", until: hasPricedPad },
    ],
  },
];

function hasPricedPad() {
  return [...document.querySelectorAll("[role=row]")].some((row) =>
    /0 986 494 104[^]*\d,\d\d\s*€/.test(row.textContent.replace(/\u202f|\u00a0/g, " ")),
  );
}

function hasCursor() {
  return location.pathname.endsWith("/AB-123-CD") && document.activeElement?.matches("header input");
}

async function signIn(context, base) {
  const page = await context.newPage();
  await page.goto(`${base}/login`);
  await page.locator("input[name=email]:focus").waitFor({ timeout: limitMs });
  await page.waitForLoadState("networkidle");
  await page.locator("input[name=email]").fill("garage@etabli.test");
  await page.locator("input[name=password]").fill("etabli-demo");
  await page.keyboard.press("Enter");
  await page.locator("input[name=immat]:focus").waitFor({ timeout: limitMs });
  await page.waitForLoadState("networkidle");
  return page;
}

/** Keys pressed, and milliseconds from each Enter until what it asked for stands there, in sum. */
async function work(browser, base, parts) {
  const context = await browser.newContext({ locale: "fr-FR", viewport: { width: 1440, height: 900 } });
  try {
    const page = await signIn(context, base);
    let [keys, waited] = [0, 0];
    for (const { text, until } of parts) {
      await page.keyboard.type(text, { delay: 40 });
      const pressed = performance.now();
      await page.keyboard.press("Enter");
      await page.waitForFunction(until, null, { polling: "raf", timeout: limitMs });
      waited += performance.now() - pressed;
      keys += text.length + 1;
    }
    return { keys, waited };
  } catch (error) {
    throw new Refusal(`The main job cannot be measured: ${error.message}`);
  } finally {
    await context.close();
  }
}

async function measureJobs(executable, base, note) {
  const browser = await openBrowser(executable);
  try {
    const rows = [];
    for (const { name, parts } of jobs) {
      const times = [];
      for (let run = 0; run <= runs; run++) {
        note(`${name}, run ${run} of ${runs}`);
        times.push(await work(browser, base, parts));
      }
      const [{ keys }] = times;
      // The first run warms the product.
      const waited = median(times.slice(1).map((one) => one.waited));
      rows.push(
        [`Keys to a priced pad: ${name}`, String(keys), `≤ ${goals.keys}`, mark(keys <= goals.keys)],
        [
          `Waiting for it in sum, median of ${runs}, ms`,
          amount(waited),
          `≤ ${goals.waitingMs}`,
          mark(waited <= goals.waitingMs),
        ],
      );
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** What the server's process says of itself. */
async function vitals(base) {
  const text = await (await fetch(`${base}/metrics`, { headers: bearer(metricsToken) })).text();
  const value = (name) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1] ?? NaN);
  return { seconds: value("process_cpu_seconds_total"), bytes: value("process_resident_memory_bytes") };
}

const warmUps = 30;
const counted = 60;

/** Bytes of the article list's document and the processor's time for one, asked for one after the other. */
async function weighPage(base, headers) {
  const ask = async () => (await fetch(base + listPage.path, { headers })).arrayBuffer();
  for (let at = 0; at < warmUps; at++) await ask();
  const before = await vitals(base);
  let bytes = 0;
  for (let at = 0; at < counted; at++) bytes = (await ask()).byteLength;
  const { seconds } = await vitals(base);
  return { kb: bytes / 1000, ms: ((seconds - before.seconds) * 1000) / counted };
}

const [pages, atOnce] = [600, 4];
const paths = (ktype) => {
  const vehicle = `/identification-vehicule/search/ktype/${ktype}`;
  return [vehicle, `${vehicle}/parts/1/101/101/10001`, `${vehicle}/parts/1`];
};

/** The most memory of the process in megabytes while pages of ever other vehicles are asked for. */
async function readSeries(base, headers, note) {
  let [most, answered] = [0, 0];
  for (let at = 0; at < pages; at += atOnce) {
    const asked = Array.from({ length: atOnce }, (_, step) => paths(1_000_001 + 7 * at)[(at + step) % 3]);
    const answers = await Promise.all(asked.map((path) => fetch(base + path, { headers })));
    for (const answer of answers) if ((await answer.arrayBuffer()) && answer.ok) answered++;
    if (at % 20 === 0) most = Math.max(most, (await vitals(base)).bytes / 1e6);
    note(`page ${at} of ${pages}, ${amount(most)} MB`);
  }
  if (answered < pages / 2) throw new Refusal(`Of ${pages} pages only ${answered} were answered.`);
  return most;
}

/** What the main job costs who does it, and what its pages cost the server. */
export async function measureMainJob({ product: { base, token }, browser, note }) {
  const headers = cookie(token);
  const rows = await measureJobs(browser, base, note);
  const { kb, ms } = await weighPage(base, headers);
  const most = await readSeries(base, headers, note);
  rows.push(
    ["Document of the vehicle's article list, kB", amount(kb, 1), `≤ ${goals.kb}`, mark(kb <= goals.kb)],
    [
      `Processor time of one, mean of ${counted}, ms`,
      amount(ms, 1),
      `≤ ${goals.processorMs}`,
      mark(ms <= goals.processorMs),
    ],
    [
      `Memory at most while ${pages} pages are read, MB`,
      amount(most),
      `≤ ${goals.megabytes}`,
      mark(most <= goals.megabytes),
    ],
  );
  return table(["Main job", "measured", "goal", "met"], rows);
}
