// node tests/bench/turning.mjs ADDRESS: how much the main thread works while the 360 view is dragged, at a processor slowed
// four times. ADDRESS is a running product with the demonstration's people.
import { ensureBrowser } from "../../scripts/lib/browser.mjs";
import { openBrowser } from "./browser.mjs";
import { signIn } from "./sign-in.mjs";

const [address = "http://localhost:3000"] = process.argv.slice(2);
const vehicle = `${address}/v3/search/immat/AB-123-CD/genart360`;
const moves = 150;

const browser = await openBrowser(await ensureBrowser());
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
const value = await signIn(address, "expert@etabli.test");
await page.context().addCookies([{ name: "etabli.session", value, url: address }]);
await page.goto(vehicle);
await page.locator("[data-loaded=true]").waitFor({ state: "attached" });
const devtools = await page.context().newCDPSession(page);
await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });

const events = [];
devtools.on("Tracing.dataCollected", ({ value }) => events.push(...value));
const whole = new Promise((done) => devtools.once("Tracing.tracingComplete", done));
await devtools.send("Tracing.start", { categories: "devtools.timeline,toplevel", transferMode: "ReportEvents" });
const box = await page.locator("[data-part=slider]").boundingBox();
await page.mouse.move(box.x + box.width * 0.9, box.y + 40);
await page.mouse.down();
for (let at = 1; at <= moves; at++) await page.mouse.move(box.x + box.width * (0.9 - (0.8 * at) / moves), box.y + 40);
await page.mouse.up();
await devtools.send("Tracing.end");
await whole;
await browser.close();

const main = events.find((one) => one.name === "thread_name" && one.args.name === "CrRendererMain");
const tasks = events.filter((one) => one.tid === main?.tid && one.pid === main?.pid && /RunTask$/.test(one.name));
const frames = events.filter((one) => one.name === "FireAnimationFrame" && one.pid === main?.pid).length;
const longest = Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000;
const work = tasks.reduce((sum, { dur = 0 }) => sum + dur, 0) / 1000 / Math.max(1, frames);
process.stdout.write(
  `${frames} frames: ${work.toFixed(1)} ms of the main thread a frame, longest task ${longest.toFixed(1)} ms\n`,
);
