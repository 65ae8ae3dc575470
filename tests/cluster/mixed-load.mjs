import { pause } from "../../scripts/lib/processes.mjs";
import { listPage } from "../bench/addresses.mjs";
import { cookie } from "../bench/sign-in.mjs";
import { histogram } from "./histogram.mjs";
import { startLoad } from "./load.mjs";
import { waitingShopper } from "./shopper.mjs";

const pageSearch = "/parts/phrase/fr/plaquettes%20de%20frein";
/** Half a second: pieces and quotes are read back, so that these are twenty calls and a page. */
const cycle = [
  "add",
  "look",
  "page",
  "add",
  "look",
  "search",
  "add",
  "look",
  "quote",
  "add",
  "look",
  "search",
  "add",
  "look",
  "customers",
];
const cycleMs = 500;
const mostUnderWay = 400;

/** A page as a browser asks for it, counted like a call. */
async function askPage(base, headers, tally) {
  const began = performance.now();
  const status = await fetch(base + listPage.path, { headers }).then(
    (response) => response.text().then(() => response.status),
    () => 0,
  );
  const kind = `page ${status}`;
  tally.heard[kind] = (tally.heard[kind] ?? 0) + 1;
  if (status === 200) tally.pageMs.push(performance.now() - began);
  else tally.strange.push({ what: "page", status });
}

/** Forty calls and two pages a second, however long the answers take, by forty shoppers with streams; `times` are kept by `next`. */
export async function startMixedLoad(base) {
  const load = await startLoad(base, waitingShopper);
  const { tally, shoppers, counter } = load;
  const headers = cookie(counter.client.token);
  tally.pageMs = histogram();
  let [going, underWay] = [true, 0];
  const steps = {
    add: (one) => one.add(),
    quote: (one) => one.quote(),
    look: (one) => one.look(),
    search: (one) => one.look(pageSearch),
    customers: (one) => one.look("/vc/customers"),
    page: () => askPage(base, headers, tally),
  };
  const begin = async (at) => {
    if (underWay >= mostUnderWay) return void tally.strange.push({ what: "too much under way" });
    underWay += 1;
    const shopper = shoppers[(at + Math.floor(at / cycle.length)) % shoppers.length];
    await steps[cycle[at % cycle.length]](shopper).finally(() => (underWay -= 1));
  };
  const run = async () => {
    const began = performance.now();
    for (let at = 0; going; at++) {
      const wait = began + (at * cycleMs) / cycle.length - performance.now();
      if (wait > 0) await pause(wait);
      void begin(at);
    }
    while (underWay > 0) await pause(20);
  };
  const ended = run();
  return {
    /** The times since it was asked last; counting begins anew. */
    next() {
      const [calls, pages] = [histogram(), tally.pageMs];
      calls.add(tally.writeMs);
      calls.add(tally.readMs);
      Object.assign(tally, { writeMs: histogram(), readMs: histogram(), pageMs: histogram() });
      return { calls, pages };
    },
    async judge(ask, limits) {
      going = false;
      await ended;
      return load.judge(ask, limits);
    },
  };
}
