import fs from "node:fs";
import path from "node:path";
import { Refusal } from "../../scripts/lib/refusal.mjs";
import { openBrowser } from "./browser.mjs";
import { filmOf } from "./film.mjs";
import { amount, mark, table } from "./report.mjs";
import { signIn } from "./sign-in.mjs";
import { quantile } from "./sizes/database-reads.mjs";

const reader = "admin@etabli.test";
const runs = 20;
const goalMs = 700;
const limitMs = 15_000;
/** Thirty pictures are a second: grey while the page opens, then a code for longer than it may take. */
const film = { grey: 60, shown: 240 };
const scans = [
  { name: "EAN-13", page: "/rean", bcid: "ean13", text: "4047024000018" },
  { name: "VIN in Code 39", page: "/rvin", bcid: "code39", text: "VF1BR1H0H40123456" },
];

/** In the page: notes when the camera's first picture with the code is shown, and when the page has taken the code. */
function watchFilm(text) {
  const times = { grey: 0, shown: 0, taken: 0 };
  /** @type {any} */
  const context = new OffscreenCanvas(16, 12).getContext("2d", { willReadFrequently: true });
  let video = null;
  const look = (_now, { presentationTime }) => {
    context.drawImage(video, 0, 0, 16, 12);
    const [corner] = context.getImageData(0, 0, 1, 1).data;
    if (corner > 200) return void (times.shown = presentationTime);
    times.grey++;
    video.requestVideoFrameCallback(look);
  };
  const seek = () => {
    if (!video && (video = document.querySelector("video"))) video.requestVideoFrameCallback(look);
    const isTaken = () => [...document.querySelectorAll("li bdi")].some((one) => one.textContent === text);
    if (!times.taken && isTaken()) times.taken = performance.now();
  };
  new MutationObserver(seek).observe(document, { childList: true, subtree: true, characterData: true });
  Object.assign(window, { filmTimes: times });
}

function readTimes() {
  const { filmTimes: times } = /** @type {any} */ (window);
  return times.shown && times.taken ? times : null;
}

/** Milliseconds of one opened page: the film begins anew with each. */
async function measureRun(context, address, text) {
  const page = await context.newPage();
  try {
    await page.addInitScript(watchFilm, text);
    await page.goto(address);
    const times = await page.waitForFunction(readTimes, null, { timeout: limitMs });
    const { grey, shown, taken } = await times.jsonValue();
    if (grey === 0) throw new Error("the film began before it was watched");
    return taken - shown;
  } catch (error) {
    throw new Refusal(`${address} cannot be measured: ${error.message}`);
  } finally {
    await page.close();
  }
}

async function measureScan({ base, token, executable, note }, { name, page, bcid, text }) {
  const file = await filmOf({ bcid, text, ...film });
  const flags = ["--disable-gpu", "--use-fake-device-for-media-stream", `--use-file-for-fake-video-capture=${file}`];
  const browser = await openBrowser(executable, { flags });
  try {
    const context = await browser.newContext({ permissions: ["camera"] });
    await context.addCookies([{ name: "etabli.session", value: token, url: base }]);
    const times = [];
    for (let run = 0; run < runs; run++) {
      note(`${name}, run ${run + 1} of ${runs}`);
      times.push(await measureRun(context, base + page, text));
    }
    return times;
  } finally {
    await browser.close();
    fs.rmSync(path.dirname(file), { recursive: true });
  }
}

/** From the first picture of a camera that holds a code until the page has taken it. */
export async function measureCamera({ product: { base }, browser: executable, note }) {
  const token = await signIn(base, reader);
  const rows = [];
  for (const scan of scans) {
    const times = (await measureScan({ base, token, executable, note }, scan)).sort((a, b) => a - b);
    const [p50, p95] = [0.5, 0.95].map((part) => quantile(times, part));
    const measured = [String(runs), `${amount(p50)} / ${amount(p95)}`];
    rows.push([scan.name, ...measured, `≤ ${goalMs}`, mark(p95 <= goalMs)]);
  }
  return table(["Code before the camera", "runs", "p50 / p95 ms", "goal", "met"], rows);
}
