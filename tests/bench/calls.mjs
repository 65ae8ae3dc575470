import { isDeepStrictEqual } from "node:util";
import { Refusal } from "../../scripts/lib/refusal.mjs";
import { openLimit } from "./limit.mjs";
import { compare } from "./load.mjs";
import { amount, mark, table } from "./report.mjs";
import { ask } from "./chosen-calls.mjs";
import { bearer } from "./sign-in.mjs";

const goal = 0.5;
async function requireSameAnswer(product, limit, { name, path }, headers) {
  const [real, yardstick] = await Promise.all([ask(product + path, headers), ask(limit + path, headers)]);
  if (!isDeepStrictEqual(real, yardstick)) throw new Refusal(`${name}: product and limit do not answer the same body.`);
  return Buffer.byteLength(JSON.stringify(real));
}

async function measureOne({ product, limit, call, headers, options, note }) {
  const bytes = await requireSameAnswer(product.base, limit.base, call, headers);
  const targets = [
    { name: call.name, url: product.base + call.path, headers },
    { name: `${call.name}, limit`, url: limit.base + call.path, headers },
  ];
  const [real, yardstick] = await compare(targets, options, note);
  return [
    call.name,
    amount(bytes / 1000, 1),
    amount(real.perSecond),
    amount(yardstick.perSecond),
    amount(yardstick.ratio, 2),
    mark(yardstick.ratio >= goal),
    `${amount(real.p50, 1)} / ${amount(real.p97, 1)}`,
    `${amount(yardstick.p50, 1)} / ${amount(yardstick.p97, 1)}`,
  ];
}

/**
 * Measures the throughput of the calls that `choose` names against a plain server that runs the same statements and
 * returns the same JSON.
 */
export const measureCalls =
  (choose) =>
  async ({ product, options, note }) => {
    const headers = bearer(product.token);
    const calls = await choose(product.base, headers);
    const database = await product.database();
    const paths = calls.map(({ path }) => path);
    let limit;
    try {
      limit = await openLimit({ databaseUrl: database.url, paths, headers });
      const rows = [];
      for (const call of calls) rows.push(await measureOne({ product, limit, call, headers, options, note }));
      for (const [at, row] of rows.entries()) row.splice(1, 0, String(limit.counts[at]));
      const heads = ["Call", "SQL", "kB", "product /s", "limit /s", "ratio", `≥ ${goal}`];
      return table([...heads, "product p50 / p97.5 ms", "limit p50 / p97.5 ms"], rows);
    } finally {
      limit?.close();
      await database.close();
    }
  };
