import { readOptions } from "../tests/bench/options.mjs";
import { ensureBrowser } from "./lib/browser.mjs";
import { step } from "./lib/progress.mjs";
import { report } from "./lib/refusal.mjs";
import { endCommands } from "./lib/run.mjs";
import { measureCalls } from "../tests/bench/calls.mjs";
import { mainCalls, oeCalls, repairCalls, vehicleCalls } from "../tests/bench/chosen-calls.mjs";
import { measureCamera } from "../tests/bench/camera.mjs";
import { measureCommerce } from "../tests/bench/commerce.mjs";
import { measureCounting } from "../tests/bench/counting.mjs";
import { measureDrawings } from "../tests/bench/drawings.mjs";
import { measureFaultCodes } from "../tests/bench/fault-codes.mjs";
import { measureFirstLoad } from "../tests/bench/first-load.mjs";
import { measureLanguages } from "../tests/bench/languages.mjs";
import { measureLighthouse } from "../tests/bench/lighthouse.mjs";
import { measureMainJob } from "../tests/bench/main-job.mjs";
import { measureMap } from "../tests/bench/map.mjs";
import { mainPages, measurePages, vehiclePages } from "../tests/bench/pages.mjs";
import { openProduct } from "../tests/bench/product.mjs";
import { machine, writeReport } from "../tests/bench/report.mjs";
import { measureAdditions } from "../tests/bench/add-to-cart.mjs";
import { measureGrowth } from "../tests/bench/growth.mjs";
import { measureNotifications } from "../tests/bench/notifications.mjs";
import { measurePortal } from "../tests/bench/portal.mjs";
import { measureRecycled } from "../tests/bench/recycled.mjs";
import { measureQuotes } from "../tests/bench/quote.mjs";
import { measureScreens } from "../tests/bench/screens.mjs";
import { measureStock } from "../tests/bench/stock.mjs";
import { measureStorm } from "../tests/bench/storm.mjs";
import { measureStreams } from "../tests/bench/streams.mjs";
import { measureTyresAndUsed } from "../tests/bench/tyres-and-used.mjs";
import { measureWebhooks } from "../tests/bench/webhooks.mjs";
import { measureUsers } from "../tests/bench/users.mjs";
import { measureSizes } from "../tests/bench/sizes/measure.mjs";
import { measureStart } from "../tests/bench/warm-start.mjs";

const sections = [
  { name: "calls", title: "Measuring calls", measure: measureCalls(mainCalls) },
  { name: "pages", title: "Measuring pages", measure: measurePages(mainPages) },
  { name: "main-job", title: "Doing the main job", measure: measureMainJob, needsBrowser: true },
  { name: "vehicle-calls", title: "Measuring vehicle calls", measure: measureCalls(vehicleCalls) },
  { name: "repair-calls", title: "Measuring calls of repair data", measure: measureCalls(repairCalls) },
  { name: "oe-calls", title: "Measuring calls of the maker's catalogue", measure: measureCalls(oeCalls) },
  { name: "fault-codes", title: "Reading fault codes", measure: measureFaultCodes },
  { name: "tyres-and-used", title: "Measuring tyres and used vehicles", measure: measureTyresAndUsed },
  { name: "vehicle-pages", title: "Measuring vehicle pages", measure: measurePages(vehiclePages) },
  { name: "js", title: "Weighing first-load JavaScript", measure: measureFirstLoad, needsBrowser: true },
  { name: "languages", title: "Weighing languages", measure: measureLanguages, needsBrowser: true },
  { name: "lighthouse", title: "Running Lighthouse", measure: measureLighthouse, needsBrowser: true },
  { name: "drawings", title: "Dragging drawings", measure: measureDrawings, needsBrowser: true },
  { name: "map", title: "Panning a map of 20,000 places", measure: measureMap, needsBrowser: true },
  { name: "camera", title: "Reading codes before a camera", measure: measureCamera, needsBrowser: true },
  { name: "growth", title: "Growing to 200,000 versions", measure: measureGrowth },
  { name: "recycled", title: "Listing 20,000 recycled units", measure: measureRecycled },
  { name: "portal", title: "Showing a home page", measure: measurePortal },
  { name: "users", title: "Listing 10,000 users", measure: measureUsers },
  { name: "storm", title: "Guessing passwords", measure: measureStorm },
  { name: "streams", title: "Opening event streams", measure: measureStreams },
  { name: "notifications", title: "Writing to 10,000 readers", measure: measureNotifications },
  { name: "webhooks", title: "Telling a program that fails", measure: measureWebhooks },
  { name: "screens", title: "Changing 500 screens", measure: measureScreens },
  { name: "commerce", title: "Measuring orders, store and checkout", measure: measureCommerce },
  { name: "counting", title: "Counting what is used", measure: measureCounting },
  { name: "add-to-cart", title: "Adding to carts", measure: measureAdditions },
  { name: "quote", title: "Printing quotes", measure: measureQuotes },
  { name: "stock", title: "Keeping 100,000 stock lines", measure: measureStock },
  { name: "start", title: "Starting three times", measure: measureStart, stopsProduct: true },
];

async function main(args) {
  const options = readOptions(
    args,
    sections.map(({ name }) => name),
  );
  if (options.articles) return measureSizes(options);
  const chosen = sections.filter(({ name }) => options.only.includes(name));
  const browser = chosen.some(({ needsBrowser }) => needsBrowser)
    ? await step("Looking for a browser", (note) => ensureBrowser(note))
    : null;
  const texts = [["machine", machine()]];
  /** @type {any} */
  const product = await openProduct(options);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => void stop(product));
  try {
    for (const { name, title, measure, stopsProduct } of chosen) {
      if (stopsProduct) await product.stop();
      const text = await step(title, (note) => measure({ product, options, browser, note }));
      process.stdout.write(`\n${text}\n`);
      texts.push([name, text]);
    }
  } finally {
    await product.close();
  }
  await writeReport(texts);
}

async function stop(product) {
  endCommands();
  await product.close();
  process.exit(1);
}

await main(process.argv.slice(2)).catch(report);
process.exit();
