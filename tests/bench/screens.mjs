import { createHash, randomBytes } from "node:crypto";
import pg from "pg";
import { Refusal } from "../../scripts/lib/refusal.mjs";
import { ask } from "./chosen-calls.mjs";
import { makeReaders, removeReaders } from "./crowd-of-readers.mjs";
import { amount, mark, table } from "./report.mjs";
import { post } from "./shop.mjs";
import { inBatches, openStream } from "./stream-tools.mjs";

const screens = 500;
const changes = 10;
const goalMs = 1000;

/** So many screens of a company, each with a key of its own. */
async function makeScreens(client, companyId) {
  const keys = Array.from({ length: screens }, () => randomBytes(16).toString("base64url"));
  const hashes = keys.map((key) => createHash("sha256").update(key).digest());
  await client.query(
    `with made as (
      insert into screen (company_id, name) select $1, 'Bench ' || n from generate_series(1, $2::int) n returning id),
    numbered as (select id, row_number() over (order by id) as n from made)
    insert into live_key (company_id, kind, subject_id, key_hash)
      select $1, 'screen', s.id, k.hash from numbered s join unnest($3::bytea[]) with ordinality k(hash, n) on k.n = s.n`,
    [companyId, screens, hashes],
  );
  return keys;
}

/** Milliseconds from the call that changes all of them until each knows what it shows, as its page does: told, then asked. */
async function changeAll({ product, house, screensOpen, turn }) {
  const text = `Bench ${turn}`;
  const began = performance.now();
  const shown = screensOpen.map(async (screen) => {
    await screen.told();
    const { message } = await ask(`${product.base}/api/screen/${screen.key}`, {});
    if (!JSON.stringify(message ?? "").includes(text)) throw new Refusal(`A screen shows ${JSON.stringify(message)}.`);
    return performance.now() - began;
  });
  await post(house, "/screens/message", { ids: null, text, minutes: 5 });
  return Promise.all(shown);
}

async function openScreen(base, key) {
  let tell = () => {};
  const hear = (chunk) => chunk.includes("Screen URLs") && tell();
  const { close } = await openStream(base, null, { path: `/api/sse/public?screen=${key}`, hear });
  return { key, close, told: () => new Promise((resolve) => (tell = () => resolve(undefined))) };
}

/** 500 screens that listen to one process, and changes that all of them show. */
export async function measureScreens({ product, note }) {
  const database = await product.database();
  const client = new pg.Client(database.url);
  await client.connect();
  let company;
  try {
    company = await makeReaders(client, 1, ["CaiaApp", "admin"]);
    const house = { base: product.base, token: company.token };
    const keys = await makeScreens(client, company.id);
    note(`opening ${screens} screens`);
    const screensOpen = await inBatches(screens, (at) => openScreen(product.base, keys[at]));
    const times = [];
    for (let turn = 0; turn < changes; turn++) {
      note(`change ${turn + 1} of ${changes}`);
      times.push(...(await changeAll({ product, house, screensOpen, turn })));
    }
    screensOpen.forEach(({ close }) => close());
    times.sort((a, b) => a - b);
    const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
    return table(
      ["Screens", "measured", "goal", "met"],
      [
        [
          `a change shown by ${screens} screens, p50 / p95 ms of ${changes} changes`,
          `${amount(at(0.5))} / ${amount(at(0.95))}`,
          `≤ ${goalMs}`,
          mark(at(0.95) <= goalMs),
        ],
      ],
    );
  } finally {
    if (company) await removeReaders(client, company);
    await client.end();
    await database.close();
  }
}
