import pg from "pg";
import { median } from "../load.mjs";

const rounds = 5;

/** Milliseconds of a call's catalogue statements, one after the other. */
async function time(client, statements) {
  const began = performance.now();
  for (const { name, text, values } of statements) await client.query({ name, text, values });
  return performance.now() - began;
}

const meant =
  (only) =>
  ({ statements }) =>
    statements.filter(({ name }) => name.includes("@") && name.startsWith(only));

/** The part of sorted numbers below which so many of them lie. */
export const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

/** The yardstick of the others: what a question costs that reads nothing. */
const nothing = { statements: [{ name: "nothing@", text: "select 1", values: [] }] };
export const timeNothing = (url) => timeReads(url, Array(300).fill(nothing), "nothing");

/**
 * How long one client waits for the catalogue's statements of recorded calls, by name as the product sends them: every
 * call once to warm up, then five times; its median counts. `only`: how the names begin of those that are meant. Answers
 * `{ p50, p95 }` in ms over the calls, and `least`, the p95 of each call's fastest time: what a busy machine adds is not in it.
 */
export const timeReads = (url, calls, only) => timeStatements(url, calls, meant(only));

/** The same of the statements that `chosen` takes out of each call. */
export async function timeStatements(url, calls, chosen) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const asked = calls.map(chosen);
    for (const statements of asked) await time(client, statements);
    const times = asked.map(() => []);
    for (let round = 0; round < rounds; round++)
      for (const [at, statements] of asked.entries()) times[at].push(await time(client, statements));
    const [middle, least] = [median, (own) => Math.min(...own)].map((of) => times.map(of).sort((a, b) => a - b));
    return { p50: quantile(middle, 0.5), p95: quantile(middle, 0.95), least: quantile(least, 0.95) };
  } finally {
    await client.end();
  }
}
