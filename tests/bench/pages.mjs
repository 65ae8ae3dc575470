import { Refusal } from "../../scripts/lib/refusal.mjs";
import { constantPage, emptyPage, listPage, selectorPages, vehiclePage } from "./addresses.mjs";
import { compare } from "./load.mjs";
import { amount, mark, table } from "./report.mjs";
import { cookie } from "./sign-in.mjs";

/** How many bytes a page has, and how many elements. */
async function weigh(url, headers) {
  const response = await fetch(url, { headers, redirect: "manual" });
  const html = await response.text();
  if (response.status !== 200) {
    throw new Refusal(`${url} answers ${response.status}. The yardstick pages need ETABLI_BENCH=1.`);
  }
  const markup = html.replace(/<script\b[^]*?<\/script>/g, "");
  return { bytes: Buffer.byteLength(html), elements: [...markup.matchAll(/<[a-z]/g)].length };
}

/** The constant page with as many elements as the real one, then padded to its bytes. */
async function equallyLarge(base, real, headers) {
  const weighed = (rows, padding) => weigh(base + constantPage({ rows, padding }), headers);
  const [none, some] = [await weighed(0, 0), await weighed(100, 0)];
  const perRow = (some.elements - none.elements) / 100;
  const rows = Math.max(0, Math.round((real.elements - none.elements) / perRow));
  let padding = 0;
  let found = await weighed(rows, padding);
  for (let step = 0; step < 3 && found.bytes !== real.bytes; step++) {
    padding = Math.max(0, padding + real.bytes - found.bytes);
    found = await weighed(rows, padding);
  }
  return { url: base + constantPage({ rows, padding }), ...found };
}

/** One page against an equally large constant page, and against the empty one where it has a goal for that. */
async function measurePage({ page, goals, base, headers, options, note }) {
  const real = { name: page.name, goal: null, url: base + page.path, ...(await weigh(base + page.path, headers)) };
  const yardsticks = [
    { name: "Equally large page of constant data", goal: goals.constant, ...(await equallyLarge(base, real, headers)) },
  ];
  if (goals.empty)
    yardsticks.push({
      name: "Empty dynamic page",
      goal: goals.empty,
      url: base + emptyPage,
      ...(await weigh(base + emptyPage, headers)),
    });
  const pages = [real, ...yardsticks].map((one) => ({ ...one, headers }));
  const results = await compare(pages, options, note);
  return results.map(({ perSecond, ratio, p50, p97 }, at) => {
    const { name, goal, bytes, elements } = pages[at];
    const judged = goal ? [amount(ratio, 2), `${goal}`, mark(ratio >= goal)] : ["", "", ""];
    const latency = `${amount(p50, 1)} / ${amount(p97, 1)}`;
    return [name, amount(bytes / 1000, 1), String(elements), amount(perSecond), ...judged, latency];
  });
}

/** Throughput of pages, each against an equally large page of constant data; `chosen` are pages with their goals. */
export const measurePages =
  (chosen) =>
  async ({ product: { base, token }, options, note }) => {
    const headers = cookie(token);
    const rows = [];
    for (const { page, goals } of chosen)
      rows.push(...(await measurePage({ page, goals, base, headers, options, note })));
    return table(["Page", "kB", "elements", "/s", "page's ratio", "goal", "met", "p50 / p97.5 ms"], rows);
  };

export const mainPages = [{ page: listPage, goals: { constant: 0.6, empty: 0.35 } }];
export const vehiclePages = [
  { page: vehiclePage, goals: { constant: 0.6 } },
  ...selectorPages.map((page) => ({ page, goals: { constant: 0.7 } })),
];
