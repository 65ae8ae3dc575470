import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { recordCalls, startLimit } from "../limit.mjs";
import { compare } from "../load.mjs";
import { openProduct } from "../product.mjs";
import { bearer } from "../sign-in.mjs";
import { timeNothing, timeReads } from "./database-reads.mjs";
import { comparedSize, measurePlain } from "./plain.mjs";
import { generate, importFiles, weighVersion } from "./load.mjs";
import { askedOf } from "./questions.mjs";

const pathsOverHttp = 50;
/** Statements that fill a cache again, once a second or less: whether a recorded call ran them is chance. */
const refills = new Set(["session_by_hash", "live_catalogue"]);
const lasting = (call) => ({ ...call, statements: call.statements.filter(({ name }) => !refills.has(name)) });

async function readsInDatabase({ url, headers, note }) {
  const asked = await askedOf(url);
  note("recording statements");
  const calls = await recordCalls({
    databaseUrl: url,
    paths: [...new Set(asked.flatMap(({ paths }) => paths))],
    headers,
  });
  const byPath = new Map(calls.map((call) => [call.path, lasting(call)]));
  /** @type {Record<string, any>[]} */
  const found = [{ name: "A question that reads nothing", goal: null, calls: [], database: await timeNothing(url) }];
  for (const { name, call, goal, only, paths } of asked) {
    note(name);
    const own = paths.map((one) => byPath.get(one));
    found.push({ name, call, goal, calls: own, database: await timeReads(url, own, only) });
  }
  return found;
}

async function overHttp({ url, base, headers, options, reads, note }) {
  const chosen = reads
    .filter(({ call }) => call)
    .map(({ call, calls }) => ({ name: call, calls: calls.slice(0, pathsOverHttp) }));
  const limit = await startLimit({ databaseUrl: url, calls: chosen.flatMap(({ calls }) => calls) });
  try {
    const found = [];
    for (const { name, calls } of chosen) {
      const paths = calls.map(({ path: one }) => one);
      const targets = [
        { name, url: base, paths, headers },
        { name: `${name}, limit`, url: limit.base, paths, headers },
      ];
      const [real, yardstick] = await compare(targets, options, note);
      found.push({ name, perSecond: real.perSecond, ratio: yardstick.ratio, p95: real.p95 });
    }
    return found;
  } finally {
    limit.close();
  }
}

/** Measures every hot read of the live catalogue in the database and over HTTP. */
export async function measureReads({ product, url, options, note }) {
  const headers = bearer(product.token);
  const reads = await readsInDatabase({ url, headers, note });
  const http = await overHttp({ url, base: product.base, headers, options, reads, note });
  return { reads: reads.map(({ name, goal, database }) => ({ name, goal, database })), http };
}

/** Generates, imports and measures a catalogue of so many articles, in a database of its own that is thrown away. */
export async function measureSize(articles, options, note) {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "etabli-sizes-"));
  fs.chmodSync(scratch, 0o711);
  const folder = path.join(scratch, "files");
  let product;
  try {
    await generate(articles, folder, note);
    product = await openProduct({ base: null, data: path.join(scratch, "data") });
    const database = await product.database();
    try {
      const { url } = database;
      const load = await importFiles(url, folder, note);
      fs.rmSync(folder, { recursive: true });
      const weight = await weighVersion(url, load.schema);
      const reads = await measureReads({ product, url, options, note });
      const headers = bearer(product.token);
      const plain = articles === comparedSize ? await measurePlain({ product, url, headers, options, note }) : null;
      return { articles, load, weight, ...reads, plain };
    } finally {
      await database.close();
    }
  } finally {
    await product?.close();
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}
