import lighthouse from "lighthouse";
import desktop from "lighthouse/core/config/desktop-config.js";
import { freePort } from "../../scripts/lib/free-port.mjs";
import { Refusal } from "../../scripts/lib/refusal.mjs";
import { measuredPages } from "./addresses.mjs";
import { openBrowser } from "./browser.mjs";
import { median } from "./load.mjs";
import { mark, table } from "./report.mjs";
import { cookie } from "./sign-in.mjs";

/** @type {Record<string, number>} */
const goals = { performance: 95, accessibility: 100, "best-practices": 100 };
const categories = Object.keys(goals);
const runs = 3;
const attempts = 3;

async function audit(url, port, extraHeaders) {
  /** @type {import("lighthouse").Flags} */
  const flags = { port, output: "json", logLevel: "error", onlyCategories: categories, extraHeaders };
  // On a starved machine Chromium gives up a load now and then; such a run has no scores and is repeated.
  for (let attempt = 1; ; attempt++) {
    const lhr = (await lighthouse(url, flags, desktop))?.lhr;
    if (lhr && !lhr.runtimeError) return lhr;
    if (attempt === attempts) throw new Refusal(`Lighthouse cannot measure ${url}: ${lhr?.runtimeError?.message}`);
  }
}

const scoreOf = (lhr, category) => Math.round((lhr.categories[category].score ?? 0) * 100);

/** The audits that cost a category points, worst first, with what they found. */
function failing(lhr, category) {
  return lhr.categories[category].auditRefs
    .map(({ id, weight }) => ({ weight, ...lhr.audits[id] }))
    .filter(({ weight, score }) => weight > 0 && score !== null && score < 0.9)
    .sort((a, b) => b.weight * (1 - b.score) - a.weight * (1 - a.score))
    .map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id));
}

async function auditPage(base, token, { name, path, signedIn }, port, note) {
  const results = [];
  for (let run = 1; run <= runs; run++) {
    note(`${name}, run ${run} of ${runs}`);
    results.push(await audit(base + path, port, signedIn ? cookie(token) : {}));
  }
  results.sort((a, b) => scoreOf(a, "performance") - scoreOf(b, "performance"));
  const scores = categories.map((category) => median(results.map((lhr) => scoreOf(lhr, category))));
  const faults = categories.flatMap((category) => failing(results[runs >> 1], category));
  const met = categories.every((category, at) => scores[at] >= goals[category]);
  return [name, ...scores.map(String), mark(met), faults.join(", ") || "none"];
}

/** Lighthouse's desktop scores of each measured page, medians of three runs, with the audits that cost points in the middle one. */
export async function measureLighthouse({ product: { base, token }, browser: executable, note }) {
  const port = await freePort();
  const browser = await openBrowser(executable, { port });
  try {
    const rows = [];
    for (const page of measuredPages) rows.push(await auditPage(base, token, page, port, note));
    const heads = categories.map((category) => `${category} (${goals[category]})`);
    return table(["Page", ...heads, "met", "failing audits"], rows);
  } finally {
    await browser.close();
  }
}
