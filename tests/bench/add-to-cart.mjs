import fs from "node:fs";
import path from "node:path";
import v8 from "node:v8";
import { run } from "../../scripts/lib/run.mjs";
import { environment, here, listen, withFolder } from "./limit.mjs";
import { compare } from "./load.mjs";
import { amount, mark, table } from "./report.mjs";
import { addition, newCustomer, newItem, tidyShop } from "./shop.mjs";
import { bearer } from "./sign-in.mjs";

const goal = 0.4;
/** A line holds 9,999 pieces: so many carts take every addition of a measurement. */
const carts = 24;

async function record(folder, { env, headers, bodies }) {
  const [requests, result] = [path.join(folder, "requests.json"), path.join(folder, "recorded")];
  fs.writeFileSync(requests, JSON.stringify({ path: "/api/addItemToCart", headers, bodies }), { mode: 0o600 });
  const args = ["--import", "tsx", here("record-writes.mjs"), requests, result];
  await run(process.execPath, args, { env, failure: "The product's statements could not be recorded" });
  return result;
}

/** Adding to a cart against a plain node server that runs the same statements in the same transaction. */
export async function measureAdditions({ product, options, note }) {
  const headers = bearer(product.token);
  const database = await product.database();
  try {
    note("filling the shelf");
    const item = await newItem(product, 0);
    const bodies = [];
    for (let at = 0; at < carts; at++) bodies.push(addition(await newCustomer(product), item));
    return await withFolder(async (folder) => {
      const env = environment(database.url);
      const file = await record(folder, { env, headers, bodies });
      const { child, base } = await listen(file, env, "write-limit-server.mjs");
      try {
        return await measure({ product, base, bodies, headers, options, note, counts: countsIn(file) });
      } finally {
        child.disconnect();
      }
    });
  } finally {
    await tidyShop(database);
    await database.close();
  }
}

function countsIn(file) {
  const [{ reads, writes }] = v8.deserialize(fs.readFileSync(file));
  return { reads: reads.length, writes: writes.length };
}

async function measure({ product, base, bodies, headers, options, note, counts }) {
  const json = { ...headers, "content-type": "application/json" };
  const withKey = (request) => ({
    ...request,
    headers: { ...request.headers, "idempotency-key": crypto.randomUUID() },
  });
  const requests = (place) =>
    bodies.map((body, at) => ({
      ...{ method: "POST", path: place(at), headers: json, body: JSON.stringify(body) },
      setupRequest: withKey,
    }));
  const targets = [
    { name: "add to cart", url: product.base, requests: requests(() => "/api/addItemToCart") },
    { name: "add to cart, limit", url: base, requests: requests((at) => `/${at}`) },
  ];
  const [real, yardstick] = await compare(targets, options, note);
  const heads = ["Call", "SQL", "product /s", "limit /s", "ratio", `≥ ${goal}`];
  const times = ({ p50, p97 }) => `${amount(p50, 1)} / ${amount(p97, 1)}`;
  return table(
    [...heads, "product p50 / p97.5 ms", "limit p50 / p97.5 ms"],
    [
      [
        ...["Add to cart", `${counts.reads} + ${counts.writes}`, amount(real.perSecond), amount(yardstick.perSecond)],
        ...[amount(yardstick.ratio, 2), mark(yardstick.ratio >= goal), times(real), times(yardstick)],
      ],
    ],
  );
}
