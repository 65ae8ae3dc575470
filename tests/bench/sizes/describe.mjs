import { amount, mark, table } from "../report.mjs";
import { describePlain } from "./plain.mjs";

const million = 1_000_000;
const most = { seconds: 240, megabytes: 512, growth: 3, ratio: 0.5 };

const named = (count) => count.toLocaleString("en");
const megabytes = (bytes) => amount(bytes / 2 ** 20);
/** How many times greater the last of the sizes is than the first; nothing for one size. */
const growthOf = (values) => (values.length > 1 ? values.at(-1) / values[0] : null);
const judgedGrowth = (values) => {
  const growth = growthOf(values);
  return growth === null ? ["", ""] : [amount(growth, 2), mark(growth <= most.growth)];
};

function loads(sizes) {
  const rows = sizes.map(({ articles, load, weight }) => [
    named(load.articles),
    named(weight.numbers),
    named(load.fitments),
    amount(load.seconds),
    articles === million ? `${most.seconds}: ${mark(load.seconds <= most.seconds)}` : "",
    amount(load.peak),
    mark(load.peak <= most.megabytes),
    megabytes(weight.tables),
    megabytes(weight.indexes),
  ]);
  const heads = ["Articles", "numbers", "fitments", "import s", "goal", "program's memory MB", `≤ ${most.megabytes}`];
  return table([...heads, "tables MB", "indexes MB"], rows);
}

function inDatabase(sizes) {
  const rows = sizes[0].reads.map(({ name, goal }, at) => {
    const found = sizes.map(({ reads }) => reads[at].database);
    const judged = sizes.findIndex(({ articles }) => articles === million);
    return [
      name,
      ...found.map(({ p50, p95, least }) => `${amount(p50, 2)} / ${amount(p95, 2)} (${amount(least, 2)})`),
      goal ?? "",
      judged < 0 || goal === null ? "" : mark(found[judged].p95 <= goal),
      ...(goal === null ? ["", ""] : judgedGrowth(found.map(({ p95 }) => p95))),
    ];
  });
  const heads = sizes.map(({ articles }) => `${named(articles)}: p50 / p95 ms (fastest)`);
  return table(["Read", ...heads, "goal p95 at 1,000,000", "met", "p95 grows", `≤ ${most.growth}`], rows);
}

function overHttp(sizes) {
  const rows = sizes[0].http.map(({ name }, at) => {
    const found = sizes.map(({ http }) => http[at]);
    return [
      name,
      ...found.map(({ perSecond, ratio, p95 }) => `${amount(perSecond)} / ${amount(ratio, 2)} / ${amount(p95, 1)}`),
      mark(found.every(({ ratio }) => ratio >= most.ratio)),
      ...judgedGrowth(found.map(({ p95 }) => p95)),
    ];
  });
  const heads = sizes.map(({ articles }) => `${named(articles)}: product /s, ratio, p95 ms`);
  return table(["Call", ...heads, `ratio ≥ ${most.ratio}`, "p95 grows", `≤ ${most.growth}`], rows);
}

/** The tables of the reads. */
export const describeReads = (sizes) =>
  [
    "The statements of each read in the database, one client:",
    inDatabase(sizes),
    "The calls over HTTP, ten connections, signed in, beside the limit:",
    overHttp(sizes),
  ].join("\n\n");

/** The comparison with a plain server, at the size at which it was made. */
const besidePlain = (sizes) =>
  sizes.flatMap(({ plain }) =>
    plain
      ? [
          "Beside a plain server with a trigram index over 100,000 articles, without facets, ranks, rights or slips:",
          describePlain(plain),
        ]
      : [],
  );

/** The tables of measured sizes, smallest first. */
export const describeSizes = (sizes) => [loads(sizes), describeReads(sizes), ...besidePlain(sizes)].join("\n\n");
